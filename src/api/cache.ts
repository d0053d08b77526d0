/**
 * Answers kept for 60 seconds after their last use (§product.24), by tag (§product.23). Nothing refetches by itself: not
 * on focus, not on reconnect, not on mount.
 */
import { personChanged } from './signals.ts';

/** §product.23: cache tag types. */
export type Tag = 'Auth' | 'Courses' | 'Assignments' | 'Resources' | 'Schedules' | 'User';

type Entry = { tag: Tag; answer: Promise<unknown>; drop: ReturnType<typeof setTimeout> };

/** Milliseconds after its last use that an answer is kept. */
const keptFor = 60_000;
const entries = new Map<string, Entry>();

function remove(key: string) {
  clearTimeout(entries.get(key)?.drop);
  entries.delete(key);
}

/**
 * The kept answer, or the call's. A failed call is not kept. The call is shared by all who ask meanwhile, so it does
 * not end with the screen that asked first.
 */
export function remembered<Output>(tag: Tag, parts: readonly unknown[], call: () => Promise<Output>): Promise<Output> {
  const key = JSON.stringify([tag, ...parts]);
  const kept = entries.get(key);
  clearTimeout(kept?.drop);
  const answer = kept?.answer ?? call();
  const entry: Entry = { tag, answer, drop: setTimeout(() => remove(key), keptFor) };
  entries.set(key, entry);
  if (!kept) answer.catch(() => entries.get(key)?.answer === answer && remove(key));
  return answer as Promise<Output>; // a key names its operation, and an operation has one output
}

/** Drops what is kept under the tags, so that the next use calls again; an answer still under way is not kept. */
export function forget(...tags: Tag[]) {
  for (const [key, { tag }] of entries) if (tags.includes(tag)) remove(key);
}

/** After an enrolment: what lists courses, and the assignments and classes that come with one. */
export const forgetEnrolments = () => forget('Courses', 'Assignments', 'Schedules');

// Another person may sit here next.
personChanged.listen(() => {
  for (const key of entries.keys()) remove(key);
});
