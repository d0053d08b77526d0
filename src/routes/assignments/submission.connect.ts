import { match } from 'ts-pattern';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { assignmentSubmissionMachine } from '../../machines/assignments/submission.machine.ts';
import { unsolvedIn } from '../../machines/assignments/unsolved.ts';
import { mostFiles, type Refusal } from '../../machines/chosen-files.ts';
import type { AssignmentSubmissionView } from '../../ui/screens/assignments/submission/submission.view.tsx';
import { dayAndTime } from '../dates.ts';
import { fileSize } from '../file-size.ts';
import { sentence } from '../sentence.ts';
import type { Draft } from '../sync/draft.tsx';

type Snapshot = SnapshotFrom<typeof assignmentSubmissionMachine>;
type Send = ActorRefFrom<typeof assignmentSubmissionMachine>['send'];

const closed: AssignmentSubmissionView = { state: 'closed' };
/** A hint for the browser's file picker only: the server decides by the files' content. */
const accept =
  '.pdf,.png,.jpg,.jpeg,.zip,.docx,.xlsx,.pptx,.odt,.ods,.odp,.txt,.md,.csv,.sql,.py,.r,.json,.ipynb,text/*';
const limits = { accept, hint: `At most ${mostFiles} files of 10 MB each: PDF, PNG, JPEG, ZIP, Office or text files.` };

const refusals: Record<Refusal['why'], (name: string) => string> = {
  tooLarge: (name) => `${name} is larger than 10 MB.`,
  empty: (name) => `${name} is empty.`,
  otherKind: (name) => `${name} is of a kind that is not taken.`,
  tooMany: (name) => `Only ${mostFiles} files can be submitted, so ${name} was left out.`,
};

export function connectAssignmentSubmission(
  snapshot: Snapshot,
  send: Send,
  {
    zone,
    draft,
  }: { zone: string; draft: Pick<Draft<'submission'>, 'values' | 'note'> & { onWrite: (text: string) => void } },
): AssignmentSubmissionView {
  const { assignment, text, files, refused, failure, failedKey } = snapshot.context;
  if (!assignment) return closed;
  const failed = files.find(({ key }) => key === failedKey);
  const open = {
    assignment: assignment.title,
    due: dayAndTime(zone, assignment.dueDate),
    unsolved: unsolvedIn(assignment).map(({ title }) => title),
    text: draft.values?.text ?? text,
    onWrite: (written: string) => {
      draft.onWrite(written);
      send({ type: 'write' });
    },
    draft: draft.note,
    files: files.map(({ key, file, id, share }) => ({
      key,
      name: file.name,
      size: fileSize(file.size),
      percent: share > 0 ? Math.round(share * 100) : undefined,
      isSent: id !== null,
      hasFailed: key === failedKey,
    })),
  };
  const editing = {
    limits,
    refused: refused.map(({ name, why }) => refusals[why](name)).join(' ') || undefined,
    onChoose: (chosen: File[]) => send({ type: 'file.add', files: chosen }),
    onRemove: (key: string) => send({ type: 'file.remove', key }),
    onSubmit: (written: string) => send({ type: 'submit', text: written }),
    onClose: (written: string) => send({ type: 'close', text: written }),
  };
  const reason = sentence(failure, 'There was an error. Please try again.');
  const why = failed ? `${failed.file.name}: ${reason}` : reason;
  return match(snapshot.value)
    .returnType<AssignmentSubmissionView>()
    .with('closed', () => closed)
    .with({ editing: 'writing' }, () => ({ state: 'editing.writing', ...open, ...editing }))
    .with({ editing: 'rejected' }, () => ({ state: 'editing.rejected', ...open, ...editing, why }))
    .with({ sending: 'uploading' }, () => ({
      state: 'sending.uploading',
      ...open,
      onStop: () => send({ type: 'close', text }),
    }))
    .with({ sending: { submitting: 'underWay' } }, () => ({ state: 'sending.submitting.underWay', ...open }))
    .with({ sending: { submitting: 'delayed' } }, () => ({
      state: 'sending.submitting.delayed',
      ...open,
      ...editing,
      why,
    }))
    .exhaustive();
}
