import { match } from 'ts-pattern';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { profileDetailsMachine } from '../machines/profile-details.machine.ts';
import type { ProfileDetailsView } from '../ui/screens/profile-details/profile-details.view.tsx';
import { sentence } from './sentence.ts';

type Snapshot = SnapshotFrom<typeof profileDetailsMachine>;
type Send = ActorRefFrom<typeof profileDetailsMachine>['send'];

/** The details' snapshot as what the form shows. */
export function connectProfileDetails(snapshot: Snapshot, send: Send, email: string): ProfileDetailsView {
  const { values, failure } = snapshot.context;
  const form = { email, values, onSubmit: (typed: typeof values) => send({ type: 'submit', values: typed }) };
  return match(snapshot.value)
    .returnType<ProfileDetailsView>()
    .with('editing', 'submitting', 'saved', (state) => ({ state, ...form }))
    .with('rejected', (state) => ({
      state,
      ...form,
      message: sentence(failure, 'Your profile could not be saved. Please try again.'),
    }))
    .exhaustive();
}
