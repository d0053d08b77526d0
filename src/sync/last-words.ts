/**
 * What stood in a draft when its page went, by person, form and what the form is about. One synchronous write
 * (localStorage), as a page that goes hears no answer of IndexedDB any more. JSON alone: files are not kept here.
 */
import type { DraftPlace } from '../api/operation.ts';

const prefix = 'last-words ';
const keyOf = ({ person, form, subject }: DraftPlace) => prefix + JSON.stringify([person, form, subject]);
const isOf = (person: string) => (key: string) => key.startsWith(`${prefix}[${JSON.stringify(person)},`);

/** Some browsers keep nothing, or have no room left. */
function attempt<Value>(use: () => Value, otherwise: Value): Value {
  try {
    return use();
  } catch {
    return otherwise;
  }
}

export const keepLastWords = (place: DraftPlace, words: () => object) =>
  attempt(() => localStorage.setItem(keyOf(place), JSON.stringify(words())), undefined);

/** As they were kept; null where there are none. */
export const readLastWords = (place: DraftPlace): unknown =>
  attempt<unknown>(() => JSON.parse(localStorage.getItem(keyOf(place)) ?? 'null'), null);

export const eraseLastWords = (place: DraftPlace) => attempt(() => localStorage.removeItem(keyOf(place)), undefined);

const keysOf = (person: string) => attempt(() => Object.keys(localStorage).filter(isOf(person)), []);

export const hasLastWords = (person: string) => keysOf(person).length > 0;

export const eraseLastWordsOf = (person: string) => {
  for (const key of keysOf(person)) localStorage.removeItem(key);
};
