import { match } from 'ts-pattern';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { passkeysMachine } from '../../machines/account/passkeys.machine.ts';
import type { PasskeysView } from '../../ui/screens/account/passkeys/passkeys.view.tsx';
import { plainDay } from '../dates.ts';
import { sentence } from '../sentence.ts';

type Snapshot = SnapshotFrom<typeof passkeysMachine>;
type Send = ActorRefFrom<typeof passkeysMachine>['send'];

export function connectPasskeys(snapshot: Snapshot, send: Send, zone: string): PasskeysView {
  const { passkeys, chosen, failure } = snapshot.context;
  const onCancel = () => send({ type: 'cancel' });
  const adding = {
    onCancel,
    onSubmit: (values: { name: string; currentPassword: string }) => send({ type: 'submit', values }),
  };
  const changing = {
    name: chosen.name,
    onCancel,
    onRename: (name: string) => send({ type: 'rename', name }),
    onRemove: () => send({ type: 'remove' }),
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
      passkeys: passkeys.map((passkey) => ({
        id: passkey.id,
        name: passkey.name,
        added: plainDay(zone, passkey.addedAt),
        used: passkey.usedAt ? plainDay(zone, passkey.usedAt) : null,
        onChange: () => send({ type: 'change', passkey }),
      })),
      onAdd: () => send({ type: 'add' }),
    }))
    .with({ adding: 'editing' }, () => ({ state: 'adding.editing', ...adding }))
    .with({ adding: 'submitting' }, () => ({ state: 'adding.submitting', ...adding }))
    .with({ adding: 'rejected' }, () => ({
      state: 'adding.rejected',
      ...adding,
      message: sentence(failure, 'The passkey could not be added. Please try again.'),
    }))
    .with({ changing: 'editing' }, () => ({ state: 'changing.editing', ...changing }))
    .with({ changing: 'renaming' }, () => ({ state: 'changing.renaming', ...changing }))
    .with({ changing: 'removing' }, () => ({ state: 'changing.removing', ...changing }))
    .with({ changing: 'rejected' }, () => ({
      state: 'changing.rejected',
      ...changing,
      message: sentence(failure, 'The passkey could not be changed. Please try again.'),
    }))
    .exhaustive();
}
