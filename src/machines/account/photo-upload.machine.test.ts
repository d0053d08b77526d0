import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { ApiError } from '../../api/failure.ts';
import { exampleStudent } from '../../api/generated/examples.ts';
import { largestPhoto, photoUploadMachine } from './photo-upload.machine.ts';

const settled = () => new Promise((resolve) => setTimeout(resolve));
const photo = new Blob(['photo'], { type: 'image/png' });

function start(uploadPhoto: (sent: Blob) => Promise<typeof exampleStudent> = async () => exampleStudent) {
  const machine = photoUploadMachine.provide({
    actors: { uploadPhoto: fromPromise(({ input }) => uploadPhoto(input.photo)) },
  });
  const flow = createActor(machine);
  const emitted: unknown[] = [];
  flow.on('*', (event) => emitted.push(event));
  return { flow: flow.start(), emitted };
}

describe('§account.37 POST /auth/upload-photo', () => {
  it('shows the chosen photo, sends the file itself, and tells the session', async () => {
    const sent: Blob[] = [];
    const { flow, emitted } = start(async (blob) => {
      sent.push(blob);
      return exampleStudent;
    });
    flow.send({ type: 'choose', photo });
    expect(flow.getSnapshot()).toMatchObject({ value: 'ready', context: { photo } });
    flow.send({ type: 'upload' });
    await settled();
    expect(sent).toEqual([photo]);
    expect(flow.getSnapshot()).toMatchObject({ value: 'empty', context: { photo: null } });
    expect(emitted).toEqual([
      { type: 'userChanged', user: exampleStudent },
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
