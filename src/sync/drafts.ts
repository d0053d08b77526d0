/**
 * What was typed and not yet sent, on the device (IndexedDB): by person, form and what the form is about. Tabs tell each
 * other of what they write, and none writes over what it has not seen (docs/adr/008-drafts.md).
 */
import { del, get, getMany, promisifyRequest, set } from 'idb-keyval';
import { fromCallback } from 'xstate';
import * as z from 'zod/mini';
import { newKey } from '../api/idempotency-key.ts';
import type { DraftEvent, DraftInput, DraftPlace, OtherDraft } from '../api/operation.ts';
import { readValues, sentOf, textsOf, versionOf, wholeOf } from './draft-forms.ts';
import { store } from './drafts-of.ts';
import { eraseLastWords, keepLastWords, readLastWords } from './last-words.ts';

const recordSchema = z.object({
  version: z.number(),
  values: z.unknown(),
  // Records of before drafts were on the server lack the rest.
  base: z.exactOptional(z.number()),
  writer: z.exactOptional(z.string()),
  mark: z.exactOptional(z.string()),
  savedAt: z.exactOptional(z.string()),
  isUnsent: z.exactOptional(z.boolean()),
});

function recordIn(found: unknown) {
  const record = recordSchema.safeParse(found).data;
  return record && { base: 0, writer: newKey(), mark: '', savedAt: '', isUnsent: true, ...record };
}

/** A draft as the device has it; `seen` is the mark of this very record. */
export type DeviceDraft = Omit<DraftInput, 'place'> & { isUnsent: boolean };

/** This page, among the tabs that write. */
const page = newKey();
let writes = 0;

const now = () => new Date().toISOString();

/** Unlike that of any other write. */
function newMark(): string {
  writes += 1;
  return `${page} ${writes}`;
}

const keyOf = ({ person, form, subject }: DraftPlace) => [person, form, subject];
const partKeyOf = (place: DraftPlace, part: 'earlier' | 'shelf') => [...keyOf(place), part];

/** What the device has of a draft, and the texts that fit no field any more, which are not dropped. */
export async function readDraft(place: DraftPlace): Promise<{ draft: DeviceDraft | null; earlier: string }> {
  const overtaken = await takeLeft(place);
  const [found, shelf]: unknown[] = await getMany([keyOf(place), partKeyOf(place, 'shelf')], store);
  const record = recordIn(found);
  const values = record && readValues(place.form, 'device', record.version, record.values);
  const isMisfit = found !== undefined && !values;
  // A shelf that is found stood open when its page went.
  const earlier = await addEarlier(place, [...overtaken, ...textsOf(shelf), ...(isMisfit ? textsOf(found) : [])]);
  if (isMisfit) await del(keyOf(place), store);
  if (!record || !values) return { draft: null, earlier };
  const { base, isUnsent, mark, writer } = record;
  return { draft: { values, base, isUnsent, writer, seen: mark }, earlier };
}

/** Adds to the texts that are offered until the student discards them; answers all of them. */
export async function addEarlier(place: DraftPlace, texts: string[]): Promise<string> {
  const before: unknown = await get(partKeyOf(place, 'earlier'), store);
  const earlier = [...textsOf(before), ...texts].filter((text) => text !== '').join('\n\n');
  if (texts.length === 0) return earlier;
  await set(partKeyOf(place, 'earlier'), earlier, store);
  await clearShelf(place);
  return earlier;
}

export const eraseEarlier = (place: DraftPlace) => del(partKeyOf(place, 'earlier'), store);
export const clearShelf = (place: DraftPlace) => del(partKeyOf(place, 'shelf'), store);

/**
 * Changes the record in one transaction; what the change answers stands afterwards, `undefined` leaves it as it is. Rejects
 * also where the browser has no such store.
 */
const change = async (place: DraftPlace, decide: (found: unknown) => object | undefined) =>
  store(
    'readwrite',
    (drafts) =>
      new Promise<void>((resolve, reject) => {
        const reading: IDBRequest<unknown> = drafts.get(keyOf(place));
        reading.onerror = () => reject(reading.error);
        reading.onsuccess = () => {
          const next = decide(reading.result);
          if (next) drafts.put(next, keyOf(place));
          resolve(promisifyRequest(drafts.transaction));
        };
      }),
  );

