import { emit, setup } from 'xstate';
import type { Confirm } from '../effects.ts';
import { fileOperation } from '../operation.ts';

type Input = { courseId: string };

/** A file for the person to keep. */
export type SaveFile = { type: 'save.file'; file: Blob; name: string };

/** Fetching a course's materials (§course.25). */
export const courseMaterialsMachine = setup({
  types: {
    input: {} as Input,
    context: {} as Input,
    events: {} as { type: 'download' },
    emitted: {} as Confirm | SaveFile,
  },
  actors: { downloadMaterials: fileOperation('downloadMaterials') },
  actions: {
    confirm: emit(
      ({ context }, { message }: { message: Confirm['message'] }): Confirm => ({
        type: 'confirm',
        message,
        key: `materials-${context.courseId}`,
      }),
    ),
  },
}).createMachine({
  id: 'courseMaterials',
  description: '§course.16, §course.25',
  context: ({ input }) => input,
  initial: 'idle',
  states: {
    idle: { on: { download: 'downloading' } },
    downloading: {
      entry: { type: 'confirm', params: { message: 'downloading' } },
      invoke: {
        id: 'downloadMaterials',
        src: 'downloadMaterials',
        input: ({ context }) => ({ courseId: context.courseId }),
        onDone: {
          target: 'idle',
          actions: [
            emit(
              ({ context, event }): SaveFile => ({
                type: 'save.file',
                file: event.output,
                name: `${context.courseId}.zip`,
              }),
            ),
            { type: 'confirm', params: { message: 'downloaded' } },
          ],
        },
        onError: { target: 'idle', actions: { type: 'confirm', params: { message: 'downloadFailed' } } },
      },
    },
  },
});
