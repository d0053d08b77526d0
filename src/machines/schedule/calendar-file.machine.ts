import { assign, emit, setup } from 'xstate';
import type { Failure } from '../../api/failure.ts';
import type { SaveFile } from '../course/materials.machine.ts';
import { failureIn } from '../failure-in.ts';
import { fileOperation } from '../operation.ts';

type Input = { classId: string };

/** Fetching one class for the student's own calendar (§schedule.6). */
export const classCalendarMachine = setup({
  types: {
    input: {} as Input,
    context: {} as Input & { failure: Failure | null },
    events: {} as { type: 'download' },
    emitted: {} as SaveFile,
  },
  actors: { downloadCalendar: fileOperation('downloadCalendar') },
}).createMachine({
  id: 'classCalendar',
  description: '§schedule.6',
  context: ({ input }) => ({ ...input, failure: null }),
  initial: 'idle',
  states: {
    idle: { on: { download: 'downloading' } },
    downloading: {
      invoke: {
        id: 'downloadCalendar',
        src: 'downloadCalendar',
        input: ({ context: { classId } }) => ({ classId }),
        onDone: {
          target: 'idle',
          actions: emit(
            ({ context, event }): SaveFile => ({
              type: 'save.file',
              file: event.output,
              name: `${context.classId}.ics`,
            }),
          ),
        },
        onError: { target: 'failed', actions: assign({ failure: ({ event }) => failureIn(event) }) },
      },
    },
    failed: { on: { download: 'downloading' } },
  },
});
