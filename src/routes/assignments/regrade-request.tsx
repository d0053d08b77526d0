/** The dialog that requests a regrade, loaded when it is first opened. */

import type { ActorRefFrom } from 'xstate';
import type { regradeRequestMachine } from '../../machines/assignments/regrade-request.machine.ts';
import { RegradeRequestScreen } from '../../ui/screens/assignments/regrade-request/regrade-request.view.tsx';
import { useSnapshot } from '../first-screen.ts';
import { type Draft, WithDraft } from '../sync/draft.tsx';
import { useEmitted } from '../use-emitted.ts';
import { connectRegradeRequest } from './regrade-request.connect.ts';

type Asking = { flow: ActorRefFrom<typeof regradeRequestMachine> };

export function RegradeRequest({ subject, flow }: Asking & { subject: string }) {
  return (
    <WithDraft form="regradeRequest" subject={subject}>
      {(draft) => <Request flow={flow} draft={draft} />}
    </WithDraft>
  );
}

function Request({ flow, draft }: Asking & { draft: Draft<'regradeRequest'> }) {
  const snapshot = useSnapshot(flow);
  useEmitted(flow, 'requested', () => draft.onSent());
  return <RegradeRequestScreen view={connectRegradeRequest(snapshot, flow.send, { draft })} />;
}
