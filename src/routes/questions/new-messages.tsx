import { countNewMessages } from '../../api/questions/new-messages.ts';
import { newMessagesMachine } from '../../machines/questions/new-messages.machine.ts';
import { NewMessagesScreen } from '../../ui/screens/questions/new-messages/new-messages.view.tsx';
import { useFlow } from '../first-screen.ts';
import { connectNewMessages } from './new-messages.connect.ts';

const machine = newMessagesMachine.provide({ actors: { countNewMessages } });

/** A part of the dashboard: the link to the messages. */
export function NewMessages() {
  const [snapshot] = useFlow(machine);
  return <NewMessagesScreen view={connectNewMessages(snapshot)} />;
}
