import type { Failure } from '../api/failure.ts';

/** The server's message if it sent one, otherwise what to do about the failure, otherwise the fallback. */
export function sentence(failure: Failure | null, fallback: string): string {
  if (!failure) return fallback;
  if (failure.message) return failure.message;
  if (failure.kind === 'unreachable') return 'The server could not be reached. Check your connection and try again.';
  if (failure.kind === 'timeout') return 'The server took too long to answer. Please try again.';
  return fallback;
}
