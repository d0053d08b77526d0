import { match } from 'ts-pattern';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { NewCourseInstructor } from '../../api/generated/schema.d.ts';
import type { teachingTeamFormMachine } from '../../machines/teaching/team-form.machine.ts';
import type { TeamFormView } from '../../ui/screens/teaching/team-form/team-form.view.tsx';
import { sentence } from '../sentence.ts';
import type { Draft } from '../sync/draft.tsx';
import { writtenValues } from '../sync/written-values.ts';

type Snapshot = SnapshotFrom<typeof teachingTeamFormMachine>;
type Send = ActorRefFrom<typeof teachingTeamFormMachine>['send'];

export function connectTeamForm(snapshot: Snapshot, send: Send, draft: Draft<'instructor'>): TeamFormView {
  const { added, failure } = snapshot.context;
  const form = writtenValues(draft, send);
  const onSubmit = ({ email }: NewCourseInstructor) => send({ type: 'submit', email });
  const why = sentence(failure, 'There was an error adding the instructor. Please try again.');
  return match(snapshot.value)
    .returnType<TeamFormView>()
    .with('writing', (state) => ({ state, ...form, onSubmit }))
    .with({ sending: 'underWay' }, () => ({ state: 'sending.underWay', ...form }))
    .with({ sending: 'delayed' }, () => ({ state: 'sending.delayed', ...form, onSubmit, why }))
    .with('rejected', (state) => ({ state, ...form, onSubmit, why }))
    .with('added', (state) => ({ state, name: added?.name ?? '', onAnother: () => send({ type: 'another' }) }))
    .exhaustive();
}
