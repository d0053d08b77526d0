/** Derives a password's hash, in a worker thread: `password-hash.ts` says what is derived. */
import { type Argon2Parameters, argon2Sync } from 'node:crypto';
import { lowerPriority } from '../platform/worker.ts';

lowerPriority();

/** Argon2id (RFC 9106), in the worker thread. */
export const derive = (parameters: Argon2Parameters): Uint8Array => argon2Sync('argon2id', parameters);
