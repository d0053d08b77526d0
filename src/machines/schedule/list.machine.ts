import { assign, setup } from 'xstate';
import type { OperationOutput } from '../../api/operation.ts';
import { dayIn, today, type Viewer } from '../calendar-day.ts';
import { operation } from '../operation.ts';

export type ClassSession = OperationOutput<'listClasses'>[number];

type Context = { viewer: Viewer; classes: ClassSession[] };

const byStart = (a: ClassSession, b: ClassSession) => Date.parse(a.startsAt) - Date.parse(b.startsAt);

/** The classes of today in the viewer's time zone, of later days, and of past days, latest first. */
export function timetable({ classes, viewer }: Context) {
  const now = today(viewer);
  const dayOf = ({ startsAt }: ClassSession) => dayIn(viewer.zone, startsAt);
  const sorted = [...classes].sort(byStart);
  return {
    today: sorted.filter((session) => dayOf(session) === now),
    upcoming: sorted.filter((session) => dayOf(session) > now),
    past: sorted.filter((session) => dayOf(session) < now).reverse(),
  };
}

/** Viewing the classes (§schedule.2). */
export const schedulesMachine = setup({
  types: { context: {} as Context, input: {} as Viewer, events: {} as { type: 'retry' } },
  actors: { listClasses: operation('listClasses') },
}).createMachine({
  id: 'schedules',
  description: '§schedule.1 to §schedule.5',
  context: ({ input }) => ({ viewer: input, classes: [] }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'listClasses',
        src: 'listClasses',
        input: {},
        onDone: { target: 'loaded', actions: assign({ classes: ({ event }) => event.output }) },
        onError: 'failed',
      },
    },
    failed: { on: { retry: 'loading' } },
    loaded: {},
  },
});
