import { match } from 'ts-pattern';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { passkeySignInMachine } from '../../machines/account/passkey-sign-in.machine.ts';
import type { PasskeySignInView } from '../../ui/screens/account/passkey-sign-in/passkey-sign-in.view.tsx';
import { authSentence } from './auth-sentence.ts';

type Snapshot = SnapshotFrom<typeof passkeySignInMachine>;
type Send = ActorRefFrom<typeof passkeySignInMachine>['send'];

export function connectPasskeySignIn(snapshot: Snapshot, send: Send): PasskeySignInView {
  const onPress = () => send({ type: 'press' });
  return match(snapshot.value)
    .returnType<PasskeySignInView>()
    .with('opening', 'idle', () => ({ state: 'idle', onPress }))
    .with('offering', 'asking', 'passed', (state) => ({ state, onPress }))
    .with('rejected', (state) => ({
      state,
      onPress,
      message: authSentence(snapshot.context.failure, 'The passkey could not be used. Please try again.'),
    }))
    .exhaustive();
}
