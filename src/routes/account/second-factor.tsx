import { beginSecondFactor, confirmSecondFactor, removeSecondFactor } from '../../api/account/second-factor.ts';
import { getSecondFactor } from '../../api/account/second-factor-duty.ts';
import { secondFactorMachine } from '../../machines/account/second-factor.machine.ts';
import { useUnsent } from '../../sync/unsent.ts';
import { SecondFactorScreen } from '../../ui/screens/account/second-factor/second-factor.view.tsx';
import { useEffects } from '../effects.ts';
import { useFlow } from '../first-screen.ts';
import { passkeySlot } from './passkey-confirmation.tsx';
import { connectSecondFactor } from './second-factor.connect.ts';

const machine = secondFactorMachine.provide({
  actors: { getSecondFactor, beginSecondFactor, confirmSecondFactor, removeSecondFactor },
});

/** Two-step sign-in, on the profile. */
export function SecondFactor() {
  const [snapshot, send, flow] = useFlow(machine);
  useEffects(flow);
  useUnsent(snapshot.hasTag('input'));
  const slots = {
    start: passkeySlot((proof) => send({ type: 'prove', proof })),
    removal: passkeySlot<{ code: string }>((proof, { code }) => send({ type: 'submit', values: { proof, code } })),
  };
  return <SecondFactorScreen view={connectSecondFactor(snapshot, send, slots)} />;
}
