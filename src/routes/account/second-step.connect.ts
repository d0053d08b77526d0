import { match } from 'ts-pattern';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { secondStepMachine } from '../../machines/account/second-step.machine.ts';
import type { SecondStepView } from '../../ui/screens/account/second-step/second-step.view.tsx';
import { authSentence } from './auth-sentence.ts';

type Snapshot = SnapshotFrom<typeof secondStepMachine>;
type Send = ActorRefFrom<typeof secondStepMachine>['send'];

export function connectSecondStep(snapshot: Snapshot, send: Send, onBack: () => void): SecondStepView {
  const { failure } = snapshot.context;
  const form = { onBack, onSubmit: (code: string) => send({ type: 'submit', code }) };
  return match(snapshot.value)
    .returnType<SecondStepView>()
    .with('editing', 'submitting', 'passed', (state) => ({ state, ...form }))
    .with('rejected', (state) => ({
      state,
      ...form,
      message: authSentence(failure, 'Something went wrong on our side. Please try again in a moment.'),
    }))
    .with('ended', (state) => ({
      state,
      onBack,
      message: authSentence(failure, 'This sign-in has ended. Please enter your password again.'),
    }))
    .exhaustive();
}
