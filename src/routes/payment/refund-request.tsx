/** The dialog that requests a refund of a payment, loaded when it is first opened. */

import type { ActorRefFrom } from 'xstate';
import type { refundRequestMachine } from '../../machines/payment/refund-request.machine.ts';
import { RefundRequestScreen } from '../../ui/screens/payment/refund-request/refund-request.view.tsx';
import { useSnapshot } from '../first-screen.ts';
import { type Draft, WithDraft } from '../sync/draft.tsx';
import { useEmitted } from '../use-emitted.ts';
import { connectRefundRequest } from './refund-request.connect.ts';

type Asking = { flow: ActorRefFrom<typeof refundRequestMachine> };

export function RefundRequest({ subject, flow }: Asking & { subject: string }) {
  return (
    <WithDraft form="refundRequest" subject={subject}>
      {(draft) => <Request flow={flow} draft={draft} />}
    </WithDraft>
  );
}

function Request({ flow, draft }: Asking & { draft: Draft<'refundRequest'> }) {
  const snapshot = useSnapshot(flow);
  useEmitted(flow, 'asked', () => draft.onSent());
  return <RefundRequestScreen view={connectRefundRequest(snapshot, flow.send, { draft })} />;
}
