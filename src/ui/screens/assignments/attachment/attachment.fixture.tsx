import { AssignmentFileScreen } from './attachment.view.tsx';

/** A file that is not being downloaded, for stories of dialogs that list files. */
export const exampleFile = (name: string) => ({
  id: name,
  row: <AssignmentFileScreen view={{ state: 'idle', onDownload: () => {} }} name={name} />,
});
