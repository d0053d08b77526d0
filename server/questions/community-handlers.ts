/** The operations of a course's community. */
import { eq } from 'drizzle-orm';
import { findCourse } from '../course/cache.ts';
import type { Handlers } from '../http/handler-types.ts';
import { Problem } from '../http/problem.ts';
import { countAttempt } from '../http/rate-limits.ts';
import { recordAudit } from '../platform/audit.ts';
import type { Database } from '../platform/database/client.ts';
import { communityPosts, communityReports } from '../platform/database/schema/questions.ts';
import { endDraft } from '../sync/drafts.ts';
import { communityOf, discussionOf, findPost, findQuestion, hasRoom, requireMember, shownAnswer } from './community.ts';
import { mailHidden, mailReported, waitingReports } from './community-mails.ts';
import { proposalOf, publish } from './publication.ts';

export const communityHandlers: Pick<
  Handlers,
  | 'listCommunity'
  | 'getDiscussion'
  | 'answerInCommunity'
  | 'reportPost'
  | 'proposePublication'
  | 'publishThread'
  | 'moderatePost'
> = {
  async listCommunity({ user, query }, { db }) {
    return { status: 200, body: await communityOf(db, user, query) };
  },

  async getDiscussion({ user, params }, { db }) {
    await findCourse(db, params.courseId);
    const teaching = await requireMember(db, user, params.courseId);
    return { status: 200, body: await discussionOf(db, user, { ...params, teaching }) };
  },

  async answerInCommunity({ user, params, body: { text } }, { db, now }) {
    await findCourse(db, params.courseId);
    const teaching = await requireMember(db, user, params.courseId);
    const answer = await db.transaction(async (tx) => {
      const { id: questionId } = await findQuestion(tx, { ...params, teaching });
      // One answer at a time, so that there are never more than there may be.
      await tx.select().from(communityPosts).where(eq(communityPosts.id, questionId)).for('update');
      if (!(await hasRoom(tx, questionId))) throw new Problem(413, 'This question has as many answers as it can have.');
      await countAttempt(tx, 'communityAnswer', user.id);
      const { courseId } = params;
      const [made] = await tx
        .insert(communityPosts)
        .values({ courseId, questionId, authorId: user.id, isByInstructor: teaching, text, postedAt: now() })
        .returning();
      if (!made) throw new Error('The insert returned no answer');
      await endDraft(tx, user.id, { form: 'communityAnswer', subject: questionId }, now());
      return made;
    });
    return { status: 201, body: shownAnswer(answer, user, user.id) };
  },

  async reportPost({ user, params, body: { reason } }, context) {
    const { db, now } = context;
    await findCourse(db, params.courseId);
    const teaching = await requireMember(db, user, params.courseId);
    const post = await findPost(db, { ...params, teaching });
    await countAttempt(db, 'report', user.id);
    const report = { reason, reportedAt: now(), isHandled: false };
    await db.transaction(async (tx) => {
      const before = await waitingReports(tx, post.courseId);
      await tx
        .insert(communityReports)
        .values({ postId: post.id, userId: user.id, ...report })
        .onConflictDoUpdate({ target: [communityReports.userId, communityReports.postId], set: report });
      await mailReported(context, tx, post, { by: user.id, at: report.reportedAt, isFirst: before.length === 0 });
    });
    return { status: 204 };
  },

  async proposePublication({ params }, { db }) {
    return { status: 200, body: await proposalOf(db, params) };
  },

  async publishThread({ user, params, body, caller }, { db, now }) {
    const id = await db.transaction(async (tx) => {
      const question = await publish(tx, user, params, body, now());
      const entry = {
        account: user.id,
        actor: user.id,
        address: caller.address,
        details: { course: params.courseId, post: question },
      };
      await recordAudit(tx, { at: now(), event: 'thread.published', ...entry });
      return question;
    });
    return { status: 201, body: { id } };
  },

  async moderatePost({ user, params, body: { isHidden, isRight }, caller }, context) {
    const { db, now } = context;
    const post = await findPost(db, { ...params, teaching: true });
    if (isRight && post.questionId === null) throw new Problem(422, 'Only an answer can be right.');
    await db.transaction(async (tx) => {
      await countAttempt(tx, 'moderation', user.id);
      await moderate(tx, post.id, { isHidden, isRight });
      if (isHidden && !post.isHidden) await mailHidden(context, tx, post, user.id);
      const details = { course: params.courseId, post: post.id, isHidden, isRight };
      const entry = { account: post.authorId ?? user.id, actor: user.id, address: caller.address, details };
      await recordAudit(tx, { at: now(), event: 'post.moderated', ...entry });
    });
    return { status: 204 };
  },
};

async function moderate(tx: Database, postId: string, change: { isHidden: boolean; isRight: boolean }): Promise<void> {
  await tx.update(communityPosts).set(change).where(eq(communityPosts.id, postId));
  await tx.update(communityReports).set({ isHandled: true }).where(eq(communityReports.postId, postId));
}
