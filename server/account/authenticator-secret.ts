/** Encrypts the secrets of authenticator apps, each bound to its account, under a key for this purpose alone. */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Config } from '../platform/config.ts';
import { currentKey, type Key, validKeys } from '../platform/keys.ts';

const algorithm = 'aes-256-gcm';
const ivLength = 12;
const tagLength = 16;

type Secrets = Pick<Config, 'secrets'>;

/** IV, tag, cipher text. */
export function encryptSecret({ secrets }: Secrets, userId: string, secret: Uint8Array): Buffer {
  const iv = randomBytes(ivLength);
  const cipher = createCipheriv(algorithm, currentKey(secrets, 'authenticator').bytes, iv).setAAD(Buffer.from(userId));
  const text = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), text]);
}

/** Throws where it was encrypted for another account, or under a key that is no longer valid. */
export function decryptSecret({ secrets }: Secrets, userId: string, stored: Uint8Array): Buffer {
  const [current, before] = validKeys(secrets, 'authenticator');
  if (!current) throw new Error('No key');
  try {
    return opened(current, userId, Buffer.from(stored));
  } catch (error) {
    if (!before) throw error;
    return opened(before, userId, Buffer.from(stored));
  }
}

function opened(key: Key, userId: string, bytes: Buffer): Buffer {
  const tag = bytes.subarray(ivLength, ivLength + tagLength);
  const decipher = createDecipheriv(algorithm, key.bytes, bytes.subarray(0, ivLength), { authTagLength: tagLength })
    .setAAD(Buffer.from(userId))
    .setAuthTag(tag);
  return Buffer.concat([decipher.update(bytes.subarray(ivLength + tagLength)), decipher.final()]);
}
