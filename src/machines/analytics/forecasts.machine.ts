import { assign, setup } from 'xstate';
import type { Failure } from '../../api/failure.ts';
import type { OperationOutput } from '../../api/operation.ts';
import { keepFailure } from '../failure-in.ts';
import { operation } from '../operation.ts';

type Forecasts = OperationOutput<'getForecasts'>;
export type Forecast = Forecasts['courses'][number];

type Context = {
  courses: Forecast[];
  /** How often such forecasts were right; null where too few are known. */
  rightness: NonNullable<Forecasts['rightness']> | null;
  failure: Failure | null;
};
type Event = { type: 'retry' } | { type: 'refresh' };

const forecasts = setup({
  types: { context: {} as Context, events: {} as Event },
  actors: { getForecasts: operation('getForecasts') },
  guards: { isEmpty: ({ context: { courses } }) => courses.length === 0 },
  actions: {
    take: assign((_, { courses, rightness }: Forecasts) => ({ courses, rightness: rightness ?? null, failure: null })),
    keepFailure: keepFailure(),
  },
});

const request = forecasts.createStateConfig({
  invoke: {
    id: 'getForecasts',
    src: 'getForecasts',
    input: {},
    onDone: { target: 'deciding', actions: { type: 'take', params: ({ event }) => event.output } },
    onError: { target: 'failed', actions: 'keepFailure' },
  },
});

/** When the courses under way will be done (§analytics.52). */
export const analyticsForecastsMachine = forecasts.createMachine({
  id: 'analyticsForecasts',
  description: '§analytics.52',
  context: { courses: [], rightness: null, failure: null },
  initial: 'loading',
  // The student has changed their goal, on which the forecasts depend.
  on: { refresh: '.loading' },
  states: {
    loading: request,
    failed: { on: { retry: 'loading' } },
    deciding: { always: [{ guard: 'isEmpty', target: 'empty' }, { target: 'shown' }] },
    empty: { description: 'No course is under way.' },
    shown: { on: { refresh: 'refreshing' } },
    refreshing: {
      description: 'The forecasts of the former goal are shown until the others arrive, so that nothing jumps.',
      ...request,
      on: { refresh: { target: 'refreshing', reenter: true } },
    },
  },
});
