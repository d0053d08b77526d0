import { match } from 'ts-pattern';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { profileDetailsMachine } from '../../machines/account/profile-details.machine.ts';
import type { ProfileDetailsView } from '../../ui/screens/account/profile-details/profile-details.view.tsx';
import { sentence } from '../sentence.ts';
import type { Draft } from '../sync/draft.tsx';

type Snapshot = SnapshotFrom<typeof profileDetailsMachine>;
type Send = ActorRefFrom<typeof profileDetailsMachine>['send'];

type Values = Snapshot['context']['values'];

/** Typed back to what the server has: nothing is left to keep. */
const isSame = (one: Values, other: Values) => one.first_name === other.first_name && one.last_name === other.last_name;

/** The details' snapshot as what the form shows. */
export function connectProfileDetails(
  snapshot: Snapshot,
  send: Send,
  { email, draft }: { email: string; draft: Draft<'profile'> },
): ProfileDetailsView {
  const { values, failure } = snapshot.context;
  const form = {
    email,
    values,
    typed: draft.values ?? undefined,
    onType: (typed: typeof values) => {
      if (isSame(typed, values)) draft.onDiscard();
      else draft.onChange(typed);
      send({ type: 'write' });
    },
    draft: draft.note,
    onSubmit: (typed: typeof values) => send({ type: 'submit', values: typed }),
  };
  const message = sentence(failure, 'Your profile could not be saved. Please try again.');
  return match(snapshot.value)
    .returnType<ProfileDetailsView>()
    .with('editing', 'saved', (state) => ({ state, ...form }))
    .with({ submitting: 'underWay' }, () => ({ state: 'submitting.underWay', ...form }))
    .with({ submitting: 'delayed' }, () => ({ state: 'submitting.delayed', ...form, message }))
    .with('rejected', (state) => ({ state, ...form, message }))
    .exhaustive();
}
