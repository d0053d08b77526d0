import { useMachine } from '@xstate/react';
import { chooseMails, getMailChoices } from '../../api/account/mail-choices.ts';
import { mailChoicesMachine } from '../../machines/account/mail-choices.machine.ts';
import { MissingPart } from '../../ui/parts/missing-part.tsx';
import { LoadingText } from '../../ui/primitives/loading-text.tsx';
import { MailChoicesScreen } from '../../ui/screens/account/mail-choices/mail-choices.view.tsx';
import { lazyPart } from '../lazy-part.tsx';
import { connectMailChoices } from './mail-choices.connect.ts';
import { useAuth } from './session.tsx';

const failed = <MissingPart onRetry={() => location.reload()} />;
const waiting = <LoadingText />;
const TeachingMails = lazyPart('TeachingMails', () => import('../teaching/mails.tsx'), { waiting, failed });

const machine = mailChoicesMachine.provide({ actors: { getMailChoices, chooseMails } });

export function MailChoices() {
  const [snapshot, send] = useMachine(machine);
  const isInstructor = useAuth().userRole === 'instructor';
  return <MailChoicesScreen view={connectMailChoices(snapshot, send)} teaching={isInstructor && <TeachingMails />} />;
}
