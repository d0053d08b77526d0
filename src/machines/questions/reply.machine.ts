import { assign, emit, sendTo, setup } from 'xstate';
import type { OperationOutput, UploadEvent } from '../../api/operation.ts';
import { callbackStub } from '../operation.ts';
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
import { type CallEvent, pendingCall } from '../sync/pending-call.ts';
import { awaitingAnswer, retried } from '../sync/sent-form.ts';

type Context = SentFiles & { threadId: string; text: string };

type Event =
  | { type: 'submit'; text: string }
  | { type: 'write' } // the text was changed, so what is being sent is out of date
  | { type: 'stop' } // the upload
  | FileEvent
  | CallEvent<'replyToThread'>;

type Replied = { type: 'replied'; message: OperationOutput<'replyToThread'> };

const editing = '#threadReply.editing';
const rejected = '#threadReply.editing.rejected';
const empty = { text: '', ...noFiles };

/** Writing into a thread, with files if wished (§questions.10). */
export const threadReplyMachine = setup({
  types: {
    input: {} as { threadId: string },
    context: {} as Context,
    events: {} as Event,
    emitted: {} as Replied,
  },
  actors: {
    uploadAttachment: callbackStub<UploadEvent, { file: File }>('uploadAttachment'),
    replyToThread: pendingCall('replyToThread'),
  },
  guards: fileGuards,
  actions: {
    keepText: assign({ text: (_, text: string) => text }),
    ...fileActions<Context, Event>(),
    sendNow: sendTo('replyToThread', { type: 'sendNow' }),
  },
}).createMachine({
  id: 'threadReply',
  description: '§questions.4, §questions.10',
  context: ({ input }) => ({ ...input, ...empty }),
  initial: 'editing',
  states: {
    editing: {
      tags: ['input'],
      initial: 'writing',
      on: {
        ...changingFiles(),
        submit: [
          {
            guard: 'hasFileToSend',
            target: 'sending.uploading',
            actions: { type: 'keepText', params: ({ event }) => event.text },
          },
          { target: 'sending.submitting', actions: { type: 'keepText', params: ({ event }) => event.text } },
        ],
      },
      states: {
        writing: {},
        rejected: { description: 'The reply was not sent; text and files are kept.' },
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
            id: 'uploadAttachment',
            src: 'uploadAttachment',
            input: (args) => ({ file: fileToSend(args) }),
          },
          on: {
            ...uploadingEach('submitting', rejected),
            stop: editing,
          },
        },
        submitting: {
          invoke: {
            id: 'replyToThread',
            src: 'replyToThread',
            input: ({ context: { threadId, text, files } }) => ({
              threadId,
              text,
              attachmentIds: sentIds(files),
            }),
          },
          on: {
            'call.succeeded': {
              target: editing,
              actions: [assign(empty), emit(({ event }): Replied => ({ type: 'replied', message: event.output }))],
            },
            'call.refused': [
              { guard: 'isIncomplete', target: rejected, actions: ['keepFailure', 'sendAllAgain'] },
              { target: rejected, actions: 'keepFailure' },
            ],
          },
          ...awaitingAnswer({
            ...changingFiles(editing),
            write: editing,
            submit: retried,
          }),
        },
      },
    },
  },
});
