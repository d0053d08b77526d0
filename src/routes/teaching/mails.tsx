import { useMachine } from '@xstate/react';
import { chooseTeachingMails, getTeachingMails } from '../../api/teach/mails.ts';
import { teachingMailsMachine } from '../../machines/teaching/mails.machine.ts';
import { TeachingMailsScreen } from '../../ui/screens/teaching/mails/mails.view.tsx';
import { connectTeachingMails } from './mails.connect.ts';

const machine = teachingMailsMachine.provide({ actors: { getTeachingMails, chooseTeachingMails } });

/** A part of /settings, for instructors. */
export function TeachingMails() {
  const [snapshot, send] = useMachine(machine);
  return <TeachingMailsScreen view={connectTeachingMails(snapshot, send)} />;
}
