import { describe, expect, it } from 'vitest';
import type { Failure } from '../../api/failure.ts';
import { authSentence } from './auth-sentence.ts';

const failure = (given: Partial<Failure>): Failure => ({
  kind: 'refused',
  status: 429,
  message: null,
  retryAfter: null,
  ...given,
});

describe('§product.27: what a form says when it fails', () => {
  it.each<[string, Partial<Failure>, string]>([
    ["the server's words", { message: 'Invalid email or password.' }, 'Invalid email or password.'],
    ['how long to wait', { retryAfter: 610 }, 'Too many tries. Please try again in 11 minutes.'],
    [
      "the wait once, where the server's words hold it",
      { message: 'Too many tries. Please try again in a minute.', retryAfter: 30 },
      'Too many tries. Please try again in a minute.',
    ],
    [
      'what to do without a connection',
      { kind: 'unreachable' },
      'The server could not be reached. Check your connection and try again.',
    ],
    ['that nobody answered', { kind: 'timeout' }, 'The server took too long to answer. Please try again.'],
    ['the fallback', { kind: 'broken' }, 'Please try again.'],
  ])('says %s', (_name, given, sentence) => {
    expect(authSentence(failure(given), 'Please try again.')).toBe(sentence);
  });
});
