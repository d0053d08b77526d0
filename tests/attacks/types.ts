/** What an attack is: something that must not work, and the mistakes in the product with which it would. */
import type { Mutation } from '../mutation.ts';
import type { Kind } from './kinds.ts';
import type { Target } from './target.ts';

export type Attack = {
  /** What is tried, as a sentence's end: `sign in with a token that nobody signed`. */
  name: string;
  /** Resolves where the product holds; throws an `AssertionError` (`node:assert/strict`) where the attack works. */
  run: (target: Target) => Promise<void>;
  /** The attack works with each of these mistakes. A list is one copy with several, where one alone would be caught. */
  mutations: readonly (Mutation | readonly Mutation[])[];
  /** The kinds of database that it is about; both if left out. */
  databases?: readonly Kind[];
  /** It takes longer than ten seconds, or measures how long others wait: `npm test` does not draw it. */
  isSlow?: true;
};

/** Attacks that share one running server. */
export type Topic = {
  /** The server's settings beside those of every production (`production.ts`). */
  settings?: Record<string, string>;
  attacks: readonly Attack[];
};
