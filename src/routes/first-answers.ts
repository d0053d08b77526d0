/** The answers that a rendered page carries, by call. */
import { rememberGiven } from '../api/cache.ts';
import type { Answer, AnswerTo } from '../machines/answered.ts';

/** What the server writes into the page, and the browser reads before it takes the page over. */
export type PageData = {
  /** The path and query that it was rendered for, and the person: null for a visitor. */
  url: string;
  person: string | null;
  /** Milliseconds since 1970. */
  at: number;
  /** The time zone of the dates on it; null for a page without dates. */
  zone: string | null;
  answers: [key: string, answer: Answer][];
};

/** What the server sends of a page that is asked for before it is opened. */
export type PrefetchedPage = PageData & {
  /** The names of the screens and parts that it shows, and the addresses of their files. */
  parts: string[];
  files: string[];
  /** The address of the app's first file: another build of the app has another. */
  entry: string;
};

/** A call by its name and input. A token is left out: all calls of a page are made with one person's. */
export function keyOf(name: string, input: unknown): string {
  const { token: _, ...given } = input instanceof Object ? (input as Record<string, unknown>) : {}; // an object's fields
  return JSON.stringify([name, given]);
}

/** Finds answers by their call. */
export const answersOf =
  (answers: ReadonlyMap<string, Answer>): AnswerTo =>
  (name, input) =>
    answers.get(keyOf(name, input));

/** Remembers the answers as if their calls had just been made (§product.24). */
export const rememberAnswers = (answerTo: AnswerTo) =>
  rememberGiven((...call) => {
    const answer = answerTo(...call);
    return answer && 'output' in answer ? answer : undefined;
  });

/** Whether the answer is no page of a list that showed more rows, before "Back" or a reload. */
export function hasRows(answer: Answer, rows: number): boolean {
  // The type of a page of a list, which most answers are not: then none of its members is there.
  const page = ('output' in answer ? answer.output : null) as { items?: unknown[]; next?: string } | null;
  return !page?.items || page.next === undefined || page.items.length >= rows;
}
