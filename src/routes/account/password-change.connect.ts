import { match } from 'ts-pattern';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { passwordChangeMachine } from '../../machines/account/password-change.machine.ts';
import type { PasswordChangeView } from '../../ui/screens/account/password-change/password-change.view.tsx';
import { sentence } from '../sentence.ts';

type Snapshot = SnapshotFrom<typeof passwordChangeMachine>;
type Send = ActorRefFrom<typeof passwordChangeMachine>['send'];

export function connectPasswordChange(snapshot: Snapshot, send: Send): PasswordChangeView {
  const { failure } = snapshot.context;
  const form: Pick<PasswordChangeView, 'onSubmit'> = { onSubmit: (values) => send({ type: 'submit', values }) };
  return match(snapshot.value)
    .returnType<PasswordChangeView>()
    .with('empty', (state) => ({ state, ...form, onType: () => send({ type: 'type' }) }))
    .with('editing', 'submitting', (state) => ({ state, ...form }))
    .with('wrongPassword', (state) => ({
      state,
      ...form,
      message: sentence(failure, 'The current password is not right.'),
    }))
    .with('rejected', (state) => ({
      state,
      ...form,
      message: sentence(failure, 'Your password could not be changed. Please try again.'),
      field: failure?.status === 400 ? 'newPassword' : null,
    }))
    .exhaustive();
}
