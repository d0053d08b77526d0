/** November 2026 with three due dates, for stories. */
import type { CalendarDay } from './day.tsx';

const dueOn: Record<string, CalendarDay['due']> = {
  '2026-11-10': [{ id: 'sales-dashboard', title: 'Sales dashboard review', status: 'overdue' }],
  '2026-11-27': [
    { id: 'question-log', title: 'Question log', status: 'pending' },
    { id: 'survey-clean-up', title: 'Survey clean-up', status: 'graded' },
  ],
};

const day = (offset: number, chosen: string): CalendarDay => {
  const moment = new Date(Date.UTC(2026, 9, 26 + offset));
  const date = moment.toISOString().slice(0, 10);
  return {
    date,
    number: moment.getUTCDate(),
    label: moment.toLocaleDateString('en-GB', { timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long' }),
    inMonth: date.startsWith('2026-11'),
    isToday: date === '2026-11-20',
    isChosen: date === chosen,
    due: dueOn[date] ?? [],
  };
};

export const exampleWeeks = (chosen = ''): CalendarDay[][] =>
  Array.from({ length: 6 }, (_week, week) => Array.from({ length: 7 }, (_day, index) => day(week * 7 + index, chosen)));
