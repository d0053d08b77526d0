import { assign, setup } from 'xstate';
import type { Failure } from '../../api/failure.ts';
import type { OperationOutput } from '../../api/operation.ts';
import { keepFailure } from '../failure-in.ts';
import { operation } from '../operation.ts';

type DataExport = OperationOutput<'getDataExport'>;
type Context = { archive: DataExport; failure: Failure | null };

/** Milliseconds between two checks of the progress. */
const interval = 2000;

/** The data export: requested, followed, downloaded (§privacy.1 to §privacy.3). */
export const dataExportMachine = setup({
  types: { context: {} as Context, events: {} as { type: 'retry' } | { type: 'request' } },
  actors: { getDataExport: operation('getDataExport'), requestDataExport: operation('requestDataExport') },
  delays: { interval },
  guards: {
    isNone: ({ context }) => context.archive.state === 'none',
    isReady: ({ context }) => context.archive.state === 'ready',
    isFailed: ({ context }) => context.archive.state === 'failed',
  },
  actions: {
    keep: assign({ archive: (_, archive: DataExport) => archive }),
    keepFailure: keepFailure(),
  },
}).createMachine({
  id: 'dataExport',
  description: '§privacy.1, §privacy.2, §privacy.3',
  context: { archive: { state: 'none', progress: 0 }, failure: null },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'getDataExport',
        src: 'getDataExport',
        input: {},
        onDone: { target: 'deciding', actions: { type: 'keep', params: ({ event }) => event.output } },
        onError: { target: 'failed', actions: 'keepFailure' },
      },
    },
    failed: { on: { retry: 'loading' } },
    deciding: {
      always: [
        { guard: 'isReady', target: 'ready' },
        { guard: 'isFailed', target: 'notMade' },
        { guard: 'isNone', target: 'none' },
        { target: 'making' },
      ],
    },
    none: { on: { request: 'requesting' } },
    requesting: {
      invoke: {
        id: 'requestDataExport',
        src: 'requestDataExport',
        input: {},
        onDone: { target: 'deciding', actions: { type: 'keep', params: ({ event }) => event.output } },
        onError: { target: 'notRequested', actions: 'keepFailure' },
      },
    },
    notRequested: { on: { request: 'requesting' } },
    making: { after: { interval: 'checking' } },
    checking: {
      invoke: {
        id: 'getDataExport',
        src: 'getDataExport',
        input: {},
        onDone: { target: 'deciding', actions: { type: 'keep', params: ({ event }) => event.output } },
        // The archive is being made all the same: the next check may succeed.
        onError: 'making',
      },
    },
    ready: { on: { request: 'requesting' } },
    notMade: { on: { request: 'requesting' } },
  },
});
