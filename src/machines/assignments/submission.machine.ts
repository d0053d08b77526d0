import { assign, emit, sendTo, setup } from 'xstate';
import type { UploadEvent, UploadInput } from '../../api/operation.ts';
import { isConflict } from '../failure-in.ts';
import { callbackStub } from '../operation.ts';
import { changingFiles, fileActions, fileGuards, fileToSend, sentIds, uploadingEach } from '../sent-files.ts';
import { pendingCall } from '../sync/pending-call.ts';
import { awaitingAnswer, retried } from '../sync/sent-form.ts';
import { type Context, type Event, empty } from './submission-parts.ts';
import type { Assignment, AssignmentChanged } from './types.ts';

type Typed = { text: string };
const editing = '#assignmentSubmission.editing';
const rejected = '#assignmentSubmission.editing.rejected';

const uploadSubmissionFile = callbackStub<UploadEvent, UploadInput>('uploadSubmissionFile');

/** Submitting an assignment: a text, files, or both (§assignments.20). */
export const assignmentSubmissionMachine = setup({
  types: { context: {} as Context, events: {} as Event, emitted: {} as AssignmentChanged },
  actors: { uploadSubmissionFile, submitAssignment: pendingCall('submitAssignment') },
  guards: {
    isEmpty: ({ context }, text: string) => text.trim() === '' && context.files.length === 0,
    ...fileGuards,
    // The assignment was submitted elsewhere or is overdue now: the list is loaded again to show it.
    isConflict,
  },
  actions: {
    begin: assign(({ context }, assignment: Assignment) => {
      const isSame = context.assignment?.id === assignment.id;
      return { ...(isSame ? { failure: null, refused: [] } : empty), assignment };
    }),
    keepText: assign({ text: (_, { text }: Typed) => text }),
    ...fileActions<Context, Event>(),
    sendNow: sendTo('submitAssignment', { type: 'sendNow' }),
  },
}).createMachine({
  id: 'assignmentSubmission',
  description: '§assignments.13, §assignments.20',
  context: { assignment: null, ...empty },
  initial: 'closed',
  states: {
    closed: {
      description: 'The text and files of the assignment that was open last are kept.',
      on: { open: { target: 'editing', actions: { type: 'begin', params: ({ event }) => event.assignment } } },
    },
    editing: {
      tags: ['input'],
      initial: 'writing',
      on: {
        ...changingFiles(),
        submit: [
          { guard: { type: 'isEmpty', params: ({ event }) => event.text } },
          {
            guard: 'hasFileToSend',
            target: 'sending.uploading',
            actions: { type: 'keepText', params: ({ event }) => event },
          },
          { target: 'sending.submitting', actions: { type: 'keepText', params: ({ event }) => event } },
        ],
        close: { target: 'closed', actions: { type: 'keepText', params: ({ event }) => event } },
      },
      states: {
        writing: {},
        rejected: { description: 'The submission failed; text and files are kept.' },
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
              file: fileToSend({ context }),
            }),
          },
          on: {
            ...uploadingEach('submitting', rejected),
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
              fileIds: sentIds(files),
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
          ...awaitingAnswer({
            ...changingFiles(editing),
            write: editing,
            submit: retried,
            close: {
              target: '#assignmentSubmission.closed',
              actions: { type: 'keepText', params: ({ event }: { event: Typed }) => event },
            },
          }),
        },
      },
    },
  },
});
