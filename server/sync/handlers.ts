/** Drafts, so that what was typed is there on another device, too (docs/adr/008-drafts.md). */
import { isDeepStrictEqual } from 'node:util';
import { and, eq, isNotNull, lte } from 'drizzle-orm';
import type { Handlers } from '../http/handler-types.ts';
import { Problem } from '../http/problem.ts';
import type { Database } from '../platform/database/client.ts';
import { drafts } from '../platform/database/schema/sync.ts';
import { storage } from '../platform/limits.ts';
import {
  countDrafts,
  type DraftKey,
  type DraftSubjectChecks,
  draftRow,
  ended,
  isDraftOf,
  shownRevision,
  shownStanding,
} from './drafts.ts';

/** `checkSubject` says for each form whether the person may keep a draft of it. */
export const draftHandlers = (
  checkSubject: DraftSubjectChecks,
): Pick<Handlers, 'getDraft' | 'saveDraft' | 'deleteDraft'> => ({
  async getDraft({ user, params }, { db }) {
    await checkSubject[params.form](db, user.id, params.subject);
    return { status: 200, body: shownStanding(await draftRow(db, user.id, params)) };
  },

  async saveDraft({ user, params, body: { base, ...content } }, { db, now }) {
    const saved = await db.transaction(async (tx) => {
      await checkSubject[params.form](tx, user.id, params.subject);
      const standing = await draftRow(tx, user.id, params);
      // Sent again, as the answer got lost, or the same elsewhere: nothing would be overwritten.
      if (standing && isDeepStrictEqual(contentOf(content), contentOf(standing))) return standing;
      if (base !== (standing?.revision ?? 0)) throw await conflict(tx, user.id, params);
      if (!standing?.values && (await countDrafts(tx, user.id)) >= storage.drafts) {
        throw new Problem(
          413,
          `There are ${storage.drafts} drafts of yours already. Please send or discard one first.`,
        );
      }
      const next = { ...content, revision: base + 1, savedAt: now() };
      const [row] = await tx
        .insert(drafts)
        .values({ userId: user.id, ...params, ...next })
        .onConflictDoUpdate({
          target: [drafts.userId, drafts.form, drafts.subject],
          set: next,
          setWhere: eq(drafts.revision, base), // someone else may have written since
        })
        .returning();
      if (!row) throw await conflict(tx, user.id, params);
      return row;
    });
    return { status: 200, body: shownRevision(saved) };
  },

  async deleteDraft({ user, params, query: { base } }, { db, now }) {
    await db.transaction(async (tx) => {
      await checkSubject[params.form](tx, user.id, params.subject);
      await tx
        .update(drafts)
        .set(ended(now()))
        .where(and(isDraftOf(user.id, params), isNotNull(drafts.values), lte(drafts.revision, base)));
      if ((await draftRow(tx, user.id, params))?.values) throw await conflict(tx, user.id, params);
    });
    return { status: 204 };
  },
});

const contentOf = ({ version, values }: Pick<typeof drafts.$inferSelect, 'version' | 'values'>) => ({
  version,
  values,
});

async function conflict(tx: Database, userId: string, key: DraftKey): Promise<Problem> {
  const members = shownStanding(await draftRow(tx, userId, key));
  const what = members.draft ? 'changed' : 'sent or deleted';
  return new Problem(409, `This was ${what} in another tab or on another device.`, { members });
}
