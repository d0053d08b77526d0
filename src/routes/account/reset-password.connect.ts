import { match } from 'ts-pattern';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { resetPasswordMachine } from '../../machines/account/reset-password.machine.ts';
import type { ResetPasswordView } from '../../ui/screens/account/reset-password/reset-password.view.tsx';
import { authSentence } from './auth-sentence.ts';

type Snapshot = SnapshotFrom<typeof resetPasswordMachine>;
type Send = ActorRefFrom<typeof resetPasswordMachine>['send'];

export function connectResetPassword(snapshot: Snapshot, send: Send): ResetPasswordView {
  const { password, failure } = snapshot.context;
  const form = { password, onSubmit: (chosen: string) => send({ type: 'submit', password: chosen }) };
  return match(snapshot.value)
    .returnType<ResetPasswordView>()
    .with('opening', 'editing', () => ({ state: 'editing', form }))
    .with('submitting', (state) => ({ state, form }))
    .with('missing', 'changed', (state) => ({ state }))
    .with('refused', (state) => ({
      state,
      message: failure?.message ?? 'The provided token is invalid or has expired.',
    }))
    .with('rejected', (state) => ({
      state,
      form,
      message: authSentence(failure, 'The password could not be changed. Please try again.'),
      field: failure?.status === 400 ? 'password' : null,
    }))
    .exhaustive();
}
