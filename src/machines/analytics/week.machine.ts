import { assign, setup } from 'xstate';
import type { Failure } from '../../api/failure.ts';
import type { OperationOutput } from '../../api/operation.ts';
import { keepFailure } from '../failure-in.ts';
import { operation } from '../operation.ts';

export type Week = OperationOutput<'getWeek'>;

type Context = {
  week: Week | null;
  /** This week, as it came last, while `week` may be another one. */
  thisWeek: Week | null;
  /** The Monday of the week that is asked for; null for this week, whichever it is. */
  start: string | null;
  failure: Failure | null;
};
type Event = { type: 'retry' } | { type: 'refresh' } | { type: 'choose'; start: string | null };

/** One week of a student: time and lessons of each day, the goal, and going to other weeks (§analytics.24). */
export const analyticsWeekMachine = setup({
  types: { context: {} as Context, events: {} as Event },
  actors: { getWeek: operation('getWeek') },
  guards: { isEmpty: ({ context: { week } }) => week?.firstWeek === null },
  actions: {
    take: assign({
      week: (_, week: Week) => week,
      thisWeek: ({ context: { start, thisWeek } }, week: Week) => (start === null ? week : thisWeek),
      failure: null,
    }),
    choose: assign({ start: (_, start: string | null) => start }),
    keepFailure: keepFailure(),
  },
}).createMachine({
  id: 'analyticsWeek',
  description: '§analytics.24, §analytics.26',
  context: { week: null, thisWeek: null, start: null, failure: null },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'getWeek',
        src: 'getWeek',
        input: {},
        onDone: { target: 'deciding', actions: { type: 'take', params: ({ event }) => event.output } },
        onError: { target: 'failed', actions: 'keepFailure' },
      },
    },
    failed: { on: { retry: 'loading' } },
    deciding: { always: [{ guard: 'isEmpty', target: 'empty' }, { target: 'shown' }] },
    empty: { description: 'Nothing has ever been recorded.', on: { refresh: 'changing' } },
    shown: {
      on: {
        refresh: 'changing',
        choose: { target: 'changing', actions: { type: 'choose', params: ({ event }) => event.start } },
      },
    },
    changing: {
      description: 'The week of before is shown until the new one has arrived.',
      invoke: {
        id: 'getWeek',
        src: 'getWeek',
        input: ({ context: { start } }) => (start === null ? {} : { start }),
        onDone: { target: 'deciding', actions: { type: 'take', params: ({ event }) => event.output } },
        onError: { target: 'notChanged', actions: 'keepFailure' },
      },
      on: {
        refresh: { target: 'changing', reenter: true },
        choose: {
          target: 'changing',
          reenter: true,
          actions: { type: 'choose', params: ({ event }) => event.start },
        },
      },
    },
    notChanged: {
      description: 'Loading failed, so the week of before is still shown.',
      on: {
        retry: 'changing',
        refresh: 'changing',
        choose: { target: 'changing', actions: { type: 'choose', params: ({ event }) => event.start } },
      },
    },
  },
});
