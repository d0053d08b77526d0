/** Drafts on the server, by revision: none is written over one that this device has not seen. */
import { fromCallback } from 'xstate';
import * as z from 'zod/mini';
import { client, parsed } from '../api/client.ts';
import { isPassing, toFailure } from '../api/failure.ts';
import type { DraftEvent, DraftInput, DraftPlace, OtherDraft } from '../api/operation.ts';
import { readValues, sentOf, textsOf, versionOf } from './draft-forms.ts';
import { addEarlier, settleDraft } from './drafts.ts';
import { addressOf, conflictIn, type SentDraft, standingSchema } from './drafts-end.ts';

/** What the server has: whose draft, if it fits the form; or that there is none, and since when. */
export type ServerDraft = { revision: number; writer: string | undefined; other: OtherDraft | null };

/** Bytes that browsers let a page send that is left; characters may take three. */
const keepaliveLimit = 60_000 / 3;

/** What the server has. Text of a draft that fits the form of this page no longer is put with the earlier ones. */
export async function askServer(place: DraftPlace): Promise<ServerDraft> {
  const { revision, draft } = await parsed(
    client.GET('/drafts/{form}/{subject}', { params: addressOf(place) }),
    standingSchema,
  );
  const other = draft && otherOf(place.form, draft);
  if (draft && !other) await addEarlier(place, textsOf(draft.values));
  return { revision, writer: draft?.writer, other: other ?? null };
}

/** Answers the new revision, or what another device has written since. */
async function putDraft(
  draft: DraftInput,
  signal: AbortSignal,
  base = draft.base,
  tries = 3,
): Promise<number | SentDraft> {
  const { place, writer } = draft;
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
      z.object({ revision: z.number() }),
    );
    return revision;
  } catch (error) {
    const found = conflictIn(error);
    if (!found || tries === 0) throw error;
    if (found.draft && found.draft.writer !== writer) return found.draft;
    // Nothing stands there any more, or own words whose answer got lost.
    return putDraft(draft, signal, found.revision, tries - 1);
  }
}

/** Another's draft; null where it fits the form of this page no longer. */
function otherOf(form: DraftPlace['form'], { version, values, revision, savedAt }: SentDraft): OtherDraft | null {
  const read = readValues(form, 'server', version, values);
  return read && { values: read, savedAt, known: { base: revision } };
}

export const saveDraft = fromCallback<DraftEvent, DraftInput>(({ input, sendBack }) => {
  const controller = new AbortController();
  save(input, controller.signal).then(sendBack, (error: unknown) => {
    const failure = toFailure(error);
    // Signing in again mends a 401.
    const type = isPassing(failure) || failure.status === 401 ? 'draft.delayed' : 'draft.rejected';
    sendBack({ type, failure });
  });
  return () => controller.abort();
});

async function save(draft: DraftInput, signal: AbortSignal): Promise<DraftEvent> {
  const saved = await putDraft(draft, signal);
  if (typeof saved === 'number') {
    await settleDraft(draft, saved).catch(() => {}); // a browser that keeps nothing
    return { type: 'draft.saved', base: saved };
  }
  const other = otherOf(draft.place.form, saved);
  if (other) return { type: 'draft.outdated', other };
  await addEarlier(draft.place, textsOf(saved.values));
  return save({ ...draft, base: saved.revision }, signal);
}
