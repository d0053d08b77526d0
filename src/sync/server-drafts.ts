/** Drafts on the server, by revision: none is written over one that this device does not go on from. */
import { fromCallback } from 'xstate';
import type * as z from 'zod/mini';
import { client, parsed } from '../api/client.ts';
import { isPassing, toFailure } from '../api/failure.ts';
import { type draftSchema, getDraftResponse, saveDraftResponse } from '../api/generated/schemas/sync.ts';
import type { DraftEvent, DraftPlace, OtherDraft, PageDraft } from '../machines/sync/draft.ts';
import { addSetAside, settleDraft } from './device-drafts.ts';
import { readValues, sentOf, textsOf, versionOf } from './draft-forms.ts';
import { addressOf, conflictIn } from './ending-drafts.ts';

type SentDraft = z.infer<typeof draftSchema>;

/** What the server has: whose draft, if it fits the form; or that there is none, and since when. */
export type ServerDraft = { revision: number; writer: string | undefined; other: OtherDraft | null };

/** Bytes that browsers let a page send that is left; characters may take three. */
const keepaliveLimit = 60_000 / 3;

/** What the server has. Text of a draft that fits the form of this page no longer is set aside. */
export async function askServer(place: DraftPlace): Promise<ServerDraft> {
  const { revision, draft } = await parsed(
    client.GET('/drafts/{form}/{subject}', { params: addressOf(place) }),
    getDraftResponse,
  );
  const other = draft && otherOf(place.form, draft);
  if (draft && !other) await addSetAside(place, textsOf(draft.values));
  return { revision, writer: draft?.writer, other: other ?? null };
}

/** Answers the new revision, or what another device has written since. */
async function putDraft(
  draft: PageDraft,
  signal: AbortSignal,
  base = draft.serverRevision,
  tries = 3,
): Promise<number | SentDraft> {
  const { place, deviceId: writer } = draft;
  const values = sentOf(place.form, draft.values);
  const keepalive = JSON.stringify(values).length < keepaliveLimit;
  try {
    const { revision } = await parsed(
      client.PUT('/drafts/{form}/{subject}', {
        params: addressOf(place),
        body: { version: versionOf(place.form), values, base, writer },
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
    // Nothing stands there any more, or its own version, whose answer got lost.
    return putDraft(draft, signal, found.revision, tries - 1);
  }
}

/** Another's draft; null where it fits the form of this page no longer. */
function otherOf(form: DraftPlace['form'], { version, values, revision, savedAt }: SentDraft): OtherDraft | null {
  const read = readValues(form, 'server', version, values);
  return read && { values: read, savedAt, versions: { serverRevision: revision } };
}

export const saveDraft = fromCallback<DraftEvent, PageDraft>(({ input, sendBack }) => {
  const controller = new AbortController();
  save(input, controller.signal).then(sendBack, (error: unknown) => {
    const failure = toFailure(error);
    // Signing in again mends a 401.
    const type = isPassing(failure) || failure.status === 401 ? 'draft.delayed' : 'draft.rejected';
    sendBack({ type, failure });
  });
  return () => controller.abort();
});

async function save(draft: PageDraft, signal: AbortSignal): Promise<DraftEvent> {
  const saved = await putDraft(draft, signal);
  if (typeof saved === 'number') {
    await settleDraft(draft, saved).catch(() => {}); // a browser that keeps nothing
    return { type: 'draft.saved', serverRevision: saved };
  }
  const other = otherOf(draft.place.form, saved);
  if (other) return { type: 'draft.conflict', other };
  await addSetAside(draft.place, textsOf(saved.values));
  return save({ ...draft, serverRevision: saved.revision }, signal);
}
