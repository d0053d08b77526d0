import { assign, setup } from 'xstate';
import type { Assignment } from './list.machine.ts';

type Event = { type: 'open'; assignment: Assignment } | { type: 'close' };

/** The dialog that "View Details" opens (§2 Assignments page, §4 Assignments: open or closed). */
export const assignmentDetailsMachine = setup({
  types: { context: {} as { assignment: Assignment | null }, events: {} as Event },
}).createMachine({
  id: 'assignmentDetails',
  description: '§2 Assignments page: details dialog; §4 Assignments',
  context: { assignment: null },
  initial: 'closed',
  states: {
    closed: {
      on: { open: { target: 'open', actions: assign({ assignment: ({ event }) => event.assignment }) } },
    },
    open: { on: { close: 'closed' } },
  },
});
