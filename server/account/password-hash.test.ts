import { describe, expect, it, vi } from 'vitest';
import { cost } from './hash-cost.ts';
import { hashPassword, verifyDummy, verifyPassword } from './password-hash.ts';

describe('§account.46 passwords', () => {
  it('are kept as Argon2id with a salt of their own, and say how they were made', async () => {
    const [first, second] = await Promise.all([hashPassword('Learning1'), hashPassword('Learning1')]);
    const made = `m=${cost.memory},t=${cost.passes},p=${cost.parallelism}`;
    expect(first.startsWith(`$argon2id$v=19$${made}$`), first).toBe(true);
    expect(first).toMatch(/\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
    expect(first).not.toBe(second);
    expect(await verifyPassword('Learning1', first)).toBe(true);
    expect(await verifyPassword('learning1', first)).toBe(false);
  });

  it('cost what OWASP recommends, outside of tests', async () => {
    const actual = await vi.importActual<typeof import('./hash-cost.ts')>('./hash-cost.ts');
    expect(actual.cost).toEqual({ memory: 19_456, passes: 2, parallelism: 1 });
  });

  it('are checked at the cost that the hash names', async () => {
    const cheap = '$argon2id$v=19$m=8,t=1,p=1$c29tZXNhbHQ$AAAAAAAAAAAAAAAAAAAAAA';
    expect(await verifyPassword('Learning1', cheap)).toBe(false);
    await expect(verifyPassword('Learning1', 'plain')).rejects.toThrow('Unknown password hash');
  });

  it('of nobody are wrong', async () => {
    expect(await verifyDummy('Learning1')).toBe(false);
  });
});
