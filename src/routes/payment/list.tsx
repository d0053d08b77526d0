import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { listPayments } from '../../api/payment/history.ts';
import { paymentsMachine } from '../../machines/payment/list.machine.ts';
import { PaymentsScreen } from '../../ui/screens/payment/list/list.view.tsx';
import { useAuth } from '../account/session.tsx';
import { browserViewer } from '../dates.ts';
import { useRows, useWithRows } from '../rows.ts';
import { connectPayments } from './list.connect.ts';

/** /payments */
export function Payments() {
  const [{ zone }] = useState(browserViewer);
  const { currentUser: user } = useAuth();
  const list = useWithRows(listPayments, ({ sessionId }) => sessionId);
  const [machine] = useState(() => paymentsMachine.provide({ actors: { listPayments: list } }));
  const [snapshot, send] = useMachine(machine);
  useRows(snapshot.context.items.length);
  const payer = user ? `${user.first_name} ${user.last_name}` : '';
  return <PaymentsScreen view={connectPayments(snapshot, send, { zone, payer, onPrint: () => window.print() })} />;
}
