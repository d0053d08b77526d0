import { useMachine } from '@xstate/react';
import { chooseMails, getMailChoices } from '../../api/account/mail-choices.ts';
import { mailChoicesMachine } from '../../machines/account/mail-choices.machine.ts';
import { MailChoicesScreen } from '../../ui/screens/account/mail-choices/mail-choices.view.tsx';
import { connectMailChoices } from './mail-choices.connect.ts';

const machine = mailChoicesMachine.provide({ actors: { getMailChoices, chooseMails } });

export function MailChoices() {
  const [snapshot, send] = useMachine(machine);
  return <MailChoicesScreen view={connectMailChoices(snapshot, send)} />;
}
