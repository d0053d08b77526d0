import { assign, setup } from 'xstate';
import type { OperationOutput } from '../../api/operation.ts';
import { operation } from '../operation.ts';

type Week = OperationOutput<'getWeek'>;

/** The student's week at a glance (§dashboard.21). */
export const dashboardWeekMachine = setup({
  types: { context: {} as { week: Week | null }, events: {} as { type: 'retry' } },
  actors: { getWeek: operation('getWeek') },
  guards: { isBegun: (_, { firstWeek }: Week) => firstWeek !== null },
  actions: { take: assign({ week: (_, week: Week) => week }) },
}).createMachine({
  id: 'dashboardWeek',
  description: '§dashboard.21',
  context: { week: null },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'getWeek',
        src: 'getWeek',
        input: {},
        onDone: [
          {
            guard: { type: 'isBegun', params: ({ event }) => event.output },
            target: 'shown',
            actions: { type: 'take', params: ({ event }) => event.output },
          },
          { target: 'empty', actions: { type: 'take', params: ({ event }) => event.output } },
        ],
        onError: 'failed',
      },
    },
    failed: { on: { retry: 'loading' } },
    empty: { description: 'Nothing has ever been recorded.' },
    shown: {},
  },
});
