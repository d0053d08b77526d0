import { decodeJwt, decodeProtectedHeader, SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { currentKey, type Purpose, type Secrets, validKeys } from './keys.ts';
import { signToken, verifyToken } from './tokens.ts';

const before: Secrets = { current: 'OzfS4Yk0Qm-7TtUwJXvIhcL2dNnGpR9s', previous: null };
const after: Secrets = { current: 'h3Vq_1ZbKxe8MDyCga5WFoEu6ArPj-4i', previous: before.current };
const now = () => new Date('2026-11-20T09:00:00Z');
const signer = (secrets: Secrets) => ({ config: { secrets }, now });
const token = { id: 'a', subject: 'ada', expiresAt: new Date('2026-11-21T09:00:00Z') };

describe('§settings.3 keys', () => {
  it('differ for each purpose and each secret, as do their names, and are not the secret', () => {
    const purposes: Purpose[] = ['session', 'invitation', 'passwordReset', 'idempotency', 'authenticator'];
    const keys = [before, after].flatMap((secrets) => purposes.map((purpose) => currentKey(secrets, purpose)));
    expect(new Set(keys.map(({ id }) => id)).size).toBe(keys.length);
    expect(new Set(keys.map(({ bytes }) => Buffer.from(bytes).toString('hex'))).size).toBe(keys.length);
    for (const { bytes } of keys) expect(bytes).toHaveLength(32);
  });

  it('sign with the current secret under its name, and verify what the one before has signed', async () => {
    const old = await signToken(signer(before), 'session', token);
    expect(decodeProtectedHeader(old).kid).toBe(currentKey(before, 'session').id);
    expect(await verifyToken(signer(after), 'session', old)).toMatchObject({ sub: 'ada' });
    const made = await signToken(signer(after), 'session', token);
    expect(decodeProtectedHeader(made).kid).toBe(currentKey(after, 'session').id);
    expect(validKeys(after, 'session').map(({ id }) => id)).toEqual([
      currentKey(after, 'session').id,
      currentKey(before, 'session').id,
    ]);
  });

  it('of a secret that is neither the current one nor the one before are refused', async () => {
    const old = await signToken(signer(before), 'session', token);
    expect(await verifyToken(signer({ ...after, previous: null }), 'session', old)).toBeNull();
  });

  it('refuse a token without a name, under another name, or signed with the secret itself', async () => {
    const { bytes, id } = currentKey(before, 'session');
    const claims = decodeJwt(await signToken(signer(before), 'session', token));
    const forged = (header: { kid?: string }, key: Uint8Array) =>
      new SignJWT(claims).setProtectedHeader({ alg: 'HS256', ...header }).sign(key);
    const verified = async (header: { kid?: string }, key: Uint8Array) =>
      verifyToken(signer(before), 'session', await forged(header, key));
    expect(await verified({ kid: id }, bytes)).toMatchObject({ sub: 'ada' });
    expect(await verified({}, bytes)).toBeNull();
    expect(await verified({ kid: currentKey(before, 'invitation').id }, bytes)).toBeNull();
    expect(await verified({ kid: id }, new TextEncoder().encode(before.current))).toBeNull();
    expect(await verified({ kid: id }, currentKey(before, 'invitation').bytes)).toBeNull();
  });
});
