import type { Failure } from '../../api/failure.ts';
import { sentence } from '../sentence.ts';

/** A form's failure in words that say what to do: with the wait that a server asks for without a sentence of its own. */
export function authSentence(failure: Failure | null, fallback: string): string {
  if (!failure?.retryAfter || failure.message) return sentence(failure, fallback);
  const minutes = Math.ceil(failure.retryAfter / 60);
  return `Too many tries. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`;
}
