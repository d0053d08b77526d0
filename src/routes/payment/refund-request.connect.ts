import { match } from 'ts-pattern';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { refundRequestMachine } from '../../machines/payment/refund-request.machine.ts';
import type { RefundReason, RefundRequestView } from '../../ui/screens/payment/refund-request/refund-request.view.tsx';
import { sentence } from '../sentence.ts';
import type { Draft } from '../sync/draft.tsx';
import { writtenValues } from '../sync/written-values.ts';

type Snapshot = SnapshotFrom<typeof refundRequestMachine>;
type Send = ActorRefFrom<typeof refundRequestMachine>['send'];

const closed: RefundRequestView = { state: 'closed' };

export function connectRefundRequest(
  snapshot: Snapshot,
  send: Send,
  { draft }: { draft: Draft<'refundRequest'> },
): RefundRequestView {
  const { payment, failure } = snapshot.context;
  if (!payment) return closed;
  const open = { course: payment.courseTitle, onClose: () => send({ type: 'close' }) };
  const form = { ...open, ...writtenValues(draft, send) };
  const onSubmit = ({ reason }: RefundReason) => send({ type: 'submit', reason });
  const why = sentence(failure, 'There was an error sending your request. Please try again.');
  return match(snapshot.value)
    .returnType<RefundRequestView>()
    .with('closed', () => closed)
    .with('writing', (state) => ({ state, ...form, onSubmit }))
    .with({ sending: 'underWay' }, () => ({ state: 'sending.underWay', ...form }))
    .with({ sending: 'delayed' }, () => ({ state: 'sending.delayed', ...form, onSubmit, why }))
    .with('rejected', (state) => ({ state, ...form, onSubmit, why }))
    .with('outdated', (state) => ({ state, ...open, why }))
    .exhaustive();
}
