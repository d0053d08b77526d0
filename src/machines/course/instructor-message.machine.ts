import { assign, emit, setup } from 'xstate';
import type { Failure } from '../../api/failure.ts';
import type { UploadEvent } from '../../api/operation.ts';
import {
  accept,
  advanced,
  type ChosenFile,
  nextOf,
  notUploaded,
  type Refusal,
  restarted,
  without,
} from '../chosen-files.ts';
import type { Notify } from '../effects.ts';
import { keepFailure } from '../failure-in.ts';
import { callbackStub, operation } from '../operation.ts';
import { hasFileToSend, isIncomplete, isLastFile, uploadingEach } from '../sent-files.ts';

/** `lessonId`: where it is asked, if in a lesson. */
type Input = { courseId: string; lessonId?: string };
type Written = {
  message: string;
  files: ChosenFile[];
  /** The most recently chosen files that were not accepted. */
  refused: Refusal[];
  failure: Failure | null;
  /** The file whose upload failed. */
  failedKey: string | null;
};
type Context = Input & Written;
type Event =
  | { type: 'open' }
  | { type: 'close' }
  | { type: 'file.add'; files: File[] }
  | { type: 'file.remove'; key: string }
  | { type: 'submit'; message: string }
  | { type: 'stop' } // the upload
  | UploadEvent;

const nothing: Written = { message: '', files: [], refused: [], failure: null, failedKey: null };

/** Writing to a course's instructor, with files if wished (§course.26). */
export const instructorMessageMachine = setup({
  types: { input: {} as Input, context: {} as Context, events: {} as Event, emitted: {} as Notify },
  actors: {
    uploadAttachment: callbackStub<UploadEvent, { file: File }>('uploadAttachment'),
    contactInstructor: operation('contactInstructor'),
  },
  guards: {
    hasFileToSend,
    isLastFile,
    isIncomplete,
  },
  actions: {
    take: assign({ message: (_, message: string) => message }),
    add: assign(({ context }, files: File[]) => accept(context.files, files)),
    remove: assign({ files: ({ context }, key: string) => without(context.files, key), refused: [] }),
    advance: assign({ files: ({ context }, change: Partial<ChosenFile>) => advanced(context.files, change) }),
    keepFailure: keepFailure(),
    keepFailedFile: assign({ failedKey: ({ context }) => nextOf(context.files)?.key ?? null }),
    rewind: assign({ files: ({ context }) => restarted(context.files) }),
    sendAllAgain: assign({ files: ({ context }) => notUploaded(context.files) }),
    forgetFailure: assign({ failure: null, failedKey: null, refused: [] }),
  },
}).createMachine({
  id: 'instructorMessage',
  description: '§course.17, §course.26, §questions.1',
  context: ({ input }) => ({ ...input, ...nothing }),
  initial: 'closed',
  states: {
    closed: {
      entry: assign(nothing),
      on: { open: 'editing' },
    },
    editing: {
      tags: ['input'],
      initial: 'writing',
      on: {
        close: 'closed',
        'file.add': { actions: { type: 'add', params: ({ event }) => event.files } },
        'file.remove': { actions: { type: 'remove', params: ({ event }) => event.key } },
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
        input: ({ context }) => ({ file: nextOf(context.files)?.file ?? new File([], '') }),
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
          const attachmentIds = files.flatMap(({ id }) => (id ? [id] : []));
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
