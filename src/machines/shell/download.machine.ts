import { emit, setup } from 'xstate';
import type { Failure } from '../../api/failure.ts';
import { keepFailure } from '../failure-in.ts';
import { stub } from '../operation.ts';

type Emitted =
  | { type: 'download.started' }
  | { type: 'download.done'; file: Blob } // the route saves it as a file
  | { type: 'download.failed' };

/** Downloading a file: of an assignment, a class for the calendar, or a course's materials. */
export const downloadMachine = setup({
  types: {
    context: {} as { failure: Failure | null },
    events: {} as { type: 'download' },
    emitted: {} as Emitted,
  },
  actors: { downloadFile: stub<Blob>('downloadFile') },
  actions: { keepFailure: keepFailure() },
}).createMachine({
  id: 'download',
  description: '§assignments.12; §schedule.6; §course.25',
  context: { failure: null },
  initial: 'idle',
  states: {
    idle: { on: { download: 'downloading' } },
    downloading: {
      entry: emit({ type: 'download.started' }),
      invoke: {
        id: 'downloadFile',
        src: 'downloadFile',
        onDone: {
          target: 'idle',
          actions: emit(({ event }): Emitted => ({ type: 'download.done', file: event.output })),
        },
        onError: {
          target: 'failed',
          actions: ['keepFailure', emit({ type: 'download.failed' })],
        },
      },
    },
    failed: { on: { download: 'downloading' } },
  },
});
