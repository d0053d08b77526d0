import { match } from 'ts-pattern';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { reviewAnswerMachine } from '../../machines/course/review-answer.machine.ts';
import type { ReviewAnswerView } from '../../ui/screens/course/review-answer/review-answer.view.tsx';
import { sentence } from '../sentence.ts';
import type { Draft } from '../sync/draft.tsx';
import { writtenText } from '../sync/written-values.ts';

type Snapshot = SnapshotFrom<typeof reviewAnswerMachine>;
type Send = ActorRefFrom<typeof reviewAnswerMachine>['send'];

const closed: ReviewAnswerView = { state: 'closed' };

/** `draft` is there while the form is. */
export function connectReviewAnswer(
  { value, context: { review, failure } }: Snapshot,
  send: Send,
  draft: Draft<'reviewAnswer'> | null,
): ReviewAnswerView {
  if (!review) return closed;
  const onClose = () => send({ type: 'close' });
  const form = {
    review,
    onClose,
    ...writtenText(draft, send, review.answer?.text),
  };
  const onSubmit = (text: string) => send({ type: 'submit', text });
  const onConfirm = () => send({ type: 'confirm' });
  const why = (own: string) => sentence(failure, own);
  const notSent = why('There was an error sending your answer. Please try again.');
  return match(value)
    .returnType<ReviewAnswerView>()
    .with('closed', () => closed)
    .with('writing', (state) => ({ state, ...form, onSubmit }))
    .with({ sending: 'underWay' }, () => ({ state: 'sending.underWay', ...form }))
    .with({ sending: 'delayed' }, () => ({ state: 'sending.delayed', ...form, onSubmit, why: notSent }))
    .with('rejected', (state) => ({ state, ...form, onSubmit, why: notSent }))
    .with('confirming', (state) => ({ state, onClose, onConfirm }))
    .with('deleting', (state) => ({ state }))
    .with('notDeleted', (state) => ({
      state,
      onClose,
      onConfirm,
      why: why('There was an error. Please try again.'),
    }))
    .exhaustive();
}