/** Keeps the draft; answers the record's mark, or what another tab has written since. */
export async function keepDraft({ place, ...draft }: DraftInput, isUnsent = true): Promise<string | OtherDraft> {
  const { values, base, writer, seen } = draft;
  const savedAt = now();
  const mark = newMark();
  const others: OtherDraft[] = [];
  await change(place, (found) => {
    const before = recordIn(found);
    const isKnown = !before || before.mark === seen || before.mark.startsWith(page);
    if (isKnown) return { version: versionOf(place.form), values, base, writer, mark, savedAt, isUnsent };
    others.push({
      values: readValues(place.form, 'device', before.version, before.values) ?? {},
      savedAt: before.savedAt,
      known: { base: before.base, writer: before.writer, seen: before.mark },
    });
    return undefined;
  });
  const [other] = others;
  if (other) return other;
  tellTabs(place, { type: 'draft.outdated', other: { values, savedAt, known: { base, writer, seen: mark } } });
  return mark;
}

/** The server has what the record of that mark says. */
export const settleDraft = ({ place, seen }: DraftInput, base: number) =>
  change(place, (found) => {
    const record = recordIn(found);
    return record?.mark === seen ? { ...record, base, isUnsent: false } : undefined;
  });

/** Keeps the values; leaving the state that invoked it changes nothing about what is on its way. */
export const writeDraft = fromCallback<DraftEvent, DraftInput>(({ input, sendBack }) => {
  keepDraft(input).then(
    (kept) =>
      sendBack(
        typeof kept === 'string' ? { type: 'draft.written', seen: kept } : { type: 'draft.outdated', other: kept },
      ),
    () => sendBack({ type: 'draft.refused' }),
  );
});

const leftSchema = z.extend(recordSchema, {
  values: z.record(z.string(), z.unknown()),
  seen: z.string(),
  page: z.string(),
});

/** The page goes. The next opening takes its last words for the draft. */
export const leaveDraft = ({ place, values, ...draft }: DraftInput) =>
  keepLastWords(place, () => {
    const record = { version: versionOf(place.form), values: sentOf(place.form, values) };
    return { ...draft, ...record, mark: newMark(), savedAt: now(), page, isUnsent: true };
  });

/** Makes a page's last words the draft; answers their texts where another tab has written since. */
async function takeLeft(place: DraftPlace): Promise<string[]> {
  const left = leftSchema.safeParse(readLastWords(place)).data;
  if (!left) return [];
  const { seen, page: writtenBy, ...record } = left;
  let isOvertaken = false;
  await change(place, (found) => {
    const before = recordIn(found);
    isOvertaken = before !== undefined && before.mark !== seen && !before.mark.startsWith(writtenBy);
    // Files that were chosen before are there still.
    const kept = before && readValues(place.form, 'device', before.version, before.values);
    return isOvertaken
      ? undefined
      : { ...record, values: wholeOf(place.form, { ...kept, ...left.values }) ?? left.values };
  });
  eraseLastWords(place);
  return isOvertaken ? textsOf(left.values) : [];
}

/** Keeps what stands on the screen: as the draft or, where another tab's stands there, its text on a shelf. */
export async function holdDraft(draft: DraftInput, words: string): Promise<void> {
  if (Object.keys(draft.values).length === 0) return;
  if (typeof (await keepDraft(draft)) === 'string') return;
  await set(partKeyOf(draft.place, 'shelf'), words, store);
}

export async function eraseDraft(place: DraftPlace, why: 'draft.ended' | 'draft.discarded'): Promise<void> {
  eraseLastWords(place);
  await del(keyOf(place), store);
  tellTabs(place, { type: why });
}

const other = z.object({
  values: z.record(z.string(), z.unknown()),
  savedAt: z.string(),
  known: z.object({ base: z.number(), writer: z.string(), seen: z.string() }),
});
const newsSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('draft.outdated'), other }),
  z.object({ type: z.literal('draft.ended') }),
  z.object({ type: z.literal('draft.discarded') }),
]);
/** What a tab does with a draft, as the others' drafts hear it. */
type News = z.infer<typeof newsSchema>;
const message = z.object({ key: z.array(z.string()), news: newsSchema });

const tabs = new BroadcastChannel('drafts');

const tellTabs = (place: DraftPlace, news: News | { type: 'draft.outdated'; other: OtherDraft }) =>
  tabs.postMessage({ key: keyOf(place), news });

/** What other tabs do with the draft. Answers what ends it. */
export function hearTabs(place: DraftPlace, on: (news: News) => void): () => void {
  const hear = ({ data }: MessageEvent<unknown>) => {
    const told = message.safeParse(data).data;
    if (told && String(told.key) === String(keyOf(place))) on(told.news);
  };
  tabs.addEventListener('message', hear);
  return () => tabs.removeEventListener('message', hear);
}
