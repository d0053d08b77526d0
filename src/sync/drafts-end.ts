/** The end of drafts, with little else: signing out loads it alone. */
import { entries } from 'idb-keyval';
import Cookies from 'js-cookie';
import * as z from 'zod/mini';
import { client, done } from '../api/client.ts';
import { ApiError } from '../api/failure.ts';
import type { DraftPlace } from '../api/operation.ts';
import { eraseDraftsOf, store } from './drafts-of.ts';
import { inTime } from './in-time.ts';

const sentSchema = z.object({
  version: z.number(),
  values: z.record(z.string(), z.unknown()),
  writer: z.string(),
  revision: z.number(),
  savedAt: z.string(),
});
/** What stands on the server. */
export const standingSchema = z.object({ revision: z.number(), draft: z.optional(sentSchema) });

export type SentDraft = z.infer<typeof sentSchema>;

/** In another tab somebody else may have signed in: the session's cookies are theirs then. */
export const isSignedIn = (person: string) => (Cookies.get('_auth_state') ?? '').includes(person);

export const addressOf = ({ person, form, subject }: DraftPlace) => {
  if (!isSignedIn(person)) throw new ApiError({ kind: 'unreachable', status: 0, message: null, retryAfter: null });
  return { path: { form, subject: subject.replace('/', '.') } };
};

/** What stands where a call was refused for it. */
export const conflictIn = (error: unknown): z.infer<typeof standingSchema> | undefined =>
  error instanceof ApiError ? standingSchema.safeParse(error.problem).data : undefined;

/** Ends the draft up to the revision, or as far as this device wrote it. What cannot be ended now is found again. */
export async function deleteDraft(place: DraftPlace, base: number, writer: string): Promise<void> {
  const { path } = addressOf(place);
  const params = { path, query: { base } };
  try {
    await done(client.DELETE('/drafts/{form}/{subject}', { params, keepalive: true }));
  } catch (error) {
    const found = conflictIn(error);
    if (found?.draft?.writer === writer) await deleteDraft(place, found.revision, writer);
  }
}

const recordSchema = z.object({ base: z.number(), writer: z.string() });

declare global {
  interface WindowEventMap {
    /** The person's drafts go: none may be kept or sent any more. */
    discard: Event;
  }
}

/** Nobody is to find anything of the person's again, here or on the server. */
export async function discardDraftsOf(person: string): Promise<void> {
  dispatchEvent(new Event('discard'));
  const found: [IDBValidKey, unknown][] = await entries(store);
  await eraseDraftsOf(person);
  const ends = found.map(async ([key, value]) => {
    const place = placeOf(key);
    const record = recordSchema.safeParse(value).data;
    if (place?.person === person && record) await deleteDraft(place, record.base, record.writer);
  });
  await inTime(Promise.all(ends));
}

const forms: readonly DraftPlace['form'][] = ['quiz', 'submission', 'extension', 'profile'];

function placeOf(key: IDBValidKey): DraftPlace | null {
  const [person, name, subject, ...rest]: unknown[] = Array.isArray(key) ? key : [];
  const form = forms.find((one) => one === name);
  const isPlace = typeof person === 'string' && typeof subject === 'string' && form !== undefined && rest.length === 0;
  return isPlace ? { person, form, subject } : null;
}
