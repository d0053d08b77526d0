import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { ApiError } from '../../api/failure.ts';
import { exampleStudent } from '../../api/generated/examples.ts';
import { settled } from '../testing.ts';
import { largestPhoto, photoUploadMachine } from './photo-upload.machine.ts';

const photo = new Blob(['photo'], { type: 'image/png' });

type Person = typeof exampleStudent & { photo?: string };
const withPhoto: Person = { ...exampleStudent, photo: '/v1/photos/7f6c1d9e-4a55-4c1b-9a0e-0b8f6b2f5a11' };

function start(
  uploadPhoto: (sent: Blob) => Promise<Person> = async () => withPhoto,
  { removePhoto, hasPhoto }: { removePhoto?: () => Promise<Person>; hasPhoto?: boolean } = {},
) {
  const machine = photoUploadMachine.provide({
    actors: {
      uploadPhoto: fromPromise(({ input }) => uploadPhoto(input.photo)),
      removePhoto: fromPromise(removePhoto ?? (async () => exampleStudent)),
    },
  });
  const flow = createActor(machine, { input: { hasPhoto: hasPhoto ?? false } });
  const emitted: unknown[] = [];
  flow.on('*', (event) => emitted.push(event));
  return { flow: flow.start(), emitted };
}

describe('§account.37 POST /auth/upload-photo', () => {
  it('shows the chosen photo, sends the file itself, and tells the session', async () => {
    const sent: Blob[] = [];
    const { flow, emitted } = start(async (blob) => {
      sent.push(blob);
      return withPhoto;
    });
    flow.send({ type: 'choose', photo });
    expect(flow.getSnapshot()).toMatchObject({ value: 'ready', context: { photo } });
    flow.send({ type: 'upload' });
    await settled();
    expect(sent).toEqual([photo]);
    expect(flow.getSnapshot()).toMatchObject({ value: 'empty', context: { photo: null } });
    expect(emitted).toEqual([
      { type: 'userChanged', user: withPhoto },
      { type: 'notify', message: 'photoSaved' },
    ]);
  });

  it('§account.37: refuses other types and more than 5 MB before anything is sent', () => {
    const { flow } = start();
    flow.send({ type: 'choose', photo });
    flow.send({ type: 'choose', photo: new Blob(['x'], { type: 'image/gif' }) });
    expect(flow.getSnapshot()).toMatchObject({ value: 'otherType', context: { photo: null } });
    expect(flow.getSnapshot().can({ type: 'upload' })).toBe(false);
    flow.send({ type: 'choose', photo });
    flow.send({ type: 'choose', photo: new Blob([new Uint8Array(largestPhoto + 1)], { type: 'image/png' }) });
    expect(flow.getSnapshot()).toMatchObject({ value: 'tooLarge', context: { photo: null } });
    flow.send({ type: 'choose', photo: new Blob([new Uint8Array(largestPhoto)], { type: 'image/webp' }) });
    expect(flow.getSnapshot().value).toBe('ready');
  });

  it('keeps the photo when the server refuses it, to send again or to let go', async () => {
    const message = 'The photo must be a PNG, JPEG or WebP image.';
    const { flow, emitted } = start(() =>
      Promise.reject(new ApiError({ kind: 'refused', status: 422, message, retryAfter: null })),
    );
    flow.send({ type: 'choose', photo });
    flow.send({ type: 'upload' });
    await settled();
    expect(flow.getSnapshot()).toMatchObject({ value: 'rejected', context: { photo, failure: { message } } });
    expect(emitted).toEqual([]);
    flow.send({ type: 'upload' });
    expect(flow.getSnapshot()).toMatchObject({ value: 'uploading', context: { failure: null } });
    await settled();
    flow.send({ type: 'cancel' });
    expect(flow.getSnapshot()).toMatchObject({ value: 'empty', context: { photo: null } });
  });

  it('lets a running upload finish before another photo is chosen', () => {
    const { flow } = start();
    flow.send({ type: 'choose', photo });
    flow.send({ type: 'upload' });
    flow.send({ type: 'choose', photo: new Blob(['other'], { type: 'image/png' }) });
    expect(flow.getSnapshot()).toMatchObject({ value: 'uploading', context: { photo } });
  });

  it('lets go of a photo that was not sent yet', () => {
    const { flow } = start();
    flow.send({ type: 'choose', photo });
    flow.send({ type: 'cancel' });
    expect(flow.getSnapshot()).toMatchObject({ value: 'empty', context: { photo: null } });
  });
});

