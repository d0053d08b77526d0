import { assign, setup } from 'xstate';
import type { Assignment } from './types.ts';

type Event = { type: 'open'; assignment: Assignment } | { type: 'close' };

/** The dialog that "View Details" opens (§assignments.11). */
export const assignmentDetailsMachine = setup({
  types: { context: {} as { assignment: Assignment | null }, events: {} as Event },
}).createMachine({
  id: 'assignmentDetails',
  description: '§assignments.11, §assignments.13',
  context: { assignment: null },
  initial: 'closed',
  states: {
    closed: {
      on: { open: { target: 'open', actions: assign({ assignment: ({ event }) => event.assignment }) } },
    },
    open: { on: { close: 'closed' } },
  },
});
