import type { ReactNode } from 'react';
import { match } from 'ts-pattern';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { AssignmentFile } from '../../api/assignment.ts';
import type { assignmentSubmissionViewMachine } from '../../machines/assignments/submitted.machine.ts';
import type { AssignmentSubmissionViewView } from '../../ui/screens/assignments/submitted/submitted.view.tsx';
import { dayAndTime } from '../dates.ts';
import { fileSize } from '../file-size.ts';

type Snapshot = SnapshotFrom<typeof assignmentSubmissionViewMachine>;
type Send = ActorRefFrom<typeof assignmentSubmissionViewMachine>['send'];
type Shown = { zone: string; row: (file: AssignmentFile, name: string, size: string) => ReactNode };

/** What was handed in, as its dialog shows it. */
export function connectAssignmentSubmissionView(
  snapshot: Snapshot,
  send: Send,
  { zone, row }: Shown,
): AssignmentSubmissionViewView {
  const { assignment, submission } = snapshot.context;
  if (!assignment) return { state: 'closed' };
  const open = { assignment: assignment.title, onClose: () => send({ type: 'close' }) };
  return match(snapshot.value)
    .returnType<AssignmentSubmissionViewView>()
    .with('closed', (state) => ({ state }))
    .with('loading', (state) => ({ state, ...open }))
    .with('failed', (state) => ({ state, ...open, onRetry: () => send({ type: 'retry' }) }))
    .with('shown', (state) => {
      if (!submission) return { state: 'loading', ...open };
      const { submittedAt, text, grade, feedback, files } = submission;
      return {
        state,
        ...open,
        submission: {
          submitted: dayAndTime(zone, submittedAt),
          text,
          grade,
          feedback,
          files: files.map(({ id, name, size }) => ({
            id,
            row: row({ kind: 'submission', assignmentId: assignment.id, fileId: id }, name, fileSize(size)),
          })),
        },
      };
    })
    .exhaustive();
}
