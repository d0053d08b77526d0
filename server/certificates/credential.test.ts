import { createHmac, generateKeyPairSync } from 'node:crypto';
import { eq } from 'drizzle-orm';
import {
  CompactSign,
  compactVerify,
  createLocalJWKSet,
  decodeProtectedHeader,
  importPKCS8,
  type JSONWebKeySet,
} from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { components } from '../../src/api/generated/schema.d.ts';
import { certificates, signingKeys } from '../platform/database/schema/certificates.ts';
import { createTestServer, type TestServer, testNow } from '../testing/server.ts';
import { rotateSigningKey } from './signing-keys.ts';

type Check = components['schemas']['CredentialCheck'];

let server: TestServer;
let id: string;
beforeAll(async () => {
  server = await createTestServer();
  const { id: userId } = await server.register('noor@example.com');
  const [made] = await server.db
    .insert(certificates)
    .values({
      userId,
      courseId: 'data-literacy',
      studentName: 'Noor Haddad',
      courseTitle: 'Data Literacy',
      criteria: ['All 40 lessons completed.'],
      issuedAt: testNow,
    })
    .returning();
  id = made?.id ?? '';
});
afterAll(() => server.close());

const origin = 'http://localhost:3000';
const keySet = async () => (await server.app.inject('/.well-known/jwks.json')).json<JSONWebKeySet>();
const credential = async () => (await server.send('GET', `/certificates/${id}/credential`)).body;
const check = async (text: string) => {
  const answer = await server.send('POST', '/certificates/check', { body: { credential: text } });
  return answer.json<Check>();
};
const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const payloadOf = (jws: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(jws.split('.')[1] ?? '', 'base64url').toString());

