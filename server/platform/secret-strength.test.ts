import { createHash, randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { bitsOf, weakness } from './secret-strength.ts';

describe('§settings.2 a secret', () => {
  it.each([
    'x'.repeat(64),
    'ab'.repeat(32),
    'abcdefghijklmnopqrstuvwxyz0123456789',
    '01234567890123456789012345678901',
    'passwordpasswordpasswordpassword',
    'changeme-changeme-changeme-changeme',
    'please-change-this-secret-key-in-production',
    'your-256-bit-secret-your-256-bit-secret',
    'SuperSecretJwtSigningKeyForProduction1234567890',
    'only-for-tests-0123456789abcdefgh',
    'qwertyuiopasdfghjklzxcvbnm1234567890'.slice(0, 6).repeat(8),
    '1010011010110010101101001011010010110100',
    'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaB7!x',
  ])('%s is refused, and the sentence does not repeat it', (secret) => {
    expect(weakness(secret)).toMatch(/can be guessed/);
    expect(weakness(secret)).not.toContain(secret.slice(0, 12));
  });

  it('shorter than 32 characters is refused', () => {
    expect(weakness(randomBytes(23).toString('base64url'))).toBe('must have at least 32 characters');
  });

  it('that was drawn at random is taken, however it is written', () => {
    // The same ones at each run: of a hundred thousand that are drawn, one looks guessable by chance.
    const drawn = (round: number) => createHash('sha256').update(`secret ${round}`).digest();
    for (let round = 0; round < 2_000; round += 1) {
      const bytes = drawn(round);
      for (const secret of [bytes.subarray(0, 16).toString('hex'), bytes.subarray(0, 24).toString('base64')]) {
        if (weakness(secret) !== null) throw new Error(`${secret} has ${bitsOf(secret)} bits`);
      }
    }
    expect(weakness('plaster otter cinnamon velvet anchor dragonfly tundra quilt')).toBeNull();
  });
});