describe('§account.52 DELETE /auth/photo', () => {
  it('removes the photo once that is confirmed, tells the session, and has nothing more to remove', async () => {
    const { flow, emitted } = start(undefined, { hasPhoto: true });
    flow.send({ type: 'remove' });
    expect(flow.getSnapshot().value).toBe('confirming');
    flow.send({ type: 'remove' });
    expect(flow.getSnapshot().value).toBe('removing');
    await settled();
    expect(flow.getSnapshot()).toMatchObject({ value: 'empty', context: { hasPhoto: false } });
    expect(emitted).toEqual([
      { type: 'userChanged', user: exampleStudent },
      { type: 'notify', message: 'photoRemoved' },
    ]);
    expect(flow.getSnapshot().can({ type: 'remove' })).toBe(false);
  });

  it('keeps the photo where the removal is not confirmed, or another is chosen instead', () => {
    const { flow } = start(undefined, { hasPhoto: true });
    flow.send({ type: 'remove' });
    flow.send({ type: 'cancel' });
    expect(flow.getSnapshot()).toMatchObject({ value: 'empty', context: { hasPhoto: true } });
    flow.send({ type: 'remove' });
    flow.send({ type: 'choose', photo });
    expect(flow.getSnapshot().value).toBe('ready');
  });

  it.each([
    ['of another type', 'image/gif', 1, 'otherType'],
    ['too large', 'image/png', largestPhoto + 1, 'tooLarge'],
  ])('can be removed after a file %s, too', (_what, type, size, state) => {
    const { flow } = start(undefined, { hasPhoto: true });
    const chosen: Parameters<typeof flow.send>[0] = {
      type: 'choose',
      photo: new Blob([new Uint8Array(size)], { type }),
    };
    flow.send(chosen);
    expect(flow.getSnapshot().value).toBe(state);
    flow.send({ type: 'remove' });
    expect(flow.getSnapshot().value).toBe('confirming');
    const { flow: without } = start();
    without.send(chosen);
    without.send({ type: 'remove' });
    expect(without.getSnapshot().value).toBe(state);
  });

  it('offers no removal without a photo, and offers it after one was saved', async () => {
    const { flow } = start();
    flow.send({ type: 'remove' });
    expect(flow.getSnapshot().value).toBe('empty');
    flow.send({ type: 'choose', photo });
    flow.send({ type: 'upload' });
    await settled();
    flow.send({ type: 'remove' });
    expect(flow.getSnapshot().value).toBe('confirming');
  });

  it('says why the photo is still there, to try again or to leave it', async () => {
    const refused = new ApiError({ kind: 'refused', status: 500, message: null, retryAfter: null });
    const { flow, emitted } = start(undefined, { hasPhoto: true, removePhoto: () => Promise.reject(refused) });
    flow.send({ type: 'remove' });
    flow.send({ type: 'remove' });
    flow.send({ type: 'choose', photo });
    expect(flow.getSnapshot().value).toBe('removing');
    await settled();
    expect(flow.getSnapshot()).toMatchObject({ value: 'notRemoved', context: { failure: { status: 500 } } });
    expect(emitted).toEqual([]);
    flow.send({ type: 'remove' });
    expect(flow.getSnapshot()).toMatchObject({ value: 'removing', context: { failure: null } });
    await settled();
    flow.send({ type: 'cancel' });
    expect(flow.getSnapshot()).toMatchObject({ value: 'empty', context: { hasPhoto: true } });
  });
});
