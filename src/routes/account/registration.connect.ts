import { match } from 'ts-pattern';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { registrationMachine } from '../../machines/account/registration.machine.ts';
import type { RegistrationView } from '../../ui/screens/account/registration/registration.view.tsx';
import { authSentence } from './auth-sentence.ts';

type Snapshot = SnapshotFrom<typeof registrationMachine>;
type Send = ActorRefFrom<typeof registrationMachine>['send'];

export function connectRegistration(snapshot: Snapshot, send: Send): RegistrationView {
  const { invitation, password, failure } = snapshot.context;
  const form = {
    fullName: `${invitation.first_name} ${invitation.last_name}`.trim(),
    email: invitation.email,
    password,
    onSubmit: (chosen: string) => send({ type: 'submit', password: chosen }),
  };
  return match(snapshot.value)
    .returnType<RegistrationView>()
    .with('opening', 'validating', () => ({ state: 'validating' }))
    .with('missing', 'registered', (state) => ({ state }))
    .with('unchecked', (state) => ({
      state,
      message: failure?.message ?? 'Failed to validate token',
      onRetry: () => send({ type: 'retry' }),
    }))
    .with('invalid', (state) => ({
      state,
      message: failure?.message ?? 'The provided token is invalid or has expired.',
    }))
    .with('editing', 'submitting', (state) => ({ state, form }))
    .with('rejected', (state) => ({
      state,
      form,
      message: authSentence(failure, 'Registration failed. Please try again.'),
      field: failure?.status === 400 ? 'password' : null,
    }))
    .exhaustive();
}
