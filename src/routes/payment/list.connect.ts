import { match, P } from 'ts-pattern';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { PaidPayment, paymentsMachine } from '../../machines/payment/list.machine.ts';
import { paths } from '../../paths.ts';
import type { PaymentsView } from '../../ui/screens/payment/list/list.view.tsx';
import type { Receipt } from '../../ui/screens/payment/list/receipt.tsx';
import { dayAndTime, plainDay } from '../dates.ts';
import { restOfList } from '../rest-of-list.ts';

type Snapshot = SnapshotFrom<typeof paymentsMachine>;
type Send = ActorRefFrom<typeof paymentsMachine>['send'];
type Here = { zone: string; payer: string; onPrint: () => void; onAsk: (payment: PaidPayment) => void };

/** Dates are shown in the given time zone. */
export function connectPayments(snapshot: Snapshot, send: Send, here: Here): PaymentsView {
  const list = {
    items: (snapshot.context.page?.items ?? []).map((item) => receiptOf(item, here)),
    onPrint: here.onPrint,
  };
  return match(snapshot.value)
    .returnType<PaymentsView>()
    .with('loading', (state) => ({ state }))
    .with('failed', (state) => ({
      state,
      message: 'Failed to load your payments. Please try again later.',
      onRetry: () => send({ type: 'retry' }),
    }))
    .with('empty', (state) => ({ state, coursesTo: paths.courses }))
    .with({ listed: P.select() }, (listed) => ({ ...restOfList(listed, snapshot, send), ...list }))
    .exhaustive();
}

function receiptOf(payment: PaidPayment, { zone, payer, onAsk }: Here): Receipt {
  return {
    ...payment,
    id: payment.sessionId,
    course: payment.courseTitle,
    to: paths.course(payment.courseId),
    paidOn: plainDay(zone, payment.paidAt),
    payer,
    moneyBack: moneyBackOf(payment, zone, () => onAsk(payment)),
  };
}

/** What to say of a refund; undefined if the money was returned, or the bank is deciding on that. */
function moneyBackOf(payment: PaidPayment, zone: string, onAsk: () => void): Receipt['moneyBack'] {
  const { status, moneyBackUntil, moneyBackAskedAt, canAskMoneyBack } = payment;
  if (canAskMoneyBack) return { is: 'open', until: dayAndTime(zone, moneyBackUntil), onAsk };
  if (status === 'refunded' || status === 'disputed') return undefined;
  return moneyBackAskedAt === undefined
    ? { is: 'over', until: dayAndTime(zone, moneyBackUntil) }
    : { is: 'asked', on: plainDay(zone, moneyBackAskedAt) };
}
