/** Changing and deleting an own answer in a course's community. */
import { and, eq } from 'drizzle-orm';
import type { Handlers, SessionUser } from '../http/handler-types.ts';
import { Problem } from '../http/problem.ts';
import { countAttempt } from '../http/rate-limits.ts';
import type { Database } from '../platform/database/client.ts';
import { users } from '../platform/database/schema/account.ts';
import { communityPosts, communityReports } from '../platform/database/schema/questions.ts';
import { isUuid } from '../platform/uuid.ts';
import { type DraftSubjectCheck, endDraft } from '../sync/drafts.ts';
import { findQuestion, requireMember, shownAnswer } from './community.ts';

type AnswerKey = { courseId: string; postId: string; answerId: string };

const noAnswer = () => new Problem(404, 'Answer not found. It may have been deleted.');

/** Locked until the caller's transaction ends. For everyone but its author it does not exist (404). */
async function lockOwn(tx: Database, user: SessionUser, { courseId, postId, answerId }: AnswerKey) {
  const ofQuestion = and(eq(communityPosts.courseId, courseId), eq(communityPosts.questionId, postId));
  const [own] = await tx
    .select()
    .from(communityPosts)
    .where(and(eq(communityPosts.id, answerId), ofQuestion, eq(communityPosts.authorId, user.id)))
    .for('update');
  if (!own) throw noAnswer();
  await findQuestion(tx, { courseId, postId, teaching: await requireMember(tx, user, courseId) });
  return own;
}

export const ownAnswerHandlers: Pick<Handlers, 'editAnswer' | 'deleteAnswer'> = {
  async editAnswer({ user, params, body: { text, revision } }, { db, now }) {
    const answer = await db.transaction(async (tx) => {
      const own = await lockOwn(tx, user, params);
      if (own.isHidden) {
        throw new Problem(
          403,
          'An instructor has hidden this answer, so it can only be deleted. You can write another one.',
        );
      }
      if (revision !== undefined && revision !== own.revision) {
        throw new Problem(409, 'You have changed this answer somewhere else in the meantime.');
      }
      await countAttempt(tx, 'communityAnswer', user.id);
      await endDraft(tx, user.id, { form: 'ownAnswer', subject: own.id }, now());
      if (text === own.text) return own;
      const [changed] = await tx
        .update(communityPosts)
        // An instructor has marked the text as it was before.
        .set({ text, isRight: false, revision: own.revision + 1, editedAt: now() })
        .where(eq(communityPosts.id, own.id))
        .returning();
      if (!changed) throw new Error('The update returned no answer');
      return changed;
    });
    return { status: 200, body: shownAnswer(answer, user, user.id) };
  },

  async deleteAnswer({ user, params }, { db, now }) {
    await db.transaction(async (tx) => {
      const { id } = await lockOwn(tx, user, params);
      await tx.delete(communityReports).where(eq(communityReports.postId, id));
      await tx.delete(communityPosts).where(eq(communityPosts.id, id));
      await endDraft(tx, user.id, { form: 'ownAnswer', subject: id }, now());
    });
    return { status: 204 };
  },
};

/** A draft of a change has the answer as its subject. Throws 404 where the person wrote no such answer. */
export const checkOwnAnswerDraft: DraftSubjectCheck = async (db, userId, answerId) => {
  if (!isUuid(answerId)) throw noAnswer();
  const [own] = await db
    .select({ courseId: communityPosts.courseId, role: users.role })
    .from(communityPosts)
    .innerJoin(users, eq(users.id, communityPosts.authorId))
    .where(and(eq(communityPosts.id, answerId), eq(communityPosts.authorId, userId)));
  if (!own) throw noAnswer();
  await requireMember(db, { id: userId, role: own.role }, own.courseId);
};
