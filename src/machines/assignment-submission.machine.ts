import { assign, emit, fromCallback, setup } from 'xstate';
import type { Failure } from '../api/failure.ts';
import type { UploadEvent, UploadInput } from '../api/operation.ts';
import type { AssignmentChanged } from './assignment-changed.ts';
import type { Assignment } from './assignments.machine.ts';
import { failureIn } from './failure-in.ts';
import { operation } from './operation.ts';
import { accept, type ChosenFile, type Refusal } from './submission-files.ts';

type Context = {
  assignment: Assignment | null;
  text: string;
  files: ChosenFile[];
  /** Files that were not taken, of the last choice. */
  refused: Refusal[];
  failure: Failure | null;
  /** The file that did not arrive. */
  failedKey: string | null;
};
type Event =
  | { type: 'open'; assignment: Assignment }
  | { type: 'file.add'; files: File[] }
  | { type: 'file.remove'; key: string }
  | { type: 'submit'; text: string }
  | { type: 'close'; text: string } // while files are on their way: stops them
  | UploadEvent;

const empty = { text: '', files: [], refused: [], failure: null, failedKey: null } satisfies Partial<Context>;
const uploadSubmissionFile = fromCallback<UploadEvent, UploadInput>(() => {
  throw new Error('Provide the actor "uploadSubmissionFile" before starting the machine.');
});
/** The file whose turn it is. */
const nextOf = ({ files }: Context) => files.find(({ id }) => id === null);

/** Handing in an assignment: a text, files, or both (§2 Assignments page: "Submit Assignment"; decisions 5 and 9). */
export const assignmentSubmissionMachine = setup({
  types: { context: {} as Context, events: {} as Event, emitted: {} as AssignmentChanged },
  actors: { uploadSubmissionFile, submitAssignment: operation('submitAssignment') },
  guards: {
    isNothing: ({ context, event }) => 'text' in event && event.text.trim() === '' && context.files.length === 0,
    hasFileToSend: ({ context }) => nextOf(context) !== undefined,
    isLastFile: ({ context }) => context.files.filter(({ id }) => id === null).length === 1,
    hasStatus: ({ event }, { status }: { status: number }) => failureIn(event).status === status,
  },
  actions: {
    begin: assign(({ context, event }): Partial<Context> => {
      if (event.type !== 'open') return {};
      const isSame = context.assignment?.id === event.assignment.id;
      return { ...(isSame ? { failure: null, refused: [] } : empty), assignment: event.assignment };
    }),
    keepText: assign(({ event }): Partial<Context> => ('text' in event ? { text: event.text } : {})),
    advance: assign(({ context, event }): Partial<Context> => {
      const next = nextOf(context);
      if (!next || (event.type !== 'upload.done' && event.type !== 'upload.progress')) return {};
      const change = event.type === 'upload.done' ? { id: event.id, share: 1 } : { share: event.share };
      return { files: context.files.map((file) => (file === next ? { ...file, ...change } : file)) };
    }),
    keepFailure: assign({ failure: ({ event }) => failureIn(event) }),
    rewind: assign({ files: ({ context }) => context.files.map((one) => (one.id ? one : { ...one, share: 0 })) }),
    sendAllAgain: assign({ files: ({ context }) => context.files.map((one) => ({ ...one, id: null, share: 0 })) }),
  },
}).createMachine({
  id: 'assignment-submission',
  description: '§2 Assignments page: Submit Assignment; decisions 5 and 9',
  context: { assignment: null, ...empty },
  initial: 'closed',
  states: {
    closed: {
      description: 'What was written and chosen for the last assignment is kept.',
      on: { open: { target: 'editing', actions: 'begin' } },
    },
    editing: {
      tags: ['input'],
      initial: 'writing',
      on: {
        'file.add': { actions: assign(({ context, event }) => accept(context.files, event.files)) },
        'file.remove': {
          actions: assign({
            files: ({ context, event }) => context.files.filter(({ key }) => key !== event.key),
            refused: [],
          }),
        },
        submit: [
          { guard: 'isNothing' },
          { guard: 'hasFileToSend', target: 'sending.uploading', actions: 'keepText' },
          { target: 'sending.submitting', actions: 'keepText' },
        ],
        close: { target: 'closed', actions: 'keepText' },
      },
      states: {
        writing: {},
        rejected: { description: 'Not handed in; text and files are kept.' },
      },
    },
    sending: {
      tags: ['input'],
      entry: assign({ failure: null, failedKey: null, refused: [] }),
      exit: 'rewind',
      initial: 'uploading',
      states: {
        uploading: {
          invoke: {
            id: 'uploadSubmissionFile',
            src: 'uploadSubmissionFile',
            input: ({ context }) => ({
              assignmentId: context.assignment?.id ?? '',
              file: nextOf(context)?.file ?? new File([], ''),
            }),
          },
          on: {
            'upload.progress': { actions: 'advance' },
            'upload.done': [
              { guard: 'isLastFile', target: 'submitting', actions: 'advance' },
              { target: 'uploading', reenter: true, actions: 'advance' },
            ],
            'upload.failed': {
              target: '#assignment-submission.editing.rejected',
              actions: ['keepFailure', assign({ failedKey: ({ context }) => nextOf(context)?.key ?? null })],
            },
            close: '#assignment-submission.editing',
          },
        },
        submitting: {
          invoke: {
            id: 'submitAssignment',
            src: 'submitAssignment',
            input: ({ context: { assignment, text, files } }) => ({
              assignmentId: assignment?.id ?? '',
              ...(text.trim() && { text: text.trim() }),
              fileIds: files.flatMap(({ id }) => (id ? [id] : [])),
            }),
            onDone: {
              target: '#assignment-submission.closed',
              actions: [
                assign(empty),
                emit(({ event }): AssignmentChanged => ({ type: 'assignmentChanged', assignment: event.output })),
              ],
            },
            onError: [
              {
                guard: { type: 'hasStatus', params: { status: 409 } },
                target: '#assignment-submission.editing.rejected',
                // Submitted or overdue meanwhile: the page does not know yet.
                actions: ['keepFailure', emit({ type: 'assignmentChanged' })],
              },
              {
                guard: { type: 'hasStatus', params: { status: 422 } },
                target: '#assignment-submission.editing.rejected',
                actions: ['keepFailure', 'sendAllAgain'],
              },
              { target: '#assignment-submission.editing.rejected', actions: 'keepFailure' },
            ],
          },
        },
      },
    },
  },
});
