import { match } from 'ts-pattern';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { threadReplyMachine } from '../../machines/questions/reply.machine.ts';
import type { ThreadReplyView } from '../../ui/screens/questions/reply/reply.view.tsx';
import { sentence } from '../sentence.ts';
import type { Draft } from '../sync/draft.tsx';
import { fileLimits, filesToSend, whyNotSent, whyRefused } from './files.ts';

type Snapshot = SnapshotFrom<typeof threadReplyMachine>;
type Send = ActorRefFrom<typeof threadReplyMachine>['send'];

export function connectThreadReply(
  snapshot: Snapshot,
  send: Send,
  {
    draft,
    sent,
  }: { draft: Pick<Draft<'reply'>, 'values' | 'note'> & { onWrite: (text: string) => void }; sent: number },
): ThreadReplyView {
  const { files, refused, failure, failedKey } = snapshot.context;
  const form = {
    text: draft.values?.text ?? '',
    sent,
    onWrite: (written: string) => {
      draft.onWrite(written);
      send({ type: 'write' });
    },
    draft: draft.note,
    files: filesToSend(files, failedKey),
  };
  const editing = {
    limits: fileLimits,
    refused: whyRefused(refused),
    onChoose: (chosen: File[]) => send({ type: 'file.add', files: chosen }),
    onRemove: (key: string) => send({ type: 'file.remove', key }),
    onSubmit: (written: string) => send({ type: 'submit', text: written }),
  };
  const reason = sentence(failure, 'There was an error sending your reply. Please try again.');
  const why = whyNotSent(files, failedKey, reason);
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
