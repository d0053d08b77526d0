import { match } from 'ts-pattern';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { ownAnswerMachine } from '../../machines/questions/own-answer.machine.ts';
import type { OwnAnswerView } from '../../ui/screens/questions/own-answer/own-answer.view.tsx';
import { sentence } from '../sentence.ts';
import type { Draft } from '../sync/draft.tsx';
import { writtenText } from '../sync/written-values.ts';

type Snapshot = SnapshotFrom<typeof ownAnswerMachine>;
type Send = ActorRefFrom<typeof ownAnswerMachine>['send'];

/** `draft` is there while the form is. */
export function connectOwnAnswer(
  { value, context: { answer, failure } }: Snapshot,
  send: Send,
  draft: Draft<'ownAnswer'> | null,
): OwnAnswerView {
  const open = { onClose: () => send({ type: 'close' }) };
  const form = {
    ...open,
    ...writtenText(draft, send, answer?.text),
    isRight: answer?.isRight ?? false,
  };
  const onSubmit = (text: string) => send({ type: 'submit', text });
  const onConfirm = () => send({ type: 'confirm' });
  const notSaved = sentence(failure, 'There was an error saving your answer. Please try again.');
  return match(value)
    .returnType<OwnAnswerView>()
    .with('closed', (state) => ({ state }))
    .with('writing', 'outdated', (state) => ({ state, ...form, onSubmit }))
    .with({ sending: 'underWay' }, () => ({ state: 'sending.underWay', ...form }))
    .with({ sending: 'delayed' }, () => ({ state: 'sending.delayed', ...form, onSubmit, why: notSaved }))
    .with('rejected', (state) => ({ state, ...form, onSubmit, why: notSaved }))
    .with('confirming', (state) => ({ state, ...open, onConfirm }))
    .with('deleting', (state) => ({ state }))
    .with('notDeleted', (state) => ({
      state,
      ...open,
      onConfirm,
      why: sentence(failure, 'There was an error. Please try again.'),
    }))
    .exhaustive();
}
