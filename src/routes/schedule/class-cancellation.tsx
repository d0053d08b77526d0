/** The dialog that cancels a class, loaded when it is first opened. */

import type { ActorRefFrom } from 'xstate';
import type { classCancellationMachine } from '../../machines/schedule/class-cancellation.machine.ts';
import { ClassCancellationScreen } from '../../ui/screens/schedule/class-cancellation/class-cancellation.view.tsx';
import { useSnapshot } from '../first-screen.ts';
import { type Draft, WithDraft } from '../sync/draft.tsx';
import { useEmitted } from '../use-emitted.ts';
import { connectClassCancellation } from './class-cancellation.connect.ts';

type Cancelling = { flow: ActorRefFrom<typeof classCancellationMachine>; zone: string };

export function ClassCancellation({ subject, ...cancelling }: Cancelling & { subject: string }) {
  return (
    <WithDraft form="classCancellation" subject={subject}>
      {(draft) => <Cancellation {...cancelling} draft={draft} />}
    </WithDraft>
  );
}

function Cancellation({ flow, zone, draft }: Cancelling & { draft: Draft<'classCancellation'> }) {
  const snapshot = useSnapshot(flow);
  useEmitted(flow, 'saved', () => draft.onSent());
  return <ClassCancellationScreen view={connectClassCancellation(snapshot, flow.send, { zone, draft })} />;
}
