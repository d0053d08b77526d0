import { assign, emit, setup } from 'xstate';
import type { UploadEvent } from '../../api/operation.ts';
import type { Notify } from '../effects.ts';
import { callbackStub, operation } from '../operation.ts';
import {
  changingFiles,
  type FileEvent,
  fileActions,
  fileGuards,
  fileToSend,
  noFiles,
  type SentFiles,
  sentIds,
  uploadingEach,
} from '../sent-files.ts';

/** `lessonId`: where it is asked, if in a lesson. */
type Input = { courseId: string; lessonId?: string };
type Written = SentFiles & { message: string };
type Context = Input & Written;
type Event =
  | { type: 'open' }
  | { type: 'close' }
  | { type: 'submit'; message: string }
  | { type: 'stop' } // the upload
  | FileEvent;

const initial: Written = { message: '', ...noFiles };

/** Writing to a course's instructor, with files if wished (§course.26). */
export const instructorMessageMachine = setup({
  types: { input: {} as Input, context: {} as Context, events: {} as Event, emitted: {} as Notify },
  actors: {
    uploadAttachment: callbackStub<UploadEvent, { file: File }>('uploadAttachment'),
    contactInstructor: operation('contactInstructor'),
  },
  guards: fileGuards,
  actions: {
    take: assign({ message: (_, message: string) => message }),
    ...fileActions<Context, Event>(),
  },
}).createMachine({
  id: 'instructorMessage',
  description: '§course.17, §course.26, §questions.1',
  context: ({ input }) => ({ ...input, ...initial }),
  initial: 'closed',
  states: {
    closed: {
      entry: assign(initial),
      on: { open: 'editing' },
    },
    editing: {
      tags: ['input'],
      initial: 'writing',
      on: {
        close: 'closed',
        ...changingFiles(),
        submit: [
          {
            guard: 'hasFileToSend',
            target: 'uploading',
            actions: { type: 'take', params: ({ event }) => event.message },
          },
          { target: 'sending', actions: { type: 'take', params: ({ event }) => event.message } },
        ],
      },
      states: {
        writing: {},
        rejected: { description: 'The message was not sent; text and files are kept.' },
      },
    },
    uploading: {
      tags: ['input'],
      entry: 'forgetFailure',
      exit: 'rewind',
      invoke: {
        id: 'uploadAttachment',
        src: 'uploadAttachment',
        input: (args) => ({ file: fileToSend(args) }),
      },
      on: {
        close: 'closed',
        stop: 'editing',
        ...uploadingEach('sending', 'editing.rejected'),
      },
    },
    sending: {
      tags: ['input'],
      entry: 'forgetFailure',
      invoke: {
        id: 'contactInstructor',
        src: 'contactInstructor',
        input: ({ context: { courseId, lessonId, message, files } }) => {
          const attachmentIds = sentIds(files);
          return {
            courseId,
            message,
            ...(lessonId !== undefined && { lessonId }),
            ...(attachmentIds.length > 0 && { attachmentIds }),
          };
        },
        onDone: { target: 'closed', actions: emit({ type: 'notify', message: 'messageSent' }) },
        onError: [
          { guard: 'isIncomplete', target: 'editing.rejected', actions: ['keepFailure', 'sendAllAgain'] },
          { target: 'editing.rejected', actions: 'keepFailure' },
        ],
      },
      on: { close: 'closed' },
    },
  },
});
