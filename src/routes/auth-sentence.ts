import type { Failure } from '../api/failure.ts';
import { sentence } from './sentence.ts';

/** A form's failure in words that say what to do, with the wait that the server asks for. */
export function authSentence(failure: Failure | null, fallback: string): string {
  if (!failure?.retryAfter) return sentence(failure, fallback);
  const minutes = Math.ceil(failure.retryAfter / 60);
  const wait = minutes === 1 ? 'Try again in a minute.' : `Try again in ${minutes} minutes.`;
  return `${failure.message ?? 'Too many tries.'} ${wait}`;
}
