/** Drafts on the server, by revision: no draft overwrites a revision that it is not based on. */
import { fromCallback } from 'xstate';
import type * as z from 'zod/mini';
import { client, parsed } from '../api/client.ts';
import { isPassing, toFailure } from '../api/failure.ts';
import { type draftSchema, getDraftResponse, saveDraftResponse } from '../api/generated/schemas/sync.ts';
import type { DraftEvent, DraftKey, OtherDraft, PageDraft } from '../machines/sync/draft.ts';
import { addSetAside, settleDraft } from './device-drafts.ts';
import { readValues, sentOf, textsOf, versionOf } from './draft-forms.ts';
import { addressOf, conflictIn } from './ending-drafts.ts';

type SentDraft = z.infer<typeof draftSchema>;

/** The server's revision, the device that wrote it, and the draft: null if there is none that fits the form. */
export type ServerDraft = { revision: number; writer: string | undefined; other: OtherDraft | null };

/** Browsers limit a `keepalive` request to 64 KiB; in UTF-8 a UTF-16 unit takes up to three bytes. */
const keepaliveLimit = 60_000 / 3;

/** Loads the server's draft. The text of a draft that no longer fits the form is set aside. */
export async function askServer(draftKey: DraftKey): Promise<ServerDraft> {
  const { revision, draft } = await parsed(
    client.GET('/drafts/{form}/{subject}', { params: addressOf(draftKey) }),
    getDraftResponse,
  );
  const other = draft && otherOf(draftKey.form, draft);
  if (draft && !other) await addSetAside(draftKey, textsOf(draft.values));
  return { revision, writer: draft?.writer, other: other ?? null };
}

/** Returns the new revision, or the draft that another device has written since. */
async function putDraft(
  draft: PageDraft,
  signal: AbortSignal,
  base = draft.serverRevision,
  tries = 3,
): Promise<number | SentDraft> {
  const { draftKey, deviceId: writer } = draft;
  const values = sentOf(draftKey.form, draft.values);
  const keepalive = JSON.stringify(values).length < keepaliveLimit;
  try {
    const { revision } = await parsed(
      client.PUT('/drafts/{form}/{subject}', {
        params: addressOf(draftKey),
        body: { version: versionOf(draftKey.form), values, base, writer },
        signal,
        keepalive,
      }),
      saveDraftResponse,
    );
    return revision;
  } catch (error) {
    const found = conflictIn(error);
    if (!found || tries === 0) throw error;
    if (found.draft && found.draft.writer !== writer) return found.draft;
    // The draft there was deleted, or it is this device's own, whose answer was lost: both may be overwritten.
    return putDraft(draft, signal, found.revision, tries - 1);
  }
}

/** The draft of another device; null if it does not fit the form of this page. */
function otherOf(form: DraftKey['form'], { version, values, revision, savedAt }: SentDraft): OtherDraft | null {
  const read = readValues(form, 'server', version, values);
  return read && { values: read, savedAt, versions: { serverRevision: revision } };
}

export const saveDraft = fromCallback<DraftEvent, PageDraft>(({ input, sendBack }) => {
  const controller = new AbortController();
  save(input, controller.signal).then(sendBack, (error: unknown) => {
    const failure = toFailure(error);
    // A 401 is temporary: the person can sign in again.
    const type = isPassing(failure) || failure.status === 401 ? 'draft.delayed' : 'draft.rejected';
    sendBack({ type, failure });
  });
  return () => controller.abort();
});

async function save(draft: PageDraft, signal: AbortSignal): Promise<DraftEvent> {
  const saved = await putDraft(draft, signal);
  if (typeof saved === 'number') {
    await settleDraft(draft, saved).catch(() => {}); // fails in a browser without storage, where no record exists
    return { type: 'draft.saved', serverRevision: saved };
  }
  const other = otherOf(draft.draftKey.form, saved);
  if (other) return { type: 'draft.conflict', other };
  await addSetAside(draft.draftKey, textsOf(saved.values));
  return save({ ...draft, serverRevision: saved.revision }, signal);
}
