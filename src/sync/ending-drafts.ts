/** Deletes drafts on the server and on the device; a file of its own, as signing out needs nothing else. */
import { entries } from 'idb-keyval';
import * as z from 'zod/mini';
import { client, done } from '../api/client.ts';
import { ApiError } from '../api/failure.ts';
import { draftFormSchema, standingDraftSchema } from '../api/generated/schemas/sync.ts';
import { draftsDeleted } from '../api/signals.ts';
import type { DraftKey } from '../machines/sync/draft.ts';
import { eraseDraftsOf, inTime, store } from './device-store.ts';
import { isSignedIn } from './signed-in.ts';

/**
 * The path parameters of a draft's calls. Throws `unreachable` once somebody else has signed in: their calls would go
 * out under the wrong name.
 */
export const addressOf = ({ person, form, subject }: DraftKey) => {
  if (!isSignedIn(person)) throw new ApiError({ kind: 'unreachable', status: 0, message: null, retryAfter: null });
  return { path: { form, subject: subject.replace('/', '.') } };
};

/** The server's draft in the answer that refused a call because of it. */
export const conflictIn = (error: unknown): z.infer<typeof standingDraftSchema> | undefined =>
  error instanceof ApiError ? standingDraftSchema.safeParse(error.problem).data : undefined;

/** Deletes the server's draft, unless another device has changed it since. What remains is offered again later. */
export async function deleteDraft(draftKey: DraftKey, base: number, deviceId: string): Promise<void> {
  const { path } = addressOf(draftKey);
  const params = { path, query: { base } };
  try {
    await done(client.DELETE('/drafts/{form}/{subject}', { params, keepalive: true }));
  } catch (error) {
    const found = conflictIn(error);
    if (found?.draft?.writer === deviceId) await deleteDraft(draftKey, found.revision, deviceId);
  }
}

const recordSchema = z.object({ serverRevision: z.number(), deviceId: z.string() });

/** Deletes all drafts of the person, on this device and on the server. */
export async function deleteDraftsOf(person: string): Promise<void> {
  draftsDeleted.emit();
  const found: [IDBValidKey, unknown][] = await entries(store);
  await eraseDraftsOf(person);
  const ends = found.map(async ([key, value]) => {
    const draftKey = draftKeyOf(key);
    const record = recordSchema.safeParse(value).data;
    if (draftKey?.person === person && record) await deleteDraft(draftKey, record.serverRevision, record.deviceId);
  });
  await inTime(Promise.all(ends));
}

function draftKeyOf(key: IDBValidKey): DraftKey | null {
  const [person, name, subject, ...rest]: unknown[] = Array.isArray(key) ? key : [];
  const form = draftFormSchema.safeParse(name).data;
  const isDraftKey = typeof person === 'string' && typeof subject === 'string' && form && rest.length === 0;
  return isDraftKey ? { person, form, subject } : null;
}
