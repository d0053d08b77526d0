import { chooseMails, getMailChoices } from '../../api/account/mail-choices.ts';
import { mailChoicesMachine } from '../../machines/account/mail-choices.machine.ts';
import { LoadingText } from '../../ui/primitives/loading-text.tsx';
import { MailChoicesScreen } from '../../ui/screens/account/mail-choices/mail-choices.view.tsx';
import { useFlow } from '../first-screen.ts';
import { part } from '../parts.tsx';
import { connectMailChoices } from './mail-choices.connect.ts';
import { useAuth } from './session.tsx';

const waiting = <LoadingText />;
const TeachingMails = part('TeachingMails', () => import('../teaching/mails.tsx'), { waiting });

const machine = mailChoicesMachine.provide({ actors: { getMailChoices, chooseMails } });

export function MailChoices() {
  const [snapshot, send] = useFlow(machine);
  const isInstructor = useAuth().userRole === 'instructor';
  return <MailChoicesScreen view={connectMailChoices(snapshot, send)} teaching={isInstructor && <TeachingMails />} />;
}
