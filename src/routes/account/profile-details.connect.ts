import { match } from 'ts-pattern';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { profileDetailsMachine } from '../../machines/account/profile-details.machine.ts';
import type { ProfileFields } from '../../machines/account/profile-fields.ts';
import type { ProfileDetailsView } from '../../ui/screens/account/profile-details/profile-details.view.tsx';
import { sentence } from '../sentence.ts';
import type { Draft } from '../sync/draft.tsx';

type Snapshot = SnapshotFrom<typeof profileDetailsMachine>;
type Send = ActorRefFrom<typeof profileDetailsMachine>['send'];

/** Whether the fields hold what the server has stored: then there is no draft to keep. */
function isSame(one: ProfileFields, other: ProfileFields): boolean {
  const fields = new Map(Object.entries(other));
  return Object.entries(one).every(([field, text]) => fields.get(field) === text);
}

export function connectProfileDetails(
  snapshot: Snapshot,
  send: Send,
  { email, draft }: { email: string; draft: Draft<'profile'> },
): ProfileDetailsView {
  const { values, failure } = snapshot.context;
  const form = {
    email,
    values,
    // A draft from an older version of the form may lack a field.
    typed: draft.values ? { ...values, ...draft.values } : undefined,
    onType: (typed: ProfileFields) => {
      if (isSame(typed, values)) draft.onDiscard();
      else draft.onChange(typed);
      send({ type: 'write' });
    },
    draft: draft.note,
    onSubmit: (typed: ProfileFields) => send({ type: 'submit', values: typed }),
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
