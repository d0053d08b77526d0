import { match } from 'ts-pattern';
import type { SnapshotFrom } from 'xstate';
import type { passkeyConfirmationMachine } from '../../machines/account/passkey-confirmation.machine.ts';
import type { PasskeyConfirmationView } from '../../ui/screens/account/passkey-confirmation/passkey-confirmation.view.tsx';
import { sentence } from '../sentence.ts';

type Snapshot = SnapshotFrom<typeof passkeyConfirmationMachine>;

export const connectPasskeyConfirmation = (snapshot: Snapshot, onPress: () => void) =>
  match(snapshot.value)
    .returnType<PasskeyConfirmationView>()
    .with('looking', 'absent', 'confirmed', (state) => ({ state }))
    .with('idle', 'asking', 'cancelled', (state) => ({ state, onPress }))
    .with('rejected', (state) => ({
      state,
      onPress,
      message: sentence(
        snapshot.context.failure,
        'The passkey could not be used. Please try again, or enter your password.',
      ),
    }))
    .exhaustive();
