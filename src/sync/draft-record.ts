/**
 * A draft's record on this device: how it is read, and changed in one transaction with a look at what stands there; and
 * the copy of it that a page makes which unloads.
 */
import { promisifyRequest } from 'idb-keyval';
import * as z from 'zod/mini';
import { newKey } from '../api/idempotency-key.ts';
import type { DraftPlace, PageDraft } from '../machines/sync/draft.ts';
import { keyOf, store, unloadCopy } from './device-store.ts';
import { readValues, sentOf, textsOf, versionOf, wholeOf } from './draft-forms.ts';

const recordSchema = z.object({
  version: z.number(),
  values: z.unknown(),
  // Records of before drafts were on the server lack the rest.
  serverRevision: z.exactOptional(z.number()),
  deviceId: z.exactOptional(z.string()),
  writeId: z.exactOptional(z.string()),
  savedAt: z.exactOptional(z.string()),
  isUnsaved: z.exactOptional(z.boolean()),
});

export function recordIn(found: unknown) {
  const record = recordSchema.safeParse(found).data;
  return record && { serverRevision: 0, deviceId: newKey(), writeId: '', savedAt: '', isUnsaved: true, ...record };
}

/** This page, among the tabs that write. */
export const page = newKey();
let writes = 0;

/** Unlike that of any other write. */
export function newWriteId(): string {
  writes += 1;
  return `${page} ${writes}`;
}

/**
 * Changes the record in one transaction; what the change answers stands afterwards, `undefined` leaves it as it is. Rejects
 * also where the browser has no such store.
 */
export const changeRecord = async (place: DraftPlace, decide: (found: unknown) => object | undefined) =>
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

/** The page unloads. The next opening takes the copy for the draft. */
export const copyOnUnload = ({ place, values, writeId: before, ...draft }: PageDraft) =>
  unloadCopy.keep(place, () => {
    const record = { version: versionOf(place.form), values: sentOf(place.form, values), writeId: newWriteId() };
    return { ...draft, ...record, savedAt: new Date().toISOString(), isUnsaved: true, before, page };
  });

const copySchema = z.extend(recordSchema, {
  values: z.record(z.string(), z.unknown()),
  /** The write that it goes on from. */
  before: z.string(),
  page: z.string(),
});

/** Makes the copy that an unloaded page left the draft; answers its texts where another tab has written since. */
export async function takeUnloadCopy(place: DraftPlace): Promise<string[]> {
  const copy = copySchema.safeParse(unloadCopy.read(place)).data;
  if (!copy) return [];
  const { before, page: writtenBy, ...record } = copy;
  let isOvertaken = false;
  await changeRecord(place, (found) => {
    const standing = recordIn(found);
    isOvertaken = standing !== undefined && standing.writeId !== before && !standing.writeId.startsWith(writtenBy);
    // Files that were chosen before are there still.
    const kept = standing && readValues(place.form, 'device', standing.version, standing.values);
    const values = { ...kept, ...copy.values };
    return isOvertaken ? undefined : { ...record, values: wholeOf(place.form, values) ?? copy.values };
  });
  unloadCopy.erase(place);
  return isOvertaken ? textsOf(copy.values) : [];
}
