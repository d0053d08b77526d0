import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { components } from '../../src/api/generated/schema.d.ts';
import { photos } from '../platform/database/schema/account.ts';
import { createTestServer, type TestServer, testNow } from '../testing/server.ts';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await createTestServer();
  token = (await server.register('ada@example.com')).token;
});
afterAll(() => server.close());

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'teal' } });
const upload = (body: Buffer, type = 'image/png', sent: { token?: string } = { token }) =>
  server.send('POST', '/auth/upload-photo', { ...sent, body, headers: { 'content-type': type } });

describe('§account.9 GET /auth/user', () => {
  it('answers the account, with the registration date that the offer runs from', async () => {
    expect((await server.send('GET', '/auth/user', { token })).json()).toEqual({
      id: expect.any(String),
      email: 'ada@example.com',
      first_name: 'Noor',
      last_name: 'Haddad',
      role: 'student',
      registeredAt: testNow.toISOString(),
    });
  });
});

/** A field of the contract without its value here does not compile. */
const everyField: Required<components['schemas']['Profile']> = { first_name: 'Ada', last_name: "O'Kafor-Þór" };

describe('§account.35 PUT /auth/profile', () => {
  it('keeps every field', async () => {
    const answer = await server.send('PUT', '/auth/profile', { token, body: everyField });
    expect(answer.json()).toMatchObject(everyField);
    expect((await server.send('GET', '/auth/user', { token })).json()).toMatchObject(everyField);
  });

  it('changes the name and answers the account', async () => {
    const body = { first_name: ' Ada ', last_name: "O'Kafor-Þór" };
    const answer = await server.send('PUT', '/auth/profile', { token, body });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ first_name: 'Ada', last_name: "O'Kafor-Þór" });
    expect((await server.send('GET', '/auth/user', { token })).json()).toEqual(answer.json());
  });

  it('refuses a blank name, and anything that is not a name', async () => {
    for (const body of [
      { first_name: '  ', last_name: 'X' },
      { first_name: 'A', last_name: 'X', role: 'instructor' },
      { first_name: 'A\u0000', last_name: 'X' },
    ]) {
      expect((await server.send('PUT', '/auth/profile', { token, body })).statusCode).toBe(400);
    }
    expect((await server.send('PUT', '/auth/profile', { body: {} })).statusCode).toBe(401);
  });
});

describe('§account.37, §account.43, §settings.9 POST /auth/upload-photo', () => {
  it('keeps a small WebP without metadata, under an address that may be cached for ever', async () => {
    const exif = { IFD0: { Copyright: 'Somewhere private' } };
    const answer = await upload(await picture(1200, 600).withExif(exif).jpeg().toBuffer(), 'image/jpeg');
    expect(answer.statusCode).toBe(200);
    const photo = await server.app.inject(answer.json().photo);
    expect(photo.statusCode).toBe(200);
    expect(photo.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    const { format, width, height, exif: left } = await sharp(photo.rawPayload).metadata();
    expect({ format, width, height, left }).toEqual({ format: 'webp', width: 512, height: 256, left: undefined });
  });

  it('replaces the photo before it', async () => {
    const first = (await upload(await picture(64, 64).png().toBuffer())).json().photo;
    const second = (await upload(await picture(64, 64).webp().toBuffer(), 'image/webp')).json().photo;
    expect(second).not.toBe(first);
    expect((await server.app.inject(first)).statusCode).toBe(404);
    expect(await server.db.$count(photos)).toBe(1);
  });

  it('§account.37: goes by the content, not by the declared type', async () => {
    expect((await upload(await picture(8, 8).png().toBuffer(), 'image/jpeg')).statusCode).toBe(200);
    const gif = await picture(8, 8).gif().toBuffer();
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
    const cut = (await picture(64, 64).png().toBuffer()).subarray(0, 40);
    for (const bytes of [gif, svg, cut, Buffer.from('not an image')]) {
      const answer = await upload(bytes);
      expect(answer.statusCode).toBe(422);
      expect(answer.json().error).toMatch(/photo/);
    }
  });

  it('answers 413 above 5 MB, 415 for another declared type, 400 for no body, 401 without a session', async () => {
    expect((await upload(Buffer.alloc(5 * 1024 * 1024 + 1))).statusCode).toBe(413);
    expect((await upload(Buffer.from('x'), 'image/gif')).statusCode).toBe(415);
    expect((await server.send('POST', '/auth/upload-photo', { token })).statusCode).toBe(400);
    expect((await upload(Buffer.from('x'), 'image/png', {})).statusCode).toBe(401);
  });
});

describe('§account.43, §settings.9 GET /photos/{photoId}', () => {
  it('answers 404 for an unknown photo and 400 for an address that cannot be one', async () => {
    expect((await server.send('GET', `/photos/${crypto.randomUUID()}`)).statusCode).toBe(404);
    expect((await server.send('GET', '/photos/1')).statusCode).toBe(400);
  });
});

describe('§account.52 DELETE /auth/photo', () => {
  it("deletes the photo at once, and nobody else's", async () => {
    const other = (await server.register('bo@example.com')).token;
    const image = await picture(8, 8).png().toBuffer();
    const mine = (await upload(image)).json().photo;
    const theirs = (await upload(image, 'image/png', { token: other })).json().photo;
    const answer = await server.send('DELETE', '/auth/photo', { token });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).not.toHaveProperty('photo');
    expect((await server.app.inject(mine)).statusCode).toBe(404);
    expect((await server.app.inject(theirs)).statusCode).toBe(200);
    expect((await server.send('GET', '/auth/user', { token })).json()).toEqual(answer.json());
  });

  it('changes nothing without a photo, and is refused without a session', async () => {
    const before = (await server.send('GET', '/auth/user', { token })).json();
    expect((await server.send('DELETE', '/auth/photo', { token })).json()).toEqual(before);
    expect((await server.send('DELETE', '/auth/photo')).statusCode).toBe(401);
  });
});
