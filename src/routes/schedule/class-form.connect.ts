import { match } from 'ts-pattern';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { dayIn } from '../../machines/calendar-day.ts';
import type { ClassPlan, classFormMachine } from '../../machines/schedule/class-form.machine.ts';
import type { TaughtClass } from '../../machines/schedule/taught-classes.machine.ts';
import type { ClassFormView } from '../../ui/screens/schedule/class-form/class-form.view.tsx';
import type { TypedPlan } from '../../ui/screens/schedule/class-form/class-plan.ts';
import { dayAndTime } from '../dates.ts';
import { time } from '../dates-in-sentences.ts';
import { sentence } from '../sentence.ts';
import type { Draft } from '../sync/draft.tsx';
import { writtenValues } from '../sync/written-values.ts';

type Snapshot = SnapshotFrom<typeof classFormMachine>;
type Send = ActorRefFrom<typeof classFormMachine>['send'];
type Means = { zone: string; course: string; draft: Draft<'class'> };

const minute = 60 * 1000;

export function connectClassForm(snapshot: Snapshot, send: Send, { zone, course, draft }: Means): ClassFormView {
  const { session, failure } = snapshot.context;
  const open = {
    isNew: session === null,
    about: session ? `${session.title}, ${dayAndTime(zone, session.startsAt)}, ${session.location}` : course,
    onClose: () => send({ type: 'close' }),
  };
  // A draft stays in the zone that it was typed in, wherever it is opened again.
  const written = draft.values ?? (session ? typedPlan(session, zone) : blankPlan(zone));
  const form = {
    ...open,
    ...writtenValues(draft, send),
    written,
    zone: `Day and time are in ${written.zone.replaceAll('_', ' ')}.`,
  };
  const onSubmit = (plan: TypedPlan) => send({ type: 'submit', plan: planOf(plan) });
  const why = sentence(failure, 'There was an error saving the class. Please try again.');
  return match(snapshot.value)
    .returnType<ClassFormView>()
    .with('closed', (state) => ({ state }))
    .with('writing', (state) => ({ state, ...form, onSubmit }))
    .with({ planning: 'underWay' }, () => ({ state: 'planning.underWay', ...form }))
    .with({ planning: 'delayed' }, () => ({ state: 'planning.delayed', ...form, onSubmit, why }))
    .with({ changing: 'underWay' }, () => ({ state: 'changing.underWay', ...form }))
    .with({ changing: 'delayed' }, () => ({ state: 'changing.delayed', ...form, onSubmit, why }))
    .with('rejected', (state) => ({ state, ...form, onSubmit, why }))
    .with('outdated', (state) => ({ state, ...open, why }))
    .exhaustive();
}

const blankPlan = (zone: string): TypedPlan => ({
  title: '',
  day: '',
  time: '',
  minutes: '60',
  zone,
  place: '',
  link: '',
  weeks: '1',
});

const typedPlan = ({ title, startsAt, endsAt, location, link }: TaughtClass, zone: string): TypedPlan => ({
  title,
  day: dayIn(zone, startsAt),
  time: time(zone, startsAt),
  minutes: String((Date.parse(endsAt) - Date.parse(startsAt)) / minute),
  zone,
  place: location,
  link: link ?? '',
  weeks: '1',
});

/** What the form holds, as the call takes it. The form has checked the values already. */
const planOf = ({ title, day, time: begins, minutes, zone, place, link, weeks }: TypedPlan): ClassPlan => ({
  title,
  day,
  time: begins.slice(0, 5), // some browsers add seconds
  minutes: Number(minutes),
  timeZone: zone,
  ...(place !== '' && { place }),
  ...(link !== '' && { link: new URL(link).href }),
  weeks: Number(weeks),
});
