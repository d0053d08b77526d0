import { useSearchParams } from 'react-router-dom';
import * as z from 'zod/mini';
import { getPayment } from '../../api/payment.ts';
import { paymentReturnMachine } from '../../machines/payment/return.machine.ts';
import { PaymentReturnScreen } from '../../ui/screens/payment/return/return.view.tsx';
import { useEffects } from '../effects.ts';
import { useFlow } from '../first-screen.ts';
import { connectPaymentReturn } from './return.connect.ts';

const machine = paymentReturnMachine.provide({ actors: { getPayment } });
const sessionIdSchema = z.catch(z.nullable(z.string().check(z.regex(/^[A-Za-z0-9_-]{8,255}$/))), null);

export function PaymentReturn() {
  const [search] = useSearchParams();
  const sessionId = sessionIdSchema.parse(search.get('session_id'));
  const [snapshot, send, flow] = useFlow(machine, { input: { sessionId } });
  useEffects(flow);
  return <PaymentReturnScreen view={connectPaymentReturn(snapshot, send)} />;
}
