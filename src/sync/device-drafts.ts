/**
 * Drafts on this device, by person, form and subject. Each tab reports its writes to the others, and none overwrites a
 * version that it does not know (docs/adr/008-drafts.md).
 */
import { del, get, getMany, set } from 'idb-keyval';
import { fromCallback } from 'xstate';
import * as z from 'zod/mini';
import type { DraftChange, DraftEvent, DraftKey, OtherDraft, PageDraft } from '../machines/sync/draft.ts';
import { erasure, keyOf, partKeyOf, store, unloadCopy } from './device-store.ts';
import { readValues, textsOf, versionOf } from './draft-forms.ts';
import { changeRecord, finishErasure, newWriteId, page, recordIn, takeUnloadCopy } from './draft-record.ts';
import { openTabs } from './tabs.ts';

/** A draft on the device. `isUnsaved`: the server does not have this version yet. */
export type DeviceDraft = Omit<PageDraft, 'draftKey'> & { isUnsaved: boolean };

/** The draft on the device, and the set-aside texts: what no longer fits the form, and what lost in a conflict. */
export async function readDraft(draftKey: DraftKey): Promise<{ draft: DeviceDraft | null; setAside: string }> {
  await finishErasure(draftKey);
  const overtaken = await takeUnloadCopy(draftKey);
  const [found, inConflict]: unknown[] = await getMany([keyOf(draftKey), partKeyOf(draftKey, 'in-conflict')], store);
  const record = recordIn(found);
  const values = record && readValues(draftKey.form, 'device', record.version, record.values);
  const isUnreadable = found !== undefined && !values;
  // The page was closed during a conflict, before the student had chosen.
  const undecided = textsOf(inConflict);
  const setAside = await addSetAside(draftKey, [
    ...overtaken,
    ...undecided,
    ...(isUnreadable ? textsOf(record ? record.values : found) : []),
  ]);
  if (isUnreadable) await del(keyOf(draftKey), store);
  if (!record || !values) return { draft: null, setAside };
  const { serverRevision, isUnsaved, writeId, deviceId } = record;
  return { draft: { values, serverRevision, isUnsaved, deviceId, writeId }, setAside };
}

/** Adds to the set-aside texts, which are offered until the student discards them; returns all of them. */
export async function addSetAside(draftKey: DraftKey, texts: string[]): Promise<string> {
  const before: unknown = await get(partKeyOf(draftKey, 'set-aside'), store);
  const setAside = [...textsOf(before), ...texts].filter((text) => text !== '').join('\n\n');
  if (texts.length === 0) return setAside;
  await set(partKeyOf(draftKey, 'set-aside'), setAside, store);
  await endConflict(draftKey);
  return setAside;
}

/** Deletes the set-aside texts, which the student has dismissed. */
export const eraseSetAside = (draftKey: DraftKey) => del(partKeyOf(draftKey, 'set-aside'), store);

/** The student has chosen a version: the text kept during the conflict is no longer needed. */
export const endConflict = (draftKey: DraftKey) => del(partKeyOf(draftKey, 'in-conflict'), store);

/** Writes the draft to the device; returns the write's id, or the version that another tab has written since. */
export async function keepDraft({ draftKey, ...draft }: PageDraft, isUnsaved = true): Promise<string | OtherDraft> {
  const { values, serverRevision, deviceId } = draft;
  const savedAt = new Date().toISOString();
  const writeId = newWriteId();
  const others: OtherDraft[] = [];
  await changeRecord(draftKey, (found) => {
    const before = recordIn(found);
    const isKnown = !before || before.writeId === draft.writeId || before.writeId.startsWith(page);
    if (isKnown) return { version: versionOf(draftKey.form), ...draft, writeId, savedAt, isUnsaved };
    others.push({
      values: readValues(draftKey.form, 'device', before.version, before.values) ?? {},
      savedAt: before.savedAt,
      versions: { serverRevision: before.serverRevision, deviceId: before.deviceId, writeId: before.writeId },
    });
    return undefined;
  });
  const [other] = others;
  if (other) return other;
  const versions = { serverRevision, deviceId, writeId };
  reportChange(draftKey, { type: 'draft.conflict', other: { values, savedAt, versions } });
  return writeId;
}

/** Marks the record as saved on the server, unless it has been written again since. */
export const settleDraft = ({ draftKey, writeId }: PageDraft, serverRevision: number) =>
  changeRecord(draftKey, (found) => {
    const record = recordIn(found);
    return record?.writeId === writeId ? { ...record, serverRevision, isUnsaved: false } : undefined;
  });

/** Writes the draft as an actor; a write that has begun completes even if the state is left. */
export const writeDraft = fromCallback<DraftEvent, PageDraft>(({ input, sendBack }) => {
  keepDraft(input).then(
    (kept) =>
      sendBack(
        typeof kept === 'string' ? { type: 'draft.written', writeId: kept } : { type: 'draft.conflict', other: kept },
      ),
    () => sendBack({ type: 'draft.refused' }),
  );
});

/** Keeps what is on the screen: as the draft or, if another tab has written since, as this page's conflicting text. */
export async function holdDraft(draft: PageDraft, text: string): Promise<void> {
  if (Object.keys(draft.values).length === 0) return;
  if (typeof (await keepDraft(draft)) === 'string') return;
  await set(partKeyOf(draft.draftKey, 'in-conflict'), text, store);
}

/** Deletes the draft on this device, with its unload copy, and tells the other tabs why. */
export async function eraseDraft(draftKey: DraftKey, why: 'draft.ended' | 'draft.discarded'): Promise<void> {
  unloadCopy.erase(draftKey);
  erasure.begin(draftKey);
  await del(keyOf(draftKey), store);
  erasure.end(draftKey);
  reportChange(draftKey, { type: why });
}

const other = z.object({
  values: z.record(z.string(), z.unknown()),
  savedAt: z.string(),
  versions: z.object({ serverRevision: z.number(), deviceId: z.string(), writeId: z.string() }),
});
const messageSchema = z.object({
  key: z.array(z.string()),
  change: z.discriminatedUnion('type', [
    z.object({ type: z.literal('draft.conflict'), other }),
    z.object({ type: z.literal('draft.ended') }),
    z.object({ type: z.literal('draft.discarded') }),
  ]),
});

const tabs = openTabs('drafts', (data) => messageSchema.safeParse(data).data);

const reportChange = (draftKey: DraftKey, change: DraftChange) => tabs.post({ key: keyOf(draftKey), change });

/** Listens to the other tabs' changes of the draft. Returns the function that ends it. */
export const onChangeElsewhere = (draftKey: DraftKey, listener: (change: DraftChange) => void): (() => void) =>
  tabs.listen(({ key, change }) => {
    if (String(key) === String(keyOf(draftKey))) listener(change);
  });
