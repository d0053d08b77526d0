import { match } from 'ts-pattern';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { assignmentCalendarMachine } from '../../machines/assignments/calendar.machine.ts';
import type { Assignment } from '../../machines/assignments/types.ts';
import { dayIn, today, weeksOf } from '../../machines/calendar-day.ts';
import type { AssignmentCalendarView } from '../../ui/screens/assignments/calendar/calendar.view.tsx';
import { longDay, monthTitle, zoneName } from '../dates.ts';
import { time } from '../dates-in-sentences.ts';
import { ifTaken } from '../if-taken.ts';

type Snapshot = SnapshotFrom<typeof assignmentCalendarMachine>;
type Send = ActorRefFrom<typeof assignmentCalendarMachine>['send'];
type Shown = { assignments: Assignment[]; onDetails: (assignment: Assignment) => void };

const summaryText = (count: number) =>
  `${count === 0 ? 'No' : count} ${count === 1 ? 'assignment' : 'assignments'} due`;

/** Shows only the assignments that match the filters, as the list does. */
export function connectAssignmentCalendar(
  snapshot: Snapshot,
  send: Send,
  { assignments: all, onDetails }: Shown,
): AssignmentCalendarView {
  const { month, day: chosen, viewer } = snapshot.context;
  const { zone } = viewer;
  // For who is excused it is due on no day.
  const assignments = all.filter(({ excuse }) => excuse === undefined);
  const dueOn = (day: string) => assignments.filter(({ dueDate }) => dayIn(zone, dueDate) === day);
  const shown = {
    title: monthTitle(month),
    summary: summaryText(assignments.filter(({ dueDate }) => dayIn(zone, dueDate).startsWith(month)).length),
    weeks: weeksOf(month).map((week) =>
      week.map((date) => ({
        date,
        number: Number(date.slice(8)),
        label: longDay('UTC', date),
        inMonth: date.startsWith(month),
        isToday: date === today(viewer),
        isChosen: date === chosen,
        due: dueOn(date),
      })),
    ),
    onPrevious: () => send({ type: 'previous' }),
    onNext: () => send({ type: 'next' }),
    onToday: ifTaken(snapshot, send, { type: 'today' }),
    onDay: (day: string) => send({ type: 'day.choose', day }),
  };
  return match(snapshot.value)
    .returnType<AssignmentCalendarView>()
    .with('month', (state) => ({ state, ...shown }))
    .with('day', (state) => ({
      state,
      ...shown,
      dayTitle: longDay('UTC', chosen),
      due: dueOn(chosen).map((assignment) => ({
        ...assignment,
        time: `${time(zone, assignment.dueDate)} ${zoneName(zone, assignment.dueDate)}`,
        onDetails: () => onDetails(assignment),
      })),
    }))
    .exhaustive();
}
