/** All drafts of a person on this device, without what reads them: signing out needs no more. */
import { createStore, delMany, keys } from 'idb-keyval';

export const store = createStore('drafts', 'drafts');

/** Of pages that went. Apart, so that a write that their going broke off does not hold them up. */
export const lastWords = createStore('last-words', 'drafts');

const keysOf = async (person: string, kept = store) =>
  (await keys(kept)).filter((key) => Array.isArray(key) && key[0] === person);

/** The last part of the key under which a form's intent stands beside its draft (`kept-intents.ts`). */
export const intentPart = 'intent';

const isDraft = (key: IDBValidKey) => Array.isArray(key) && key.at(-1) !== intentPart;

/** Whether the person has typed something here that was not sent. */
export const hasDrafts = async (person: string) =>
  [...(await keysOf(person)), ...(await keysOf(person, lastWords))].some(isDraft);

/** After this, nobody finds anything of the person's here. */
export async function eraseDraftsOf(person: string): Promise<void> {
  for (const kept of [store, lastWords]) await delMany(await keysOf(person, kept), kept);
}
