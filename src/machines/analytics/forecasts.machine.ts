import { assign, setup } from 'xstate';
import type { Failure } from '../../api/failure.ts';
import type { OperationOutput } from '../../api/operation.ts';
import { keepFailure } from '../failure-in.ts';
import { operation } from '../operation.ts';

export type Forecast = OperationOutput<'getForecasts'>['courses'][number];

type Context = { courses: Forecast[]; failure: Failure | null };
type Event = { type: 'retry' } | { type: 'refresh' };

/** When the courses under way will be done (§analytics.52). */
export const analyticsForecastsMachine = setup({
  types: { context: {} as Context, events: {} as Event },
  actors: { getForecasts: operation('getForecasts') },
  guards: { isEmpty: ({ context: { courses } }) => courses.length === 0 },
  actions: {
    take: assign({ courses: (_, courses: Forecast[]) => courses, failure: null }),
    keepFailure: keepFailure(),
  },
}).createMachine({
  id: 'analyticsForecasts',
  description: '§analytics.52',
  context: { courses: [], failure: null },
  initial: 'loading',
  // The student has changed their goal, on which the forecasts depend.
  on: { refresh: '.loading' },
  states: {
    loading: {
      invoke: {
        id: 'getForecasts',
        src: 'getForecasts',
        input: {},
        onDone: { target: 'deciding', actions: { type: 'take', params: ({ event }) => event.output.courses } },
        onError: { target: 'failed', actions: 'keepFailure' },
      },
    },
    failed: { on: { retry: 'loading' } },
    deciding: { always: [{ guard: 'isEmpty', target: 'empty' }, { target: 'shown' }] },
    empty: { description: 'No course is under way.' },
    shown: {},
  },
});
