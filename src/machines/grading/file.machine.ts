import { assign, setup } from 'xstate';
import { stub } from '../operation.ts';
import type { FileContent, SubmissionFile, SubmissionKey } from './types.ts';

export type FileInput = SubmissionKey & {
  file: SubmissionFile;
  /** How the page can show the file; null where it can only be downloaded. */
  kind: FileContent['kind'] | null;
};
type Event = { type: 'show' } | { type: 'hide' } | { type: 'retry' };

/** One file of a submission, looked at in the page and never executed (§grading.15). */
export const gradingFileMachine = setup({
  types: { context: {} as FileInput & { content: FileContent | null }, input: {} as FileInput, events: {} as Event },
  actors: { openFile: stub<FileContent, FileInput>('openFile') },
  guards: { isShowable: ({ context }) => context.kind !== null },
}).createMachine({
  id: 'gradingFile',
  description: '§grading.15',
  context: ({ input }) => ({ ...input, content: null }),
  initial: 'closed',
  states: {
    closed: { on: { show: { guard: 'isShowable', target: 'opening' } } },
    opening: {
      invoke: {
        id: 'openFile',
        src: 'openFile',
        input: ({ context: { courseId, submissionId, file, kind } }) => ({ courseId, submissionId, file, kind }),
        onDone: { target: 'shown', actions: assign({ content: ({ event }) => event.output }) },
        onError: 'failed',
      },
      on: { hide: 'closed' },
    },
    shown: { on: { hide: 'closed' } },
    failed: { on: { retry: 'opening', hide: 'closed' } },
  },
});
