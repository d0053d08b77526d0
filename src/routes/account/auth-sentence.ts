import type { Failure } from '../../api/failure.ts';
import { sentence } from '../sentence.ts';

/** Like `sentence`, and says how long to wait if the server asks for a wait without a message. */
export function authSentence(failure: Failure | null, fallback: string): string {
  if (!failure?.retryAfter || failure.message) return sentence(failure, fallback);
  const minutes = Math.ceil(failure.retryAfter / 60);
  return `Too many tries. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`;
}
