import { useState } from 'react';
import { listPayments, requestRefund } from '../../api/payment/history.ts';
import { paymentsMachine } from '../../machines/payment/list.machine.ts';
import { refundRequestMachine } from '../../machines/payment/refund-request.machine.ts';
import { asPendingCall } from '../../sync/pending-calls.ts';
import { PaymentsScreen } from '../../ui/screens/payment/list/list.view.tsx';
import { useAuth } from '../account/session.tsx';
import { useFlow, useViewer } from '../first-screen.ts';
import { dialog } from '../parts.tsx';
import { useRows, useWithRows } from '../rows.ts';
import { useEmitted } from '../use-emitted.ts';
import { connectPayments } from './list.connect.ts';

const RefundRequest = dialog('RefundRequest', () => import('./refund-request.tsx'));

const requestMachineOf = (person: string | undefined) => {
  const about = ({ sessionId }: { sessionId: string }) => ({
    person,
    form: 'refundRequest' as const,
    subject: sessionId,
  });
  return refundRequestMachine.provide({ actors: { requestRefund: asPendingCall(requestRefund, about) } });
};

/** /payments */
export function Payments() {
  const { zone } = useViewer();
  const { currentUser: user } = useAuth();
  const list = useWithRows(listPayments, ({ sessionId }) => sessionId);
  const [machine] = useState(() => paymentsMachine.provide({ actors: { listPayments: list } }));
  const [snapshot, send] = useFlow(machine);
  useRows(snapshot.context.page?.items.length ?? 0);
  const [requestMachine] = useState(() => requestMachineOf(user?.id));
  const [request, sendToRequest, requestFlow] = useFlow(requestMachine);
  useEmitted(requestFlow, 'asked', (asked) => send(asked));
  useEmitted(requestFlow, 'outdated', () => send({ type: 'reload' }));
  const view = connectPayments(snapshot, send, {
    zone,
    payer: user ? `${user.first_name} ${user.last_name}` : '',
    onPrint: () => window.print(),
    onAsk: (payment) => sendToRequest({ type: 'open', payment }),
  });
  return (
    <>
      <PaymentsScreen view={view} />
      {!request.matches('closed') && (
        <RefundRequest flow={requestFlow} subject={request.context.payment?.sessionId ?? ''} />
      )}
    </>
  );
}
