import { assign, emit, setup } from 'xstate';
import type { Failure } from '../../api/failure.ts';
import type { OperationOutput } from '../../api/operation.ts';
import type { Notify } from '../effects.ts';
import { failureIn } from '../failure-in.ts';
import { stub } from '../operation.ts';
import type { UserChanged } from './profile-details.machine.ts';

/** §account.37: PNG, JPEG or WebP up to 5 MB. */
export const largestPhoto = 5 * 1024 * 1024;
export const photoTypes = ['image/png', 'image/jpeg', 'image/webp'];

type Context = { photo: Blob | null; failure: Failure | null };
type Event = { type: 'choose'; photo: Blob } | { type: 'cancel' } | { type: 'upload' };

/** Choosing, previewing and uploading a profile photo (§account.37). */
export const photoUploadMachine = setup({
  types: { context: {} as Context, events: {} as Event, emitted: {} as Notify | UserChanged },
  actors: { uploadPhoto: stub<OperationOutput<'uploadPhoto'>, { photo: Blob }>('uploadPhoto') },
  guards: {
    isOtherType: (_, photo: Blob) => !photoTypes.includes(photo.type),
    isTooLarge: (_, photo: Blob) => photo.size > largestPhoto,
  },
  actions: {
    keep: assign({ photo: (_, photo: Blob) => photo }),
    drop: assign({ photo: null }),
  },
}).createMachine({
  id: 'photoUpload',
  description: '§account.35, §account.37',
  context: { photo: null, failure: null },
  initial: 'empty',
  states: {
    empty: {},
    otherType: {},
    tooLarge: {},
    ready: { tags: ['input'], on: { upload: 'uploading', cancel: { target: 'empty', actions: 'drop' } } },
    uploading: {
      tags: ['input'],
      entry: assign({ failure: null }),
      // Another photo can be chosen only when this upload has succeeded or failed.
      on: { choose: {} },
      invoke: {
        id: 'uploadPhoto',
        src: 'uploadPhoto',
        input: ({ context }) => ({ photo: context.photo ?? new Blob() }),
        onDone: {
          target: 'empty',
          actions: [
            'drop',
            emit(({ event }): UserChanged => ({ type: 'userChanged', user: event.output })),
            emit({ type: 'notify', message: 'photoSaved' }),
          ],
        },
        onError: { target: 'rejected', actions: assign({ failure: ({ event }) => failureIn(event) }) },
      },
    },
    rejected: {
      tags: ['input'],
      description: 'The server rejected the file or could not be reached; the chosen photo is kept.',
      on: { upload: 'uploading', cancel: { target: 'empty', actions: 'drop' } },
    },
  },
  on: {
    choose: [
      {
        guard: { type: 'isOtherType', params: ({ event }) => event.photo },
        target: '.otherType',
        actions: 'drop',
      },
      {
        guard: { type: 'isTooLarge', params: ({ event }) => event.photo },
        target: '.tooLarge',
        actions: 'drop',
      },
      { target: '.ready', actions: { type: 'keep', params: ({ event }) => event.photo } },
    ],
  },
});
