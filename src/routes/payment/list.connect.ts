import { match } from 'ts-pattern';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { PaidPayment, paymentsMachine } from '../../machines/payment/list.machine.ts';
import { paths } from '../../paths.ts';
import type { PaymentsView, Receipt } from '../../ui/screens/payment/list/list.view.tsx';
import { plainDay } from '../dates.ts';

type Snapshot = SnapshotFrom<typeof paymentsMachine>;
type Send = ActorRefFrom<typeof paymentsMachine>['send'];
type Here = { zone: string; payer: string; onPrint: () => void };

/** Dates are those of the given zone. */
export function connectPayments(snapshot: Snapshot, send: Send, { zone, payer, onPrint }: Here): PaymentsView {
  const receipt = ({ sessionId, courseId, courseTitle, paidAt, ...payment }: PaidPayment): Receipt => ({
    ...payment,
    id: sessionId,
    course: courseTitle,
    to: paths.course(courseId),
    paidOn: plainDay(zone, paidAt),
    payer,
  });
  const listed = { items: snapshot.context.items.map(receipt), onPrint };
  const onMore = () => send({ type: 'more' });
  return match(snapshot.value)
    .returnType<PaymentsView>()
    .with('loading', (state) => ({ state }))
    .with('failed', (state) => ({
      state,
      message: 'Failed to load your payments. Please try again later.',
      onRetry: () => send({ type: 'retry' }),
    }))
    .with('empty', (state) => ({ state, coursesTo: paths.courses }))
    .with({ listed: 'ready' }, () => ({
      state: 'listed.ready',
      ...listed,
      onMore: snapshot.can({ type: 'more' }) ? onMore : undefined,
    }))
    .with({ listed: 'loadingMore' }, () => ({ state: 'listed.loadingMore', ...listed }))
    .with({ listed: 'moreFailed' }, () => ({
      state: 'listed.moreFailed',
      ...listed,
      message: 'Please try again.',
      onMore,
    }))
    .exhaustive();
}
