import { match } from 'ts-pattern';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { Viewer } from '../../machines/calendar-day.ts';
import { dayIn } from '../../machines/calendar-day.ts';
import { momentOf } from '../../machines/calendar-moment.ts';
import type { GivenTime, MoreTimeTarget, moreTimeMachine } from '../../machines/teaching/more-time.machine.ts';
import type { MoreTimeView } from '../../ui/screens/teaching/more-time/more-time.view.tsx';
import type { TypedMoreTime } from '../../ui/screens/teaching/more-time/more-time-form.ts';
import { dayAndTime } from '../dates.ts';
import { time } from '../dates-in-sentences.ts';
import { sentence } from '../sentence.ts';
import type { Draft } from '../sync/draft.tsx';
import { writtenValues } from '../sync/written-values.ts';

type Snapshot = SnapshotFrom<typeof moreTimeMachine>;
type Send = ActorRefFrom<typeof moreTimeMachine>['send'];
type Means = { viewer: Viewer; draft: Draft<'moreTime'> };

const year = 365 * 24 * 60 * 60 * 1000;
const closed: MoreTimeView = { state: 'closed' };

export function connectMoreTime(snapshot: Snapshot, send: Send, { viewer, draft }: Means): MoreTimeView {
  const { target, failure } = snapshot.context;
  if (!target) return closed;
  const { assignment, student } = target;
  // One to choose from is the same as everyone, but for those who are not in the list.
  const students = target.students.length > 1 ? target.students : [];
  // A draft stays in the zone that it was typed in, wherever it is opened again.
  const written = draft.values ?? blank(target, viewer.zone);
  const now = viewer.now();
  const moment = ({ day, time: typed, zone }: TypedMoreTime) => momentOf(zone, day, typed);
  const form = {
    about: student ? `${assignment.title}, ${student.name}` : assignment.title,
    due: student ? dayAndTime(viewer.zone, student.dueAt) : undefined,
    isForOne: student !== null,
    students: students.map(({ id, name, dueAt }) => ({ id, name, due: dayAndTime(viewer.zone, dueAt) })),
    ...writtenValues(draft, send),
    written,
    zone: `Day and time are in ${written.zone.replaceAll('_', ' ')}.`,
    momentOf: moment,
    after: Math.max(now, student ? Date.parse(student.dueAt) : 0),
    latest: Math.max(now, student ? Date.parse(student.dueAt) : 0) + year,
    preview: (typed: TypedMoreTime) => previewOf(target, typed, moment(typed)),
    onClose: () => send({ type: 'close' }),
  };
  const onSubmit = (typed: TypedMoreTime) =>
    send({
      type: 'submit',
      given: {
        studentIds: chosenOf(target, typed)?.map(({ id }) => id) ?? null,
        dueDate: new Date(moment(typed)).toISOString(),
        reason: typed.reason,
      },
    });
  const why = sentence(failure, 'There was an error giving more time. Please try again.');
  return match(snapshot.value)
    .returnType<MoreTimeView>()
    .with('closed', () => closed)
    .with('writing', (state) => ({ state, ...form, onSubmit }))
    .with({ sending: 'underWay' }, () => ({ state: 'sending.underWay', ...form }))
    .with({ sending: 'delayed' }, () => ({ state: 'sending.delayed', ...form, onSubmit, why }))
    .with('rejected', (state) => ({ state, ...form, onSubmit, why }))
    .exhaustive();
}

/** At first, one student's time of day stays the same; a class has until the end of a day. */
const blank = ({ student }: MoreTimeTarget, zone: string): TypedMoreTime => ({
  who: 'everyone',
  students: [],
  day: '',
  time: student ? time(zone, student.dueAt) : '23:59',
  zone,
  reason: '',
});

/** Those who were chosen and are still in the list; null for everyone. */
function chosenOf({ student, students }: MoreTimeTarget, { who, students: ids }: TypedMoreTime) {
  if (student) return [student];
  return who === 'chosen' && students.length > 1 ? students.filter(({ id }) => ids.includes(id)) : null;
}

/** `Ada Okafor: due Wed, 2 Dec 2026, 17:00 GMT instead of Fri, 27 Nov 2026, 17:00 GMT.` */
function previewOf(target: MoreTimeTarget, typed: TypedMoreTime, moment: number): string | undefined {
  if (Number.isNaN(moment)) return undefined;
  const { zone } = typed;
  const until = `due ${dayAndTime(zone, new Date(moment).toISOString())}`;
  const chosen = chosenOf(target, typed);
  if (!chosen) return `Everyone who has not submitted: ${until}, unless it is due later already.`;
  const moved = chosen.filter(({ dueAt }) => Date.parse(dueAt) < moment);
  const [first, ...others] = moved
    .map(({ dueAt }) => dueAt)
    .toSorted((one, other) => Date.parse(one) - Date.parse(other));
  if (first === undefined) return undefined;
  const last = others.at(-1) ?? first;
  const sameDay = dayIn(zone, first) === dayIn(zone, last);
  const before = sameDay ? dayAndTime(zone, first) : `${dayAndTime(zone, first)} to ${dayAndTime(zone, last)}`;
  const who = moved.length === 1 ? moved[0]?.name : `${moved.length} students`;
  return `${who}: ${until} instead of ${before}.`;
}

/** `12 students have until Wed, 2 Dec 2026, 17:00 GMT. 2 have a later due date and keep it. 34 had submitted.` */
export function givenText({ dueDate, answer: { changed, later, submitted } }: GivenTime, zone: string): string {
  const until = `${changed === 1 ? '1 student has' : `${changed} students have`} until ${dayAndTime(zone, dueDate)}.`;
  return [
    until,
    ...(later > 0
      ? [`${later === 1 ? '1 has' : `${later} have`} a later due date and ${later === 1 ? 'keeps' : 'keep'} it.`]
      : []),
    ...(submitted > 0 ? [`${submitted} had submitted.`] : []),
  ].join(' ');
}
