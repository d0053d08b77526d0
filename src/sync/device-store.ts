/**
 * Where this device keeps what was typed: IndexedDB and, for the moment in which a page unloads, local storage. Signing out
 * loads this much; what reads and writes drafts is in `device-drafts.ts`.
 */
import { createStore, delMany, keys } from 'idb-keyval';
import type { DraftPlace } from '../machines/sync/draft.ts';

export const store = createStore('drafts', 'drafts');

/** A form and what it is about. What a visitor types is kept nowhere. */
export type Place = Omit<DraftPlace, 'person'> & { person: string | undefined };

/** The place as a key of what a page knows. */
export const nameOf = ({ person, form, subject }: Place): string => JSON.stringify([person, form, subject]);

/**
 * What stands beside a draft, by the last part of its key: texts that are offered until the student discards them, the text
 * of this page while a conflict is open, the idempotency key of what the form has sent.
 */
type Part = 'set-aside' | 'in-conflict' | 'idempotency-key';

export const keyOf = ({ person, form, subject }: DraftPlace) => [person, form, subject];
export const partKeyOf = (place: DraftPlace, part: Part) => [...keyOf(place), part];

const keysOf = async (person: string) => (await keys(store)).filter((key) => Array.isArray(key) && key[0] === person);

const isText = (key: IDBValidKey) => Array.isArray(key) && key.at(-1) !== ('idempotency-key' satisfies Part);

/** Whether the person has typed something here that was not sent. */
export const hasDrafts = async (person: string) =>
  unloadKeysOf(person).length > 0 || (await keysOf(person)).some(isText);

/** After this, nobody finds anything of the person's here. */
export async function eraseDraftsOf(person: string): Promise<void> {
  for (const key of unloadKeysOf(person)) localStorage.removeItem(key);
  await delMany(await keysOf(person), store);
}

const unloadPrefix = 'unload-copy ';

/** Some browsers keep nothing, or have no room left. */
function attempt<Value>(use: () => Value, otherwise: Value): Value {
  try {
    return use();
  } catch {
    return otherwise;
  }
}

const unloadKeysOf = (person: string) =>
  attempt(() => {
    const isOf = (key: string) => key.startsWith(`${unloadPrefix}[${JSON.stringify(person)},`);
    return Object.keys(localStorage).filter(isOf);
  }, []);

/**
 * The unload copy: a draft in one synchronous write, as a page that unloads hears no answer of IndexedDB any more. JSON
 * alone: files are not in it.
 */
export const unloadCopy = {
  keep: (place: DraftPlace, copy: () => object) =>
    attempt(() => localStorage.setItem(unloadPrefix + nameOf(place), JSON.stringify(copy())), undefined),
  /** As it was kept; null where there is none. */
  read: (place: DraftPlace): unknown =>
    attempt<unknown>(() => JSON.parse(localStorage.getItem(unloadPrefix + nameOf(place)) ?? 'null'), null),
  erase: (place: DraftPlace) => attempt(() => localStorage.removeItem(unloadPrefix + nameOf(place)), undefined),
};

/** Milliseconds; nobody must wait longer for a browser or a server that does not answer. */
const patience = 1_000;

/** What it comes to; null where it fails, or not in time. */
export function inTime<Output>(promise: Promise<Output>): Promise<Output | null> {
  return Promise.race([promise, new Promise<null>((resolve) => setTimeout(() => resolve(null), patience))]).catch(
    () => null,
  );
}
