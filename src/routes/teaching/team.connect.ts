import { match } from 'ts-pattern';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { CourseInstructor, teachingTeamMachine } from '../../machines/teaching/team.machine.ts';
import type { TeamView } from '../../ui/screens/teaching/team/team.view.tsx';
import { plainDay } from '../dates.ts';
import { sentence } from '../sentence.ts';

type Snapshot = SnapshotFrom<typeof teachingTeamMachine>;
type Send = ActorRefFrom<typeof teachingTeamMachine>['send'];

export function connectTeam(snapshot: Snapshot, send: Send, zone: string): TeamView {
  const { courseTitle, instructors, chosen, failure } = snapshot.context;
  const shown = instructors
    .toSorted((one, other) => one.name.localeCompare(other.name))
    .map((instructor) => ({
      ...instructor,
      since: plainDay(zone, instructor.since),
      onRemove: ifPossible(snapshot, send, instructor),
    }));
  const list = { course: courseTitle, instructors: shown };
  const asked = { ...list, name: chosen?.name ?? '', isYou: chosen?.isYou === true };
  const answers = { onClose: () => send({ type: 'close' }), onConfirm: () => send({ type: 'confirm' }) };
  const notLoaded = 'The instructors could not be loaded. Please try again.';
  return match(snapshot.value)
    .returnType<TeamView>()
    .with('loading', (state) => ({ state }))
    .with('failed', (state) => ({
      state,
      message: sentence(failure, notLoaded),
      onRetry: () => send({ type: 'retry' }),
    }))
    .with('listed', (state) => ({ state, ...list }))
    .with('confirming', (state) => ({ state, ...asked, ...answers }))
    .with('removing', (state) => ({ state, ...asked }))
    .with('notRemoved', (state) => ({
      state,
      ...asked,
      ...answers,
      why: sentence(failure, 'There was an error. Please try again.'),
    }))
    .with('left', (state) => ({ state, course: courseTitle }))
    .exhaustive();
}

/** Undefined if the instructor is the course's last one, who cannot be removed. */
function ifPossible(snapshot: Snapshot, send: Send, instructor: CourseInstructor): (() => void) | undefined {
  if (snapshot.context.instructors.length < 2) return undefined;
  return () => send({ type: 'remove', instructor });
}
