/**
 * The device's storage of drafts: IndexedDB and, while a page unloads, local storage. Reading and writing drafts is in
 * `device-drafts.ts`, so that signing out need not load it.
 */
import { createStore, delMany, keys } from 'idb-keyval';
import type { DraftKey } from '../machines/sync/draft.ts';

export const store = createStore('drafts', 'drafts');

/**
 * A form and its subject. A visitor has no person's id, and nothing that a visitor types is kept. `activity` has no form:
 * what is recorded of lessons, answers of the review and grades typed in the gradebook are sent in calls that wait like those of forms.
 */
export type CallSubject = Omit<DraftKey, 'person' | 'form'> & {
  person: string | undefined;
  form: DraftKey['form'] | 'activity';
};

/** The key as a string, for keys of maps and of local storage. */
export const nameOf = ({ person, form, subject }: CallSubject): string => JSON.stringify([person, form, subject]);

/**
 * Records that belong to a draft, named by the last part of their key: set-aside texts, the text of this page while a
 * conflict is open, and the idempotency key of what the form has sent.
 */
type Part = 'set-aside' | 'in-conflict' | 'idempotency-key';

/** The key in IndexedDB of the draft itself. */
export const keyOf = ({ person, form, subject }: DraftKey) => [person, form, subject];

/** The key in IndexedDB of a record that belongs to the draft. */
export const partKeyOf = (draftKey: DraftKey, part: Part) => [...keyOf(draftKey), part];

const keysOf = async (person: string) => (await keys(store)).filter((key) => Array.isArray(key) && key[0] === person);

/** Last parts of keys of what nobody typed, such as a position in a video: signing out deletes it without asking. */
const notTexts: unknown[] = ['idempotency-key' satisfies Part, 'position'];
const isText = (key: IDBValidKey) => Array.isArray(key) && !notTexts.includes(key.at(-1));

/** Whether this device has a draft or another text of the person that was kept. */
export const hasDrafts = async (person: string) =>
  localKeysOf(person, unloadPrefix).length > 0 || (await keysOf(person)).some(isText);

/** Deletes everything of the person on this device. */
export async function eraseDraftsOf(person: string): Promise<void> {
  for (const prefix of [unloadPrefix, activityPrefix, erasurePrefix]) {
    for (const key of localKeysOf(person, prefix)) localStorage.removeItem(key);
  }
  await delMany(await keysOf(person), store);
}

/** Of what was typed or answered and not sent: signing out asks before it deletes that. */
export const unloadPrefix = 'unload-copy ';
/** Of what is recorded of lessons (`activity.ts`) and of the questions of the review, which nobody typed. */
export const activityPrefix = 'activity ';
const erasurePrefix = 'erasure ';

/** Local storage throws if the browser forbids it or has no room left. */
export function attempt<Value>(use: () => Value, otherwise: Value): Value {
  try {
    return use();
  } catch {
    return otherwise;
  }
}

/** What is stored under the key, unchecked; null if there is nothing, or nothing that can be read. */
export const localJson = (key: string): unknown =>
  attempt<unknown>(() => JSON.parse(localStorage.getItem(key) ?? 'null'), null);

/** The keys in local storage that begin with the prefix and belong to the person. */
export const localKeysOf = (person: string, prefix: string) =>
  attempt(() => {
    const isOf = (key: string) => key.startsWith(`${prefix}[${JSON.stringify(person)},`);
    return Object.keys(localStorage).filter(isOf);
  }, []);

/**
 * The unload copy: a draft in one synchronous write, as a page that unloads cannot wait for IndexedDB. It is JSON and
 * contains no files.
 */
export const unloadCopy = {
  keep: (draftKey: DraftKey, copy: () => object) =>
    attempt(() => localStorage.setItem(unloadPrefix + nameOf(draftKey), JSON.stringify(copy())), undefined),
  /** The stored copy, unchecked; null if there is none. */
  read: (draftKey: DraftKey): unknown => localJson(unloadPrefix + nameOf(draftKey)),
  erase: (draftKey: DraftKey) => attempt(() => localStorage.removeItem(unloadPrefix + nameOf(draftKey)), undefined),
};

/**
 * The moment from which a draft no longer counts, until IndexedDB has deleted it: a page that unloads before that would
 * leave behind what was sent.
 */
export const erasure = {
  begin: (draftKey: DraftKey) =>
    attempt(() => localStorage.setItem(erasurePrefix + nameOf(draftKey), JSON.stringify(new Date())), undefined),
  /** The stored moment, unchecked; null if no erasure is unfinished. */
  read: (draftKey: DraftKey): unknown => localJson(erasurePrefix + nameOf(draftKey)),
  end: (draftKey: DraftKey) => attempt(() => localStorage.removeItem(erasurePrefix + nameOf(draftKey)), undefined),
};

/** Milliseconds that a form or a call waits at most for storage or server, so that neither can block it. */
const longestWait = 1_000;

/** The promise's value; null if it fails or takes too long. */
export function inTime<Output>(promise: Promise<Output>): Promise<Output | null> {
  return Promise.race([promise, new Promise<null>((resolve) => setTimeout(() => resolve(null), longestWait))]).catch(
    () => null,
  );
}
