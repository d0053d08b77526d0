/** Drafts: what a person typed into a form and has not sent (docs/adr/008-drafts.md). */
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { components } from '../../src/api/generated/schema.d.ts';
import type { Database } from '../platform/database/client.ts';
import { drafts } from '../platform/database/schema/sync.ts';

export type DraftKey = { form: components['schemas']['DraftForm']; subject: string };
type DraftRow = typeof drafts.$inferSelect;

/** A condition on `drafts`. */
export const isDraftOf = (userId: string, { form, subject }: DraftKey) =>
  and(eq(drafts.userId, userId), eq(drafts.form, form), eq(drafts.subject, subject));

/** Throws where the person has nothing with the id `subject`, so that a draft always belongs to something. */
export type DraftSubjectCheck = (db: Database, userId: string, subject: string) => Promise<void>;

/** Each form's check, given by the subject that owns the form. */
export type DraftSubjectChecks = Record<DraftKey['form'], DraftSubjectCheck>;

/** The row of a draft that stands or has ended; undefined where there never was one. */
export async function draftRow(db: Database, userId: string, key: DraftKey): Promise<DraftRow | undefined> {
  const [row] = await db.select().from(drafts).where(isDraftOf(userId, key));
  return row;
}

/** The number of drafts, without those that have ended. */
export const countDrafts = (db: Database, userId: string): Promise<number> =>
  db.$count(drafts, and(eq(drafts.userId, userId), isNotNull(drafts.values)));

/**
 * Within the transaction that takes the form. Where no draft was seen yet, one may be on its way. A form that can be changed
 * while it is sent says `ofValues`: a draft with another of these values has been changed since, and stands.
 */
export async function endDraft(
  tx: Database,
  userId: string,
  key: DraftKey,
  now: Date,
  ofValues: Record<string, unknown> = {},
): Promise<void> {
  await tx
    .insert(drafts)
    .values({ userId, ...key, revision: 1, version: 0, values: null, writer: '', savedAt: now })
    .onConflictDoUpdate({
      target: [drafts.userId, drafts.form, drafts.subject],
      set: ended(now),
      setWhere: sql`${drafts.values} is null or ${drafts.values} @> ${JSON.stringify(ofValues)}::jsonb`,
    });
}

/** The values of a row whose draft has ended. */
export const ended = (now: Date) => ({ revision: sql`${drafts.revision} + 1`, values: null, savedAt: now });

/** The draft with its revision, or the revision alone where there is no draft: 0 where there never was one. */
export function shownStanding(row: DraftRow | undefined): components['schemas']['StandingDraft'] {
  if (!row?.values) return { revision: row?.revision ?? 0 };
  const { form, subject, version, values, writer, revision } = row;
  return { revision, draft: { form, subject, version, values, writer, ...shownRevision(row) } };
}

/** As the contract shows it. */
export const shownRevision = ({ revision, savedAt }: Pick<DraftRow, 'revision' | 'savedAt'>) => ({
  revision,
  savedAt: savedAt.toISOString(),
});
