/** Keyed calls whose slow work comes before their key's transaction (docs/adr/007-once.md). */
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { replacePhoto } from '../account/photo/store.ts';
import { userView } from '../account/user.ts';
import { handlers } from '../handlers.ts';
import { inTwoSteps } from '../http/handler-types.ts';
import { Problem } from '../http/problem.ts';
import { photos } from '../platform/database/schema/account.ts';
import { idempotencyKeys } from '../platform/database/schema/sync.ts';
import { Overloaded } from '../platform/worker-pool.ts';
import { createTestServer, type TestServer } from '../testing/server.ts';

const { uploadPhoto, register } = handlers;
const preparePhoto = vi.fn<() => Promise<Uint8Array>>();
const beforeRegistering = vi.fn<() => Promise<void>>();

let server: TestServer;
let token: string;
let people = 0;
beforeAll(async () => {
  handlers.uploadPhoto = inTwoSteps({
    prepare: preparePhoto,
    handle: async ({ user }, { db }, photo) => ({
      status: 200,
      body: userView(await replacePhoto(db, user.id, photo)),
    }),
  });
  if (!('prepare' in register)) throw new Error('Registering hashes a password.');
  const { prepare } = register;
  handlers.register = {
    prepare: async (request, context) => {
      await beforeRegistering();
      return prepare(request, context);
    },
  };
  server = await createTestServer();
});
afterAll(async () => {
  Object.assign(handlers, { uploadPhoto, register });
  await server.close();
});
beforeEach(async () => {
  people += 1;
  token = (await server.register(`slow-${people}@example.com`)).token;
  preparePhoto.mockReset();
});

const small = new Uint8Array([1, 2, 3]);
const upload = (bytes = 'photo') =>
  server.send('POST', '/auth/upload-photo', {
    token,
    body: bytes,
    headers: { 'content-type': 'image/png', 'idempotency-key': 'one' },
  });
const keys = () => server.db.$count(idempotencyKeys);
const made = () => server.db.$count(photos);

/** Lets what is under way go as far as it can. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 100));

describe('§sync.25 The slow work of a call', () => {
  test('keeps nobody waiting, and takes no key', async () => {
    const gate = Promise.withResolvers<Uint8Array>();
    preparePhoto.mockReturnValue(gate.promise);
    const before = await keys();
    const uploading = upload();
    await vi.waitFor(() => expect(preparePhoto).toHaveBeenCalled(), 10_000);
    const other = await Promise.race([keys(), settle().then(() => 'held')]);
    gate.resolve(small);
    expect((await uploading).statusCode).toBe(200);
    expect(other).toBe(before);
  });

  test('is done once where its repeat comes later', async () => {
    preparePhoto.mockResolvedValue(small);
    const first = await upload();
    const again = await upload();
    expect(again.body).toBe(first.body);
    expect(again.headers['idempotency-replayed']).toBe('true');
    expect(preparePhoto).toHaveBeenCalledTimes(1);
  });

  test('counts once where repeats come while the first prepares, in whatever order they are done', async () => {
    const gates = [0, 1, 2].map(() => Promise.withResolvers<Uint8Array>());
    for (const { promise } of gates) preparePhoto.mockReturnValueOnce(promise);
    const before = await made();
    const calls = gates.map(() => upload());
    await vi.waitFor(() => expect(preparePhoto).toHaveBeenCalledTimes(3), 10_000);
    for (const index of [2, 0, 1]) {
      gates[index]?.resolve(small);
      await settle();
    }
    const answers = await Promise.all(calls);
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(answers[0]?.statusCode).toBe(200);
    expect(answers.filter(({ headers }) => !headers['idempotency-replayed'])).toHaveLength(1);
    expect(await made()).toBe(before + 1);
  });

  test('is decided anew after a refusal, which keeps nothing', async () => {
    const [keysBefore, before] = [await keys(), await made()];
    preparePhoto.mockRejectedValueOnce(new Problem(422, 'The photo cannot be read.'));
    expect((await upload()).statusCode).toBe(422);
    preparePhoto.mockRejectedValueOnce(new Error('The thread fell.'));
    expect((await upload()).statusCode).toBe(500);
    expect([await keys(), await made()]).toEqual([keysBefore, before]);
    preparePhoto.mockResolvedValueOnce(small);
    const taken = await upload();
    expect(taken.statusCode).toBe(200);
    expect(taken.headers).not.toHaveProperty('idempotency-replayed');
  });

  test('does not refuse a repeat for what the first has changed meanwhile', async () => {
    const invitation = await server.invite(`invited-${people}@example.com`);
    const send = () =>
      server.send('POST', '/auth/register', {
        body: { token: invitation, password: 'Learning1' },
        headers: { 'idempotency-key': 'one' },
      });
    const second = Promise.withResolvers<void>();
    beforeRegistering.mockResolvedValueOnce().mockReturnValueOnce(second.promise);
    const [one, two] = [send(), send()];
    await Promise.race([one, two]);
    second.resolve(); // Only now it looks at the link, which is used up.
    const [first, repeat] = await Promise.all([one, two]);
    expect([first.statusCode, repeat.statusCode]).toEqual([201, 201]);
    expect(repeat.body).toBe(first.body);
  });

  test('§sync.26: is answered 503 and when to come back where too much is to be done', async () => {
    const before = await keys();
    preparePhoto.mockRejectedValueOnce(new Overloaded('Too many wait', 7));
    const refused = await upload();
    expect(refused.statusCode).toBe(503);
    expect(refused.headers['retry-after']).toBe('7');
    expect(refused.json().error).toBe('The server is busy. Please try again in a moment.');
    expect(await keys()).toBe(before);
  });
});
