/** All drafts of a person on this device, without what reads them: signing out needs no more. */
import { createStore, delMany, keys } from 'idb-keyval';
import { eraseLastWordsOf, hasLastWords } from './last-words.ts';

export const store = createStore('drafts', 'drafts');

const keysOf = async (person: string) => (await keys(store)).filter((key) => Array.isArray(key) && key[0] === person);

/** The last part of the key under which a form's intent stands beside its draft (`persisted-keys.ts`). */
export const keyPart = 'intent';

const isDraft = (key: IDBValidKey) => Array.isArray(key) && key.at(-1) !== keyPart;

/** Whether the person has typed something here that was not sent. */
export const hasDrafts = async (person: string) => hasLastWords(person) || (await keysOf(person)).some(isDraft);

/** After this, nobody finds anything of the person's here. */
export async function eraseDraftsOf(person: string): Promise<void> {
  eraseLastWordsOf(person);
  await delMany(await keysOf(person), store);
}
