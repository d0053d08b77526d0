import { match } from 'ts-pattern';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { signingOutMachine } from '../../machines/account/signing-out.machine.ts';
import type { SigningOutView } from '../../ui/screens/account/signing-out/signing-out.view.tsx';

type Send = ActorRefFrom<typeof signingOutMachine>['send'];

/** The question before signing out, as its dialog. */
export function connectSigningOut({ value }: SnapshotFrom<typeof signingOutMachine>, send: Send): SigningOutView {
  return match(value)
    .returnType<SigningOutView>()
    .with('closed', (state) => ({ state }))
    .with('asking', (state) => ({
      state,
      onStay: () => send({ type: 'stay' }),
      onLeave: () => send({ type: 'leave' }),
    }))
    .exhaustive();
}
