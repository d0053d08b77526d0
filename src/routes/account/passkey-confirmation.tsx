import { useRef } from 'react';
import { listPasskeys } from '../../api/account/own-passkeys.ts';
import { confirmWithPasskey } from '../../api/account/passkey-confirmation.ts';
import { type Proof, passkeyConfirmationMachine } from '../../machines/account/passkey-confirmation.machine.ts';
import type { PasskeySlot } from '../../ui/parts/account/passkey-slot.ts';
import { PasskeyConfirmationScreen } from '../../ui/screens/account/passkey-confirmation/passkey-confirmation.view.tsx';
import { useFlow } from '../first-screen.ts';
import { useEmitted } from '../use-emitted.ts';
import { connectPasskeyConfirmation } from './passkey-confirmation.connect.ts';

const machine = passkeyConfirmationMachine.provide({ actors: { listPasskeys, confirmWithPasskey } });
const hasPasskeys = 'PublicKeyCredential' in globalThis;

type Props<Typed> = {
  typed: () => Promise<Typed | null>;
  /** Called with the passkey's answer, and with what the form held when the passkey was asked for. */
  onConfirmed: (proof: Proof, typed: Typed) => void;
};

/** A passkey in place of the password. The form is checked first, because a passkey's answer can be used only once. */
function PasskeyConfirmation<Typed>({ typed, onConfirmed }: Props<Typed>) {
  const [snapshot, send, flow] = useFlow(machine);
  const rest = useRef<Typed | null>(null);
  useEmitted(flow, 'confirmed', ({ passkey }) => {
    if (rest.current !== null) onConfirmed({ passkey }, rest.current);
  });
  const onPress = async () => {
    rest.current = await typed();
    if (rest.current !== null) send({ type: 'press' });
  };
  return <PasskeyConfirmationScreen view={connectPasskeyConfirmation(snapshot, onPress)} />;
}

/** What a form shows beneath the password; nothing in a browser without passkeys. */
export const passkeySlot =
  <Typed,>(onConfirmed: Props<Typed>['onConfirmed']): PasskeySlot<Typed> =>
  (typed) =>
    hasPasskeys && <PasskeyConfirmation typed={typed} onConfirmed={onConfirmed} />;
