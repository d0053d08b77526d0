import { useEffect } from 'react';
import { completeRegistration, verifyToken } from '../../api/account.ts';
import { registrationMachine } from '../../machines/account/registration.machine.ts';
import { RegistrationScreen } from '../../ui/screens/account/registration/registration.view.tsx';
import { useEffects } from '../effects.ts';
import { useFlow } from '../first-screen.ts';
import { useLinkToken } from './link-token.ts';
import { connectRegistration } from './registration.connect.ts';
import { keepTyped } from './typed-email.ts';

const machine = registrationMachine.provide({ actors: { verifyToken, completeRegistration } });

/** Keyed by the token, so that another link starts the flow again. */
export function Registration() {
  const token = useLinkToken();
  return <RegistrationWith key={token} token={token} />;
}

function RegistrationWith({ token }: { token: string | null }) {
  const [snapshot, send, flow] = useFlow(machine, { input: { token } });
  useEffects(flow);

  const isRegistered = snapshot.matches('registered');
  const { email } = snapshot.context.invitation;
  // The sign-in screen comes next.
  useEffect(() => {
    if (isRegistered) keepTyped({ email, rememberMe: false });
  }, [isRegistered, email]);

  return <RegistrationScreen view={connectRegistration(snapshot, send)} />;
}
