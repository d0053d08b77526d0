import { match } from 'ts-pattern';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { passkeysMachine } from '../../machines/account/passkeys.machine.ts';
import type { PasskeySlot } from '../../ui/parts/account/passkey-slot.ts';
import type { PasskeysView } from '../../ui/screens/account/passkeys/passkeys.view.tsx';
import { plainDay } from '../dates.ts';
import { sentence } from '../sentence.ts';

type Snapshot = SnapshotFrom<typeof passkeysMachine>;
type Send = ActorRefFrom<typeof passkeysMachine>['send'];

type Shown = { zone: string; passkey: PasskeySlot<{ name: string }>; removal: PasskeySlot<object> };

export function connectPasskeys(snapshot: Snapshot, send: Send, { zone, passkey, removal }: Shown): PasskeysView {
  const { passkeys, chosen, failure } = snapshot.context;
  const onCancel = () => send({ type: 'cancel' });
  const adding = {
    onCancel,
    onSubmit: ({ name, currentPassword }: { name: string; currentPassword: string }) =>
      send({ type: 'submit', values: { name, proof: { currentPassword } } }),
    passkey,
  };
  const changing = {
    name: chosen.name,
    onCancel,
    onRename: (name: string) => send({ type: 'rename', name }),
    onRemove: () => send({ type: 'remove' }),
  };
  const removing = {
    name: chosen.name,
    onCancel,
    onProve: (currentPassword: string) => send({ type: 'prove', proof: { currentPassword } }),
    passkey: removal,
  };
  return match(snapshot.value)
    .returnType<PasskeysView>()
    .with('loading', (state) => ({ state }))
    .with('failed', (state) => ({
      state,
      message: sentence(failure, 'Your passkeys could not be loaded.'),
      onRetry: () => send({ type: 'retry' }),
    }))
    .with('listed', (state) => ({
      state,
      passkeys: passkeys.map((one) => ({
        id: one.id,
        name: one.name,
        added: plainDay(zone, one.addedAt),
        used: one.usedAt ? plainDay(zone, one.usedAt) : null,
        onChange: () => send({ type: 'change', passkey: one }),
      })),
      onAdd: () => send({ type: 'add' }),
    }))
    .with({ adding: 'editing' }, () => ({ state: 'adding.editing', ...adding }))
    .with({ adding: 'submitting' }, () => ({ state: 'adding.submitting', ...adding }))
    .with({ adding: 'rejected' }, () => ({
      state: 'adding.rejected',
      ...adding,
      message: sentence(
        failure,
        'The passkey could not be added. This device may have one already; if not, please try again.',
      ),
    }))
    .with({ changing: 'editing' }, () => ({ state: 'changing.editing', ...changing }))
    .with({ changing: 'renaming' }, () => ({ state: 'changing.renaming', ...changing }))
    .with({ changing: 'rejected' }, () => ({
      state: 'changing.rejected',
      ...changing,
      message: sentence(failure, 'The passkey could not be changed. Please try again.'),
    }))
    .with({ removing: 'editing' }, () => ({ state: 'removing.editing', ...removing }))
    .with({ removing: 'submitting' }, () => ({ state: 'removing.submitting', ...removing }))
    .with({ removing: 'rejected' }, () => ({
      state: 'removing.rejected',
      ...removing,
      message: sentence(failure, 'The passkey could not be removed. Please try again.'),
    }))
    .exhaustive();
}
