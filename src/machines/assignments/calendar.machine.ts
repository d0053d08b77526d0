import { assign, setup } from 'xstate';
import { monthsFrom, today, type Viewer } from '../calendar-day.ts';

type Context = { viewer: Viewer; month: string; day: string };

/** Choosing the same day again deselects it. */
type Event = { type: 'previous' } | { type: 'next' } | { type: 'today' } | { type: 'day.choose'; day: string };

const thisMonth = (viewer: Viewer) => today(viewer).slice(0, 7);

/** A month of due dates (§assignments.14). */
export const assignmentCalendarMachine = setup({
  types: { context: {} as Context, input: {} as Viewer, events: {} as Event },
  guards: {
    isAway: ({ context }) => context.month !== thisMonth(context.viewer),
    isChosen: ({ context }, day: string) => day === context.day,
  },
  actions: { leaveDay: assign({ day: '' }) },
}).createMachine({
  id: 'assignmentCalendar',
  description: '§assignments.14',
  context: ({ input }) => ({ viewer: input, month: thisMonth(input), day: '' }),
  initial: 'month',
  on: {
    previous: { target: '.month', actions: assign({ month: ({ context }) => monthsFrom(context.month, -1) }) },
    next: { target: '.month', actions: assign({ month: ({ context }) => monthsFrom(context.month, 1) }) },
    today: {
      guard: 'isAway',
      target: '.month',
      actions: assign({ month: ({ context }) => thisMonth(context.viewer) }),
    },
  },
  states: {
    month: {
      entry: 'leaveDay',
      on: { 'day.choose': { target: 'day', actions: assign({ day: ({ event }) => event.day }) } },
    },
    day: {
      description: 'The assignments due on the chosen day are listed below the month.',
      on: {
        'day.choose': [
          { guard: { type: 'isChosen', params: ({ event }) => event.day }, target: 'month' },
          { actions: assign({ day: ({ event }) => event.day }) },
        ],
      },
    },
  },
});
