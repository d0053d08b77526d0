import { type AssignmentFile, downloadFile } from '../../api/assignment.ts';
import { AssignmentFileScreen } from '../../ui/screens/assignments/attachment/attachment.view.tsx';
import { useDownload } from '../shell/download.ts';

/** One file of an assignment, with its "Download". */
export function AssignmentFileRow({ file, name, size }: { file: AssignmentFile; name: string; size?: string }) {
  const view = useDownload({ name, fetchFile: (signal) => downloadFile(file, signal) });
  return <AssignmentFileScreen view={view} name={name} size={size} />;
}
