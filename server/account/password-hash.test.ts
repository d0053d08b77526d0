import { describe, expect, it } from 'vitest';
import { hashPassword, verifyNothing, verifyPassword } from './password-hash.ts';

describe('§account.46 passwords', () => {
  it('are kept as Argon2id with a salt of their own, and say how they were made', async () => {
    const [first, second] = await Promise.all([hashPassword('Learning1'), hashPassword('Learning1')]);
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
    expect(first).not.toBe(second);
    expect(await verifyPassword('Learning1', first)).toBe(true);
    expect(await verifyPassword('learning1', first)).toBe(false);
  });

  it('are checked at the cost that the hash names', async () => {
    const cheap = '$argon2id$v=19$m=8,t=1,p=1$c29tZXNhbHQ$AAAAAAAAAAAAAAAAAAAAAA';
    expect(await verifyPassword('Learning1', cheap)).toBe(false);
    await expect(verifyPassword('Learning1', 'plain')).rejects.toThrow('Unknown password hash');
  });

  it('of nobody are wrong', async () => {
    expect(await verifyNothing('Learning1')).toBe(false);
  });
});
