import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { sessionEndingMachine } from '../../machines/sync/session-ending.machine.ts';
import { paths } from '../../paths.ts';
import { SessionEndingScreen } from '../../ui/screens/sync/session-ending/session-ending.view.tsx';
import { useAuth, useSession } from '../account/session.tsx';
import type { SignInAs } from '../account/sign-in.tsx';
import { useViewer } from '../first-screen.ts';
import { connectSessionEnding } from './session-ending.connect.ts';

type Props = {
  snapshot: SnapshotFrom<typeof sessionEndingMachine>;
  send: ActorRefFrom<typeof sessionEndingMachine>['send'];
  /** Passed in rather than imported, because it is in the file of the sign-in page, which is loaded separately. */
  Form: typeof SignInAs;
};

/** The note before the session's end, and the dialog that asks for the password. */
export function SigningInAgain({ snapshot, send, Form }: Props) {
  const session = useSession();
  const { zone } = useViewer();
  const { currentUser } = useAuth();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const isFinishing = snapshot.value === 'finishing';
  useEffect(() => {
    if (!isFinishing) return;
    const onKey = () => send({ type: 'type' });
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [isFinishing, send]);
  const view = connectSessionEnding(snapshot, send, {
    zone,
    form: currentUser && <Form user={currentUser} />,
    onLeave: () => {
      session.send({ type: 'leave' });
      navigate(paths.login, { replace: true, state: { from: pathname + search } });
    },
    // Signing out reloads the page, so that no data of this person remains in it.
    onSwitch: () => session.send({ type: 'signOut' }),
  });
  return <SessionEndingScreen view={view} />;
}
