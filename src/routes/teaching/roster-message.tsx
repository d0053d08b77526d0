/** The dialog that writes to the chosen students, loaded when it is first opened. */
import type { ActorRefFrom } from 'xstate';
import type { rosterMessageMachine } from '../../machines/teaching/roster-message.machine.ts';
import { RosterMessageScreen } from '../../ui/screens/teaching/roster-message/roster-message.view.tsx';
import { useSnapshot } from '../first-screen.ts';
import { type Draft, WithDraft } from '../sync/draft.tsx';
import { useEmitted } from '../use-emitted.ts';
import { messageSubject } from './message-flow.ts';
import { connectRosterMessage } from './roster-message.connect.ts';

type Props = { flow: ActorRefFrom<typeof rosterMessageMachine> };

export function RosterMessage({ flow }: Props) {
  return (
    <WithDraft form="rosterMessage" subject={messageSubject(useSnapshot(flow))}>
      {(draft) => <Message flow={flow} draft={draft} />}
    </WithDraft>
  );
}

type MessageProps = Props & { draft: Draft<'rosterMessage'> };

function Message({ flow, draft }: MessageProps) {
  const snapshot = useSnapshot(flow);
  useEmitted(flow, 'sent', () => draft.onSent());
  return <RosterMessageScreen view={connectRosterMessage(snapshot, flow.send, draft)} />;
}
