import { assign, emit, sendTo, setup } from 'xstate';
import type { Failure } from '../../api/failure.ts';
import type { OperationOutput, UploadEvent } from '../../api/operation.ts';
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
import { keepFailure } from '../failure-in.ts';
import { callbackStub } from '../operation.ts';
import { hasFileToSend, isIncomplete, isLastFile, uploadingEach } from '../sent-files.ts';
import { type CallEvent, pendingCall } from '../sync/pending-call.ts';
import { awaitingAnswer, retried } from '../sync/sent-form.ts';

type Context = {
  threadId: string;
  text: string;
  files: ChosenFile[];
  /** The most recently chosen files that were not accepted. */
  refused: Refusal[];
  failure: Failure | null;
  /** The file whose upload failed. */
  failedKey: string | null;
};

type Event =
  | { type: 'file.add'; files: File[] }
  | { type: 'file.remove'; key: string }
  | { type: 'submit'; text: string }
  | { type: 'write' } // the text was changed, so what is being sent is out of date
  | { type: 'stop' } // the upload
  | UploadEvent
  | CallEvent<'replyToThread'>;

type Replied = { type: 'replied'; message: OperationOutput<'replyToThread'> };

const editing = '#threadReply.editing';
const rejected = '#threadReply.editing.rejected';
const empty = { text: '', files: [], refused: [], failure: null, failedKey: null } satisfies Partial<Context>;

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
  guards: {
    hasFileToSend,
    isLastFile,
    isIncomplete,
  },
  actions: {
    keepText: assign({ text: (_, text: string) => text }),
    add: assign(({ context }, files: File[]) => accept(context.files, files)),
    remove: assign({ files: ({ context }, key: string) => without(context.files, key), refused: [] }),
    advance: assign({ files: ({ context }, change: Partial<ChosenFile>) => advanced(context.files, change) }),
    keepFailure: keepFailure(),
    keepFailedFile: assign({ failedKey: ({ context }) => nextOf(context.files)?.key ?? null }),
    rewind: assign({ files: ({ context }) => restarted(context.files) }),
    sendAllAgain: assign({ files: ({ context }) => notUploaded(context.files) }),
    forgetFailure: assign({ failure: null, failedKey: null, refused: [] }),
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
        'file.add': { actions: { type: 'add', params: ({ event }) => event.files } },
        'file.remove': { actions: { type: 'remove', params: ({ event }) => event.key } },
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
            input: ({ context }) => ({ file: nextOf(context.files)?.file ?? new File([], '') }),
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
              attachmentIds: files.flatMap(({ id }) => (id ? [id] : [])),
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
            'file.add': {
              target: editing,
              actions: { type: 'add', params: ({ event }: { event: { files: File[] } }) => event.files },
            },
            'file.remove': {
              target: editing,
              actions: { type: 'remove', params: ({ event }: { event: { key: string } }) => event.key },
            },
            write: editing,
            submit: retried,
          }),
        },
      },
    },
  },
});
