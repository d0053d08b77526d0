import { use } from 'react';
import { offerPasskey, signInWithPasskey } from '../../api/account/passkeys.ts';
import { passkeySignInMachine } from '../../machines/account/passkey-sign-in.machine.ts';
import type { Ticket } from '../../machines/account/ticket.ts';
import { PasskeySignInScreen } from '../../ui/screens/account/passkey-sign-in/passkey-sign-in.view.tsx';
import { useFlow } from '../first-screen.ts';
import { useEmitted } from '../use-emitted.ts';
import { connectPasskeySignIn } from './passkey-sign-in.connect.ts';

const machine = passkeySignInMachine.provide({ actors: { offerPasskey, signInWithPasskey } });

/** Whether the browser can offer passkeys while the form is filled in. Older browsers lack the method that says so. */
const canAutofill: Promise<boolean> =
  globalThis.PublicKeyCredential?.isConditionalMediationAvailable?.().catch(() => false) ?? Promise.resolve(false);

export type PasskeySignInProps = { onPassed: (ticket: Ticket) => void };

/** Signing in with a passkey, by the button or from the form's autofill. */
export function PasskeySignIn({ onPassed }: PasskeySignInProps) {
  const autofill = use(canAutofill);
  const [snapshot, send, flow] = useFlow(machine, { input: { autofill } });
  useEmitted(flow, 'passed', ({ ticket }) => onPassed(ticket));
  return <PasskeySignInScreen view={connectPasskeySignIn(snapshot, send)} />;
}
