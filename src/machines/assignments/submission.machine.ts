import { assign, emit, sendTo, setup } from 'xstate';
import type { Failure } from '../../api/failure.ts';
import type { UploadEvent, UploadInput } from '../../api/operation.ts';
import { failureIn } from '../failure-in.ts';
import { callbackStub } from '../operation.ts';
import { type CallEvent, pendingCall } from '../sync/pending-call.ts';
import type { AssignmentChanged } from './changed.ts';
import type { Assignment } from './list.machine.ts';
import { accept, advanced, type ChosenFile, nextOf, type Refusal, rewound, sentAnew } from './submission-files.ts';

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
  | { type: 'write' } // something was typed: what was sent is not what is meant any more
  | { type: 'close'; text: string } // while files are on their way: stops them
  | UploadEvent
  | CallEvent<'submitAssignment'>;

const empty = { text: '', files: [], refused: [], failure: null, failedKey: null } satisfies Partial<Context>;
const editing = '#assignmentSubmission.editing';
const rejected = '#assignmentSubmission.editing.rejected';
const uploadSubmissionFile = callbackStub<UploadEvent, UploadInput>('uploadSubmissionFile');

/** Handing in an assignment: a text, files, or both (§assignments.20). */
export const assignmentSubmissionMachine = setup({
  types: { context: {} as Context, events: {} as Event, emitted: {} as AssignmentChanged },
  actors: { uploadSubmissionFile, submitAssignment: pendingCall('submitAssignment') },
  guards: {
    isNothing: ({ context, event }) => 'text' in event && event.text.trim() === '' && context.files.length === 0,
    hasFileToSend: ({ context }) => nextOf(context.files) !== undefined,
    isLastFile: ({ context }) => context.files.filter(({ id }) => id === null).length === 1,
    // Submitted or overdue meanwhile: the page does not know yet.
    isConflict: ({ event }) => failureIn(event).status === 409,
    // The server no longer has the files.
    isIncomplete: ({ event }) => failureIn(event).status === 422,
  },
  actions: {
    begin: assign(({ context, event }): Partial<Context> => {
      if (event.type !== 'open') return {};
      const isSame = context.assignment?.id === event.assignment.id;
      return { ...(isSame ? { failure: null, refused: [] } : empty), assignment: event.assignment };
    }),
    keepText: assign(({ event }): Partial<Context> => ('text' in event ? { text: event.text } : {})),
    add: assign(
      ({ context, event }): Partial<Context> => (event.type === 'file.add' ? accept(context.files, event.files) : {}),
    ),
    remove: assign(({ context, event }): Partial<Context> => {
      if (event.type !== 'file.remove') return {};
      return { files: context.files.filter(({ key }) => key !== event.key), refused: [] };
    }),
    advance: assign(({ context, event }): Partial<Context> => {
      if (event.type === 'upload.done') return { files: advanced(context.files, { id: event.id, share: 1 }) };
      return event.type === 'upload.progress' ? { files: advanced(context.files, { share: event.share }) } : {};
    }),
    keepFailure: assign({ failure: ({ event }) => failureIn(event) }),
    keepFailedFile: assign({ failedKey: ({ context }) => nextOf(context.files)?.key ?? null }),
    rewind: assign({ files: ({ context }) => rewound(context.files) }),
    sendAllAgain: assign({ files: ({ context }) => sentAnew(context.files) }),
    forgetFailure: assign({ failure: null, failedKey: null, refused: [] }),
    sendNow: sendTo('submitAssignment', { type: 'sendNow' }),
  },
}).createMachine({
  id: 'assignmentSubmission',
  description: '§assignments.13, §assignments.20',
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
        'file.add': { actions: 'add' },
        'file.remove': { actions: 'remove' },
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
      entry: 'forgetFailure',
      exit: 'rewind',
      initial: 'uploading',
      states: {
        uploading: {
          invoke: {
            id: 'uploadSubmissionFile',
            src: 'uploadSubmissionFile',
            input: ({ context }) => ({
              assignmentId: context.assignment?.id ?? '',
              file: nextOf(context.files)?.file ?? new File([], ''),
            }),
          },
          on: {
            'upload.progress': { actions: 'advance' },
            'upload.done': [
              { guard: 'isLastFile', target: 'submitting', actions: 'advance' },
              { target: 'uploading', reenter: true, actions: 'advance' },
            ],
            'upload.failed': { target: rejected, actions: ['keepFailure', 'keepFailedFile'] },
            close: editing,
          },
        },
        submitting: {
          invoke: {
            id: 'submitAssignment',
            src: 'submitAssignment',
            input: ({ context: { assignment, text, files } }) => ({
              assignmentId: assignment?.id ?? '',
              text: text.trim() || undefined,
              fileIds: files.flatMap(({ id }) => (id ? [id] : [])),
            }),
          },
          on: {
            'call.succeeded': {
              target: '#assignmentSubmission.closed',
              actions: [
                assign(empty),
                emit(({ event }): AssignmentChanged => ({ type: 'assignmentChanged', assignment: event.output })),
              ],
            },
            'call.refused': [
              { guard: 'isConflict', target: rejected, actions: ['keepFailure', emit({ type: 'assignmentChanged' })] },
              { guard: 'isIncomplete', target: rejected, actions: ['keepFailure', 'sendAllAgain'] },
              { target: rejected, actions: 'keepFailure' },
            ],
          },
          initial: 'underWay',
          states: {
            underWay: { on: { 'call.delayed': { target: 'delayed', actions: 'keepFailure' } } },
            delayed: {
              description: 'No answer so far: it goes on by itself, and at once where the student asks.',
              on: {
                'file.add': { target: editing, actions: 'add' },
                'file.remove': { target: editing, actions: 'remove' },
                write: editing,
                submit: { target: 'underWay', actions: 'sendNow' },
                close: { target: '#assignmentSubmission.closed', actions: 'keepText' },
              },
            },
          },
        },
      },
    },
  },
});
