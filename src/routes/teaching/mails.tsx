import { chooseTeachingMails, getTeachingMails } from '../../api/teach/mails.ts';
import { teachingMailsMachine } from '../../machines/teaching/mails.machine.ts';
import { TeachingMailsScreen } from '../../ui/screens/teaching/mails/mails.view.tsx';
import { useFlow } from '../first-screen.ts';
import { connectTeachingMails } from './mails.connect.ts';

const machine = teachingMailsMachine.provide({ actors: { getTeachingMails, chooseTeachingMails } });

/** A part of /settings, for instructors. */
export function TeachingMails() {
  const [snapshot, send] = useFlow(machine);
  return <TeachingMailsScreen view={connectTeachingMails(snapshot, send)} />;
}
