import { match } from 'ts-pattern';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { accountDeletionMachine } from '../../machines/privacy/deletion.machine.ts';
import type { PasskeySlot } from '../../ui/parts/account/passkey-slot.ts';
import type { AccountDeletionView } from '../../ui/screens/privacy/deletion/deletion.view.tsx';
import { format, inDay } from '../dates-in-sentences.ts';
import { sentence } from '../sentence.ts';

type Snapshot = SnapshotFrom<typeof accountDeletionMachine>;
type Send = ActorRefFrom<typeof accountDeletionMachine>['send'];

export function connectAccountDeletion(
  snapshot: Snapshot,
  send: Send,
  zone: string,
  passkey: PasskeySlot<object>,
): AccountDeletionView {
  const { deletionAt, failure } = snapshot.context;
  const day = deletionAt === null ? '' : format(zone, deletionAt, inDay);
  const form = {
    onSubmit: (currentPassword: string) => send({ type: 'submit', proof: { currentPassword } }),
    onCancel: () => send({ type: 'cancel' }),
    passkey,
  };
  const onKeep = () => send({ type: 'keep' });
  return match(snapshot.value)
    .returnType<AccountDeletionView>()
    .with('offered', 'arriving', () => ({ state: 'offered', onBegin: () => send({ type: 'begin' }) }))
    .with('editing', 'submitting', (state) => ({ state, ...form }))
    .with('wrongPassword', (state) => ({
      state,
      ...form,
      message: sentence(failure, 'The current password is not right.'),
    }))
    .with('rejected', (state) => ({
      state,
      ...form,
      message: sentence(failure, 'The deletion could not be asked for. Please try again.'),
    }))
    .with('requested', (state) => ({ state, day, onLeave: () => send({ type: 'leave' }) }))
    .with('pending', (state) => ({ state, day, onKeep }))
    .with('keeping', (state) => ({ state, day }))
    .with('notKept', (state) => ({
      state,
      day,
      onKeep,
      reason: sentence(failure, 'Your account could not be kept. Please try again.'),
    }))
    .exhaustive();
}
