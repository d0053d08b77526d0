/**
 * A cache of answers, kept for 60 seconds after their last use (§product.24), by tag (§product.23). Nothing is fetched
 * again by itself: not on focus, not on reconnect, not on mount.
 */
import { coursesChanged, personChanged } from './signals.ts';

/** §product.23: cache tag types. */
export type Tag = 'Auth' | 'Courses' | 'Assignments' | 'Resources' | 'Schedules' | 'User';

type Entry = { tag: Tag; answer: Promise<unknown>; drop: ReturnType<typeof setTimeout> };

/** Milliseconds that an answer is kept after its last use. */
const keptFor = 60_000;

/** The answers that came with a page, by the operation's name and input. */
type Given = (name: string, input: unknown) => { output: unknown } | undefined;
const given = new Set<Given>();

/** Remembers the answers that came with a page, as if its calls had just been made. */
export function rememberGiven(answers: Given): void {
  given.add(answers);
  setTimeout(() => given.delete(answers), keptFor);
}

function givenTo(name: string, input: unknown) {
  for (const answers of [...given].reverse()) {
    const answer = answers(name, input);
    if (answer) return answer;
  }
  return undefined;
}

let remembers = true;

/** On the server, which makes the calls of many people, no answer is kept. */
export const rememberNothing = () => {
  remembers = false;
};

const entries = new Map<string, Entry>();

function remove(key: string) {
  clearTimeout(entries.get(key)?.drop);
  entries.delete(key);
}

/**
 * The cached answer or, if there is none, the call's. A failed call is not cached. Screens that ask at the same time
 * share one call, so it is not cancelled when the first of them closes.
 */
export function remembered<Output>(tag: Tag, parts: readonly unknown[], call: () => Promise<Output>): Promise<Output> {
  if (!remembers) return call();
  const key = JSON.stringify([tag, ...parts]);
  const kept = entries.get(key);
  clearTimeout(kept?.drop);
  const [name, input] = parts;
  const came = kept ? undefined : givenTo(String(name), input);
  const answer = kept?.answer ?? (came ? Promise.resolve(came.output) : call());
  const entry: Entry = { tag, answer, drop: setTimeout(() => remove(key), keptFor) };
  entries.set(key, entry);
  if (!kept) answer.catch(() => entries.get(key)?.answer === answer && remove(key));
  return answer as Promise<Output>; // a key names its operation, and an operation has one output
}

/** Drops the answers with these tags, so that the next use calls again; calls still running are not cached. */
export function forget(...tags: Tag[]) {
  given.clear();
  for (const [key, { tag }] of entries) if (tags.includes(tag)) remove(key);
}

/**
 * The answer of a call that changes something. The answers with these tags are dropped even after it failed or was
 * cancelled, as the server may have made the change anyway.
 */
export const forgetAfter = <Output>(change: Promise<Output>, ...tags: Tag[]): Promise<Output> =>
  change.finally(() => forget(...tags));

/**
 * A change by which a course moves on: `forgetAfter`, and announced once it was made. If a failed call were announced, those
 * who listen would ask for the course again, and their answer would end the pause before the failed call's next try.
 */
export async function announceAfter<Output>(change: Promise<Output>, ...tags: Tag[]): Promise<Output> {
  const output = await forgetAfter(change, ...tags);
  coursesChanged.emit();
  return output;
}

/** What an enrolment changes: courses, and the assignments and classes of the new one. */
export const enrolmentTags = ['Courses', 'Assignments', 'Schedules'] as const satisfies readonly Tag[];

/** After an enrolment: drops what it changes, and announces it. */
export function forgetEnrolments() {
  forget(...enrolmentTags);
  coursesChanged.emit();
}

// The next person in this browser must not see the answers of the one before.
personChanged.listen(() => {
  given.clear();
  for (const key of entries.keys()) remove(key);
});
