/** The secret of an authenticator app at rest: encrypted, bound to its account, under a key for nothing else. */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Config } from '../platform/config.ts';

const algorithm = 'aes-256-gcm';
const ivLength = 12;
const tagLength = 16;

const keyOf = ({ jwtSecret }: Pick<Config, 'jwtSecret'>) =>
  Buffer.from(hkdfSync('sha256', jwtSecret, '', 'authenticator secret', 32));

/** IV, tag, cipher text. */
export function encryptSecret(config: Config, userId: string, secret: Uint8Array): Buffer {
  const iv = randomBytes(ivLength);
  const cipher = createCipheriv(algorithm, keyOf(config), iv).setAAD(Buffer.from(userId));
  const text = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), text]);
}

/** Throws where it was encrypted for another account or under another key. */
export function decryptSecret(config: Config, userId: string, stored: Uint8Array): Buffer {
  const bytes = Buffer.from(stored);
  const tag = bytes.subarray(ivLength, ivLength + tagLength);
  const decipher = createDecipheriv(algorithm, keyOf(config), bytes.subarray(0, ivLength), { authTagLength: tagLength })
    .setAAD(Buffer.from(userId))
    .setAuthTag(tag);
  return Buffer.concat([decipher.update(bytes.subarray(ivLength + tagLength)), decipher.final()]);
}
