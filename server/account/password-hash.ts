/**
 * Password hashes: Argon2id in the PHC string format, which holds its parameters, so that the cost can be raised later.
 */
import { type Argon2Parameters, randomBytes, timingSafeEqual } from 'node:crypto';
import { workerPool } from '../platform/worker-pool.ts';
import { cost } from './hash-cost.ts';
import type * as tasks from './password.worker.ts';

const pool = workerPool<typeof tasks>(new URL('./password.worker.ts', import.meta.url), {
  queue: 50,
  seconds: 15,
  retryAfter: 2,
});
const derive = (parameters: Argon2Parameters) => pool.run('derive', parameters);

const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

const encode = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64').replace(/=+$/, '');

/** A PHC string with a salt of its own. Runs in a worker thread; throws `Overloaded` where too many wait. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await derive({ message: password, nonce, tagLength: 32, ...cost });
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${encode(nonce)}$${encode(tag)}`;
}

/** Of a password that nobody knows. Slow, as all of them: call it outside a transaction. */
export const hashUnknownPassword = () => hashPassword(randomBytes(32).toString('base64url'));

/** Throws where `stored` is not a PHC string that `hashPassword` made. */
export async function verifyPassword(password: string, stored: string): Promise<boolean> {
  const [, memory, passes, parallelism, salt, tag] = phc.exec(stored) ?? [];
  if (!salt || !tag) throw new Error('Unknown password hash');
  const expected = Buffer.from(tag, 'base64');
  const found = await derive({
    message: password,
    nonce: Buffer.from(salt, 'base64'),
    tagLength: expected.length,
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
  });
  return timingSafeEqual(found, expected);
}

let dummy: Promise<string> | undefined;

/** Takes as long as a real check and fails, so that the reply time does not tell whether an address has an account. */
export async function verifyDummy(password: string): Promise<false> {
  dummy ??= hashPassword(randomBytes(16).toString('hex'));
  await verifyPassword(password, await dummy);
  return false;
}
