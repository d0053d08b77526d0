import { match } from 'ts-pattern';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { mostFiles, type Refusal } from '../../machines/chosen-files.ts';
import type { threadReplyMachine } from '../../machines/questions/reply.machine.ts';
import type { ThreadReplyView } from '../../ui/screens/questions/reply/reply.view.tsx';
import { fileSize } from '../file-size.ts';
import { sentence } from '../sentence.ts';
import type { Draft } from '../sync/draft.tsx';

type Snapshot = SnapshotFrom<typeof threadReplyMachine>;
type Send = ActorRefFrom<typeof threadReplyMachine>['send'];

/** A hint for the browser's file picker only: the server decides by the files' content. */
const accept =
  '.pdf,.png,.jpg,.jpeg,.zip,.docx,.xlsx,.pptx,.odt,.ods,.odp,.txt,.md,.csv,.sql,.py,.r,.json,.ipynb,text/*';
const limits = { accept, hint: `At most ${mostFiles} files of 10 MB each: PDF, PNG, JPEG, ZIP, Office or text files.` };

const refusals: Record<Refusal['why'], (name: string) => string> = {
  tooLarge: (name) => `${name} is larger than 10 MB.`,
  empty: (name) => `${name} is empty.`,
  otherKind: (name) => `${name} is of a kind that is not taken.`,
  tooMany: (name) => `Only ${mostFiles} files can be sent, so ${name} was left out.`,
};

export function connectThreadReply(
  snapshot: Snapshot,
  send: Send,
  {
    draft,
    sent,
  }: { draft: Pick<Draft<'reply'>, 'values' | 'note'> & { onWrite: (text: string) => void }; sent: number },
): ThreadReplyView {
  const { files, refused, failure, failedKey } = snapshot.context;
  const failed = files.find(({ key }) => key === failedKey);
  const form = {
    text: draft.values?.text ?? '',
    sent,
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
  };
  const reason = sentence(failure, 'There was an error sending your reply. Please try again.');
  const why = failed ? `${failed.file.name}: ${reason}` : reason;
  return match(snapshot.value)
    .returnType<ThreadReplyView>()
    .with({ editing: 'writing' }, () => ({ state: 'editing.writing', ...form, ...editing }))
    .with({ editing: 'rejected' }, () => ({ state: 'editing.rejected', ...form, ...editing, why }))
    .with({ sending: 'uploading' }, () => ({
      state: 'sending.uploading',
      ...form,
      onStop: () => send({ type: 'stop' }),
    }))
    .with({ sending: { submitting: 'underWay' } }, () => ({ state: 'sending.submitting.underWay', ...form }))
    .with({ sending: { submitting: 'delayed' } }, () => ({
      state: 'sending.submitting.delayed',
      ...form,
      ...editing,
      why,
    }))
    .exhaustive();
}
