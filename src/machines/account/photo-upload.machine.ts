import { assign, emit, setup } from 'xstate';
import type { Failure } from '../../api/failure.ts';
import type { OperationOutput } from '../../api/operation.ts';
import type { Notify } from '../effects.ts';
import { keepFailure } from '../failure-in.ts';
import { operation, stub } from '../operation.ts';
import type { UserChanged } from './profile-details.machine.ts';

/** §account.37: PNG, JPEG or WebP up to 5 MB. */
export const largestPhoto = 5 * 1024 * 1024;
export const photoTypes = ['image/png', 'image/jpeg', 'image/webp'];

type Context = {
  photo: Blob | null;
  /** The account has a photo that can be removed. */
  hasPhoto: boolean;
  failure: Failure | null;
};
type Event = { type: 'choose'; photo: Blob } | { type: 'cancel' } | { type: 'upload' } | { type: 'remove' };

/** Choosing, previewing and uploading a profile photo, and removing it (§account.37, §account.52). */
export const photoUploadMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    emitted: {} as Notify | UserChanged,
    input: {} as { hasPhoto: boolean },
  },
  actors: {
    uploadPhoto: stub<OperationOutput<'uploadPhoto'>, { photo: Blob }>('uploadPhoto'),
    removePhoto: operation('removePhoto'),
  },
  guards: {
    isOtherType: (_, photo: Blob) => !photoTypes.includes(photo.type),
    isTooLarge: (_, photo: Blob) => photo.size > largestPhoto,
    hasPhoto: ({ context }) => context.hasPhoto,
  },
  actions: {
    keep: assign({ photo: (_, photo: Blob) => photo }),
    drop: assign({ photo: null }),
    clearFailure: assign({ failure: null }),
    keepFailure: keepFailure(),
    knowPhoto: assign({ hasPhoto: (_, user: UserChanged['user']) => user.photo !== undefined }),
  },
}).createMachine({
  id: 'photoUpload',
  description: '§account.35, §account.37, §account.52',
  context: ({ input }) => ({ photo: null, hasPhoto: input.hasPhoto, failure: null }),
  initial: 'empty',
  states: {
    empty: { on: { remove: { guard: 'hasPhoto', target: 'confirming' } } },
    otherType: { on: { remove: { guard: 'hasPhoto', target: 'confirming' } } },
    tooLarge: { on: { remove: { guard: 'hasPhoto', target: 'confirming' } } },
    ready: { tags: ['input'], on: { upload: 'uploading', cancel: { target: 'empty', actions: 'drop' } } },
    uploading: {
      tags: ['input'],
      entry: 'clearFailure',
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
            { type: 'knowPhoto', params: ({ event }) => event.output },
            emit(({ event }): UserChanged => ({ type: 'userChanged', user: event.output })),
            emit({ type: 'notify', message: 'photoSaved' }),
          ],
        },
        onError: { target: 'rejected', actions: 'keepFailure' },
      },
    },
    rejected: {
      tags: ['input'],
      description: 'The server rejected the file or could not be reached; the chosen photo is kept.',
      on: { upload: 'uploading', cancel: { target: 'empty', actions: 'drop' } },
    },
    confirming: {
      description: 'The photo is not kept anywhere once it is removed, so that has to be confirmed.',
      on: { remove: 'removing', cancel: 'empty' },
    },
    removing: {
      entry: 'clearFailure',
      on: { choose: {} },
      invoke: {
        id: 'removePhoto',
        src: 'removePhoto',
        input: {},
        onDone: {
          target: 'empty',
          actions: [
            { type: 'knowPhoto', params: ({ event }) => event.output },
            emit(({ event }): UserChanged => ({ type: 'userChanged', user: event.output })),
            emit({ type: 'notify', message: 'photoRemoved' }),
          ],
        },
        onError: { target: 'notRemoved', actions: 'keepFailure' },
      },
    },
    notRemoved: { on: { remove: 'removing', cancel: 'empty' } },
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