describe('§certificates.8 the credential', () => {
  test('is an Open Badges 3.0 credential that verifies by the published keys alone', async () => {
    const answer = await server.send('GET', `/certificates/${id}/credential`);
    expect(answer.headers['content-type']).toContain('application/vc+jwt');
    expect(answer.headers['content-disposition']).toBe('attachment; filename="credential-data-literacy.jwt"');
    const { payload, protectedHeader } = await compactVerify(answer.body, createLocalJWKSet(await keySet()));
    expect(protectedHeader).toEqual({
      alg: 'RS256',
      typ: 'JWT',
      kid: expect.stringMatching(/^http:\/\/localhost:3000\/\.well-known\/jwks\.json#[\w-]{43}$/),
    });
    expect(JSON.parse(new TextDecoder().decode(payload))).toEqual({
      '@context': [
        'https://www.w3.org/ns/credentials/v2',
        'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
      ],
      id: `${origin}/certificates/${id}`,
      type: ['VerifiableCredential', 'OpenBadgeCredential'],
      name: 'Data Literacy',
      issuer: { id: `${origin}/v1/issuer`, type: ['Profile'], name: 'Student Analytics Platform', url: origin },
      validFrom: testNow.toISOString(),
      credentialSubject: {
        id: `urn:uuid:${id}`,
        type: ['AchievementSubject'],
        identifier: [{ type: 'IdentityObject', hashed: false, identityHash: 'Noor Haddad', identityType: 'name' }],
        achievement: {
          id: `${origin}/v1/achievements/data-literacy`,
          type: ['Achievement'],
          achievementType: 'CertificateOfCompletion',
          name: 'Data Literacy',
          description: expect.any(String),
          criteria: { narrative: 'All 40 lessons completed.' },
        },
      },
      credentialStatus: { id: `${origin}/v1/certificates/${id}/status`, type: '1EdTechRevocationList' },
      iss: `${origin}/v1/issuer`,
      jti: `${origin}/certificates/${id}`,
      sub: `urn:uuid:${id}`,
      nbf: testNow.getTime() / 1000,
    });
  });

  test('names addresses that answer', async () => {
    expect((await server.send('GET', '/issuer')).json()).toMatchObject({
      id: `${origin}/v1/issuer`,
      type: ['Profile'],
    });
    expect((await server.send('GET', '/achievements/data-literacy')).json()).toMatchObject({
      id: `${origin}/v1/achievements/data-literacy`,
      name: 'Data Literacy',
    });
    expect((await server.send('GET', '/achievements/none')).statusCode).toBe(404);
    expect((await server.send('GET', `/certificates/${id}/status`)).json()).toMatchObject({
      type: '1EdTechRevocationList',
      revokedCredential: [],
    });
    const none = '00000000-0000-4000-8000-000000000000';
    for (const rest of ['status', 'credential']) {
      expect((await server.send('GET', `/certificates/${none}/${rest}`)).statusCode).toBe(404);
      expect((await server.send('GET', `/certificates/1/${rest}`)).statusCode).toBe(400);
    }
  });
});

describe('§certificates.9 the key', () => {
  test('is one for simultaneous first uses, and the same after them', async () => {
    await server.db.delete(signingKeys);
    const kids = await Promise.all([1, 2, 3].map(async () => decodeProtectedHeader(await credential()).kid));
    expect(new Set(kids).size).toBe(1);
    expect((await keySet()).keys.map(({ kid }) => kid)).toEqual([kids[0]]);
  });

  test('has no private part in what is published, and none in the clear in the database', async () => {
    const published = JSON.stringify(await keySet());
    for (const part of ['d', 'p', 'q', 'dp', 'dq', 'qi']) expect(published).not.toContain(`"${part}"`);
    const stored = JSON.stringify(await server.db.select().from(signingKeys));
    expect(stored).not.toMatch(/\\?"(d|p|q)\\?":/);
  });

  test('can be changed: older credentials still verify, newer ones by the new key', async () => {
    const before = await credential();
    const made = await rotateSigningKey(server.context);
    const after = await credential();
    expect(decodeProtectedHeader(after).kid).toContain(made);
    expect(decodeProtectedHeader(before).kid).not.toContain(made);
    for (const text of [before, after]) expect(await check(text)).toMatchObject({ result: 'verified' });
    expect((await keySet()).keys).toHaveLength(2);
  });

  test('is replaced where neither the secret nor the one before opens it; what it signed still verifies', async () => {
    const before = await credential();
    const { current } = server.context.config.secrets;
    const after = { ...server.context.config, secrets: { current: 'another secret', previous: current } };
    const other = { ...server.context.config, secrets: { current: 'another secret', previous: null } };
    const { signingKey } = await import('./signing-keys.ts');
    const { id: kept } = await signingKey({ ...server.context, config: after });
    expect(decodeProtectedHeader(before).kid).toContain(kept);
    const { id: made } = await signingKey({ ...server.context, config: other });
    expect(decodeProtectedHeader(before).kid).not.toContain(made);
    expect(await check(before)).toMatchObject({ result: 'verified' });
  });
});

describe('§certificates.10 checking a credential', () => {
  test('verified: as it was issued, spaces around it or not', async () => {
    expect(await check(`\n${await credential()}\n`)).toEqual({
      result: 'verified',
      certificate: {
        id,
        courseId: 'data-literacy',
        courseTitle: 'Data Literacy',
        studentName: 'Noor Haddad',
        criteria: ['All 40 lessons completed.'],
        issuedAt: testNow.toISOString(),
      },
    });
  });

  test('tampered: another name, another key, none, or the public key as a shared secret', async () => {
    const real = await credential();
    const [header = '', , signature = ''] = real.split('.');
    const kid = decodeProtectedHeader(real).kid ?? '';
    const forged = { ...payloadOf(real), name: 'Data Science' };
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const ownKey = await importPKCS8(privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(), 'RS256');
    const signedByAnother = (name: string) =>
      new CompactSign(new TextEncoder().encode(JSON.stringify(forged)))
        .setProtectedHeader({ alg: 'RS256', kid: name, typ: 'JWT' })
        .sign(ownKey);
    const shared = `${encoded({ alg: 'HS256', kid, typ: 'JWT' })}.${encoded(forged)}`;
    const publicKey = JSON.stringify((await keySet()).keys[0]);
    for (const text of [
      `${header}.${encoded(forged)}.${signature}`,
      await signedByAnother(kid),
      await signedByAnother(`${origin}/.well-known/jwks.json#another`),
      `${encoded({ alg: 'none', kid, typ: 'JWT' })}.${encoded(forged)}.`,
      `${shared}.${createHmac('sha256', publicKey).update(shared).digest('base64url')}`,
    ]) {
      expect(await check(text)).toEqual({ result: 'tampered' });
    }
  });

  test('unknown: what is no credential, one of another issuer, and one whose certificate is gone', async () => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const key = await importPKCS8(privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(), 'RS256');
    const elsewhere = await new CompactSign(new TextEncoder().encode('{"iss":"https://elsewhere.example"}'))
      .setProtectedHeader({ alg: 'RS256', kid: 'https://elsewhere.example/keys#1' })
      .sign(key);
    for (const text of ['no credential', 'a.b.c', '..', elsewhere])
      expect(await check(text)).toEqual({ result: 'unknown' });
    const real = await credential();
    const rows = await server.db.delete(certificates).where(eq(certificates.id, id)).returning();
    expect(await check(real)).toEqual({ result: 'unknown' });
    await server.db.insert(certificates).values(rows);
  });

  test('revoked: with its certificate, which says why', async () => {
    const real = await credential();
    const revoked = { revokedAt: testNow, revocationReason: 'Issued twice.' };
    await server.db.update(certificates).set(revoked).where(eq(certificates.id, id));
    expect(await check(real)).toMatchObject({
      result: 'revoked',
      certificate: { id, revoked: { reason: 'Issued twice.' } },
    });
    expect((await server.send('GET', `/certificates/${id}/status`)).json()).toMatchObject({
      issuer: `${origin}/v1/issuer`,
      revokedCredential: [
        {
          id: `${origin}/certificates/${id}`,
          revoked: true,
          revokedAt: testNow.toISOString(),
          revocationReason: 'Issued twice.',
        },
      ],
    });
    await server.db
      .update(certificates)
      .set({ revokedAt: null, revocationReason: null })
      .where(eq(certificates.id, id));
  });

  test('is limited for each address, and takes no more than a credential', async () => {
    const send = (credential: string) =>
      server.send('POST', '/certificates/check', { body: { credential }, address: '203.0.113.7' });
    expect((await send('x'.repeat(20_001))).statusCode).toBe(400);
    for (let times = 0; times < 60; times += 1) expect((await send('x')).statusCode).toBe(200);
    expect((await send('x')).statusCode).toBe(429);
  });
});
