import { match } from 'ts-pattern';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { paymentReturnMachine } from '../../machines/payment/return.machine.ts';
import { paths } from '../../paths.ts';
import type { PaymentReturnView } from '../../ui/screens/payment/return/return.view.tsx';

export function connectPaymentReturn(
  snapshot: SnapshotFrom<typeof paymentReturnMachine>,
  send: ActorRefFrom<typeof paymentReturnMachine>['send'],
): PaymentReturnView {
  const { sessionId: transactionId, payment } = snapshot.context;
  const course = { courseTitle: payment?.courseTitle ?? '', courseTo: paths.course(payment?.courseId ?? '') };
  return match(snapshot.value)
    .returnType<PaymentReturnView>()
    .with('missing', (state) => ({ state }))
    .with('arriving', 'checking', 'deciding', () =>
      // Asking again looks the same as waiting, so that the page does not flicker.
      ({ state: payment ? 'pending' : 'checking', transactionId }),
    )
    .with('pending', (state) => ({ state, transactionId }))
    .with('confirmed', 'failed', 'disputed', 'refunded', 'review', (state) => ({ state, transactionId, ...course }))
    .with('unknown', (state) => ({ state, transactionId, onRetry: () => send({ type: 'retry' }) }))
    .exhaustive();
}
