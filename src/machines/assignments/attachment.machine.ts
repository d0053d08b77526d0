import { assign, emit, fromPromise, setup } from 'xstate';
import type { Failure } from '../../api/failure.ts';
import type { OperationInput } from '../../api/operation.ts';
import type { SaveFile } from '../course/materials.machine.ts';
import { failureIn } from '../failure-in.ts';

/** A file that belongs to an assignment: one that came with it, or one that was handed in. */
export type AssignmentFile =
  | ({ kind: 'attachment' } & OperationInput<'downloadAttachment'>)
  | ({ kind: 'submission' } & OperationInput<'downloadSubmissionFile'>);

type Input = { file: AssignmentFile; name: string };

/** The contract's answers are bytes, not JSON, so this stub is typed by hand. It stands for two operations. */
const downloadFile = fromPromise<Blob, AssignmentFile>(() => {
  throw new Error('Provide the actor "downloadFile" before starting the machine.');
});

/** Fetching one file of an assignment (§assignments.12). */
export const assignmentFileMachine = setup({
  types: {
    input: {} as Input,
    context: {} as Input & { failure: Failure | null },
    events: {} as { type: 'download' },
    emitted: {} as SaveFile,
  },
  actors: { downloadFile },
}).createMachine({
  id: 'assignmentFile',
  description: '§assignments.12',
  context: ({ input }) => ({ ...input, failure: null }),
  initial: 'idle',
  states: {
    idle: { on: { download: 'downloading' } },
    downloading: {
      invoke: {
        id: 'downloadFile',
        src: 'downloadFile',
        input: ({ context }) => context.file,
        onDone: {
          target: 'idle',
          actions: emit(
            ({ context, event }): SaveFile => ({ type: 'save.file', file: event.output, name: context.name }),
          ),
        },
        onError: { target: 'failed', actions: assign({ failure: ({ event }) => failureIn(event) }) },
      },
    },
    failed: { on: { download: 'downloading' } },
  },
});
