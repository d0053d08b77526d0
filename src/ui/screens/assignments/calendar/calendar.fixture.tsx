/** November 2026 with what is due in it of the assignments that the list shows, for stories. */
import type { Assignment } from '../../../../api/generated/schema.d.ts';
import { AssignmentCalendarScreen } from './calendar.view.tsx';
import type { CalendarDay } from './day.tsx';

type Assignments = readonly Assignment[];

const isDueOn = (day: string) => (assignment: { dueDate: string }) => assignment.dueDate.startsWith(day);

const day = (assignments: Assignments, offset: number, chosen: string): CalendarDay => {
  const moment = new Date(Date.UTC(2026, 9, 26 + offset));
  const date = moment.toISOString().slice(0, 10);
  return {
    date,
    number: moment.getUTCDate(),
    label: moment.toLocaleDateString('en-GB', { timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long' }),
    inMonth: date.startsWith('2026-11'),
    isToday: date === '2026-11-20',
    isChosen: date === chosen,
    due: assignments.filter(isDueOn(date)),
  };
};

const weeks = (assignments: Assignments, chosen: string): CalendarDay[][] =>
  Array.from({ length: 6 }, (_week, week) =>
    Array.from({ length: 7 }, (_day, index) => day(assignments, week * 7 + index, chosen)),
  );

export const exampleMonth = (assignments: Assignments, chosen = '') => ({
  title: 'November 2026',
  summary: `${assignments.filter(isDueOn('2026-11')).length} assignments due`,
  weeks: weeks(assignments, chosen),
  onToday: undefined,
});

/** What is due on that day. */
export const exampleDue = (assignments: Assignments, date: string) =>
  assignments.filter(isDueOn(date)).map((assignment) => ({ ...assignment, time: '17:00 GMT' }));

const nothing = () => undefined;

/** The calendar as it stands beneath the filters of the list. */
export const exampleCalendar = (assignments: Assignments) => (
  <AssignmentCalendarScreen
    view={{ state: 'month', ...exampleMonth(assignments), onPrevious: nothing, onNext: nothing, onDay: nothing }}
  />
);
