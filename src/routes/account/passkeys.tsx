import { addPasskey, listPasskeys, removePasskey, renamePasskey } from '../../api/account/own-passkeys.ts';
import { passkeysMachine } from '../../machines/account/passkeys.machine.ts';
import { useUnsent } from '../../sync/unsent.ts';
import { PasskeysScreen } from '../../ui/screens/account/passkeys/passkeys.view.tsx';
import { useEffects } from '../effects.ts';
import { useFlow, useViewer } from '../first-screen.ts';
import { passkeySlot } from './passkey-confirmation.tsx';
import { connectPasskeys } from './passkeys.connect.ts';

const machine = passkeysMachine.provide({ actors: { listPasskeys, addPasskey, renamePasskey, removePasskey } });

/** The person's passkeys, on the profile. */
export function Passkeys() {
  const { zone } = useViewer();
  const [snapshot, send, flow] = useFlow(machine);
  useEffects(flow);
  useUnsent(snapshot.hasTag('input'));
  const passkey = passkeySlot<{ name: string }>((proof, { name }) => send({ type: 'submit', values: { name, proof } }));
  const removal = passkeySlot((proof) => send({ type: 'prove', proof }));
  return <PasskeysScreen view={connectPasskeys(snapshot, send, { zone, passkey, removal })} />;
}
