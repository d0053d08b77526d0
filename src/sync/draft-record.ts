/**
 * A draft's record on this device: reads it, and changes it in the same transaction in which the current record is
 * compared; and turns the copy of an unloaded page into the record.
 */
import { promisifyRequest } from 'idb-keyval';
import * as z from 'zod/mini';
import { newKey } from '../api/idempotency-key.ts';
import type { DraftKey, PageDraft } from '../machines/sync/draft.ts';
import { erasure, keyOf, store, unloadCopy } from './device-store.ts';
import { readValues, sentOf, textsOf, versionOf, wholeOf } from './draft-forms.ts';

const recordSchema = z.object({
  version: z.number(),
  values: z.unknown(),
  // Optional: records that were written before drafts were saved on the server lack the following fields.
  serverRevision: z.exactOptional(z.number()),
  deviceId: z.exactOptional(z.string()),
  writeId: z.exactOptional(z.string()),
  savedAt: z.exactOptional(z.string()),
  isUnsaved: z.exactOptional(z.boolean()),
});

/** The record as it is now, from what IndexedDB holds; `undefined` where that is no record. */
export function recordIn(found: unknown) {
  const record = recordSchema.safeParse(found).data;
  return record && { serverRevision: 0, deviceId: newKey(), writeId: '', savedAt: '', isUnsaved: true, ...record };
}

/** Identifies this page among the tabs that write drafts. */
export const page = newKey();
let writes = 0;

/** A unique id, which begins with its page's so that a page recognises its own writes. */
export function newWriteId(): string {
  writes += 1;
  return `${page} ${writes}`;
}

/**
 * Changes the record in one transaction: `decide` gets the current record and returns the new one, `null` to delete it, or
 * `undefined` to leave it as it is. Rejects if the browser has no IndexedDB, too.
 */
export const changeRecord = async (draftKey: DraftKey, decide: (found: unknown) => object | null | undefined) =>
  store(
    'readwrite',
    (drafts) =>
      new Promise<void>((resolve, reject) => {
        const reading: IDBRequest<unknown> = drafts.get(keyOf(draftKey));
        reading.onerror = () => reject(reading.error);
        reading.onsuccess = () => {
          const next = decide(reading.result);
          if (next) drafts.put(next, keyOf(draftKey));
          else if (next === null) drafts.delete(keyOf(draftKey));
          resolve(promisifyRequest(drafts.transaction));
        };
      }),
  );

/** Deletes a draft whose page unloaded before it was deleted; what was typed after that moment stays. */
export async function finishErasure(draftKey: DraftKey): Promise<void> {
  const moment = z.string().safeParse(erasure.read(draftKey)).data;
  if (moment === undefined) return;
  await changeRecord(draftKey, (found) => ((recordIn(found)?.savedAt ?? moment) <= moment ? null : undefined));
  erasure.end(draftKey);
}

/** Writes the unload copy, which becomes the draft when the form is opened again. */
export const copyOnUnload = ({ draftKey, values, writeId: before, ...draft }: PageDraft) =>
  unloadCopy.keep(draftKey, () => {
    const record = { version: versionOf(draftKey.form), values: sentOf(draftKey.form, values), writeId: newWriteId() };
    return { ...draft, ...record, savedAt: new Date().toISOString(), isUnsaved: true, before, page };
  });

const copySchema = z.extend(recordSchema, {
  values: z.record(z.string(), z.unknown()),
  /** The id of the write that the copy is based on. */
  before: z.string(),
  page: z.string(),
});

/** Turns an unload copy into the draft; if another tab has written since, returns its texts instead. */
export async function takeUnloadCopy(draftKey: DraftKey): Promise<string[]> {
  const copy = copySchema.safeParse(unloadCopy.read(draftKey)).data;
  if (!copy) return [];
  const { before, page: writtenBy, ...record } = copy;
  let isOvertaken = false;
  await changeRecord(draftKey, (found) => {
    const current = recordIn(found);
    isOvertaken = current !== undefined && current.writeId !== before && !current.writeId.startsWith(writtenBy);
    // The copy has no files, so those of the record are kept.
    const kept = current && readValues(draftKey.form, 'device', current.version, current.values);
    const values = { ...kept, ...copy.values };
    return isOvertaken ? undefined : { ...record, values: wholeOf(draftKey.form, values) ?? copy.values };
  });
  unloadCopy.erase(draftKey);
  return isOvertaken ? textsOf(copy.values) : [];
}
