import { match } from 'ts-pattern';
import { encode } from 'uqr';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { secondFactorMachine } from '../../machines/account/second-factor.machine.ts';
import type { PasskeySlot } from '../../ui/parts/account/passkey-slot.ts';
import type { SecondFactorView } from '../../ui/screens/account/second-factor/second-factor.view.tsx';
import { sentence } from '../sentence.ts';

type Snapshot = SnapshotFrom<typeof secondFactorMachine>;
type Send = ActorRefFrom<typeof secondFactorMachine>['send'];

type Slots = { start: PasskeySlot<object>; removal: PasskeySlot<{ code: string }> };

export function connectSecondFactor(snapshot: Snapshot, send: Send, slots: Slots): SecondFactorView {
  const { now, secret, recoveryCodes, failure } = snapshot.context;
  const onCancel = () => send({ type: 'cancel' });
  const starting = {
    onCancel,
    onSubmit: (currentPassword: string) => send({ type: 'prove', proof: { currentPassword } }),
    passkey: slots.start,
  };
  const confirming = () => ({
    ...secret,
    modules: encode(secret.uri).data,
    onCancel,
    onSubmit: (code: string) => send({ type: 'confirm', code }),
  });
  const removing = {
    onCancel,
    onSubmit: ({ currentPassword, code }: { currentPassword: string; code: string }) =>
      send({ type: 'submit', values: { proof: { currentPassword }, code } }),
    passkey: slots.removal,
  };
  const message = sentence(failure, 'That did not work. Please try again.');
  return match(snapshot.value)
    .returnType<SecondFactorView>()
    .with('loading', (state) => ({ state }))
    .with('failed', (state) => ({
      state,
      message: sentence(failure, 'Two-step sign-in could not be loaded.'),
      onRetry: () => send({ type: 'retry' }),
    }))
    .with('off', (state) => ({ state, required: now.required, onStart: () => send({ type: 'start' }) }))
    .with({ starting: 'editing' }, () => ({ state: 'starting.editing', ...starting }))
    .with({ starting: 'submitting' }, () => ({ state: 'starting.submitting', ...starting }))
    .with({ starting: 'rejected' }, () => ({ state: 'starting.rejected', ...starting, message }))
    .with({ confirming: 'editing' }, () => ({ state: 'confirming.editing', ...confirming() }))
    .with({ confirming: 'submitting' }, () => ({ state: 'confirming.submitting', ...confirming() }))
    .with({ confirming: 'rejected' }, () => ({ state: 'confirming.rejected', ...confirming(), message }))
    .with('codes', (state) => ({ state, codes: recoveryCodes, onDone: () => send({ type: 'done' }) }))
    .with('on', (state) => ({ state, remainingCodes: now.recoveryCodesLeft, onRemove: () => send({ type: 'remove' }) }))
    .with({ removing: 'editing' }, () => ({ state: 'removing.editing', ...removing }))
    .with({ removing: 'submitting' }, () => ({ state: 'removing.submitting', ...removing }))
    .with({ removing: 'rejected' }, () => ({ state: 'removing.rejected', ...removing, message }))
    .exhaustive();
}
