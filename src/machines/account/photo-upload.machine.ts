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

/** Choosing, looking at and sending a profile photo (§account.37). */
export const photoUploadMachine = setup({
  types: { context: {} as Context, events: {} as Event, emitted: {} as Notify | UserChanged },
  actors: { uploadPhoto: stub<OperationOutput<'uploadPhoto'>, { photo: Blob }>('uploadPhoto') },
  guards: {
    isOtherType: ({ event }) => event.type === 'choose' && !photoTypes.includes(event.photo.type),
    isTooLarge: ({ event }) => event.type === 'choose' && event.photo.size > largestPhoto,
  },
  actions: {
    keep: assign(({ event }): Partial<Context> => (event.type === 'choose' ? { photo: event.photo } : {})),
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
      // Another photo is chosen once this one has arrived or failed.
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
      description: 'The server took it for no photo, or was not reached; the photo is still there.',
      on: { upload: 'uploading', cancel: { target: 'empty', actions: 'drop' } },
    },
  },
  on: {
    choose: [
      { guard: 'isOtherType', target: '.otherType', actions: 'drop' },
      { guard: 'isTooLarge', target: '.tooLarge', actions: 'drop' },
      { target: '.ready', actions: 'keep' },
    ],
  },
});
