import { AssignmentFileScreen } from './attachment.view.tsx';

/** A file at rest, for the stories of dialogs that list files. */
export const exampleFile = (name: string) => ({
  id: name,
  row: <AssignmentFileScreen view={{ state: 'idle', onDownload: () => {} }} name={name} />,
});
