import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import { downloadFile } from '../../api/assignment.ts';
import { type AssignmentFile, assignmentFileMachine } from '../../machines/assignments/attachment.machine.ts';
import { AssignmentFileScreen } from '../../ui/screens/assignments/attachment/attachment.view.tsx';
import { saveFile } from '../save-file.ts';
import { connectAssignmentFile } from './attachment.connect.ts';

const machine = assignmentFileMachine.provide({ actors: { downloadFile } });

/** One file of an assignment, with its "Download". */
export function AssignmentFileRow({ file, name, size }: { file: AssignmentFile; name: string; size?: string }) {
  const [snapshot, send, flow] = useMachine(machine, { input: { file, name } });
  useEffect(() => {
    const { unsubscribe } = flow.on('save.file', (saved) => saveFile(saved.file, saved.name));
    return unsubscribe;
  }, [flow]);
  return <AssignmentFileScreen view={connectAssignmentFile(snapshot, send, size)} />;
}
