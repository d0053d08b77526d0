/** Questions to instructors, their threads, and what is attached to them. */
import { and, eq, sql } from 'drizzle-orm';
import { findCourse } from '../course/cache.ts';
import type { Handlers } from '../http/handler-types.ts';
import { Problem } from '../http/problem.ts';
import { countAttempt } from '../http/rate-limits.ts';
import { savedFile } from '../http/saved-file.ts';
import { threadMessages, threadReads } from '../platform/database/schema/questions.ts';
import { endDraft } from '../sync/drafts.ts';
import { ask } from './ask.ts';
import { findAttachment, storeAttachment } from './attachments.ts';
import { mailAsker, mailInstructors } from './mails.ts';
import { addMessage, messagesOf } from './messages.ts';
import { canReply, countNew, findThread, lockThread, mayWrite, shownAbout, threadsOf } from './threads.ts';

export const questionHandlers: Pick<
  Handlers,
  | 'contactInstructor'
  | 'listThreads'
  | 'countNewMessages'
  | 'uploadAttachment'
  | 'getThread'
  | 'replyToThread'
  | 'downloadAttachmentOfThread'
  | 'markThreadRead'
> = {
  async contactInstructor({ params: { courseId }, body, user }, context) {
    const threadId = await ask(context, user, { courseId, ...body });
    return { status: 202, body: { message: 'Your message is on its way to the instructor.', threadId } };
  },

  async listThreads({ user, query }, { db }) {
    return { status: 200, body: await threadsOf(db, user, query) };
  },

  async countNewMessages({ user }, { db }) {
    return { status: 200, body: { threads: await countNew(db, user) } };
  },

  async uploadAttachment({ user, query: { name }, body }, { db, now }) {
    return { status: 201, body: await storeAttachment(db, { userId: user.id, name, content: body }, now()) };
  },

  async getThread({ user, params: { threadId } }, { db }) {
    const found = await findThread(db, user, threadId);
    const reader = { userId: user.id, isAsker: found.thread.userId === user.id, readAt: found.readAt };
    return {
      status: 200,
      body: {
        ...(await shownAbout(db, user, found)),
        canReply: await canReply(db, user, found.thread),
        ...(found.thread.publishedAs !== null && { publishedAs: found.thread.publishedAs }),
        messages: await messagesOf(db, threadId, reader),
      },
    };
  },

  async replyToThread({ user, params: { threadId }, body: { text, attachmentIds = [] } }, context) {
    const { db, now } = context;
    const message = await db.transaction(async (tx) => {
      const thread = await lockThread(tx, user, threadId);
      if (!(await mayWrite(tx, user, thread))) {
        throw new Problem(403, 'You have no access to this course any more, so you cannot reply.');
      }
      await countAttempt(tx, 'reply', user.id);
      const { row: course } = await findCourse(tx, thread.courseId);
      const isByInstructor = thread.userId !== user.id;
      const sent = await addMessage(tx, thread, { author: user, isByInstructor, text, attachmentIds }, now());
      if (isByInstructor) await mailAsker(context, tx, { thread, course, author: user, message: sent });
      else await mailInstructors(context, tx, { thread, course, asker: user, message: sent });
      await endDraft(tx, user.id, { form: 'reply', subject: threadId }, now());
      return sent;
    });
    return { status: 201, body: message };
  },

  async downloadAttachmentOfThread({ user, params: { threadId, attachmentId } }, { db }) {
    await findThread(db, user, threadId);
    return savedFile(await findAttachment(db, threadId, attachmentId));
  },

  async markThreadRead({ user, params: { threadId }, body: { messageId } }, { db }) {
    await findThread(db, user, threadId);
    const [message] = await db
      .select({ readAt: threadMessages.sentAt })
      .from(threadMessages)
      .where(and(eq(threadMessages.id, messageId), eq(threadMessages.threadId, threadId)));
    if (!message) throw new Problem(422, 'There is no such message in this conversation.');
    await db
      .insert(threadReads)
      .values({ threadId, userId: user.id, ...message })
      .onConflictDoUpdate({
        target: [threadReads.userId, threadReads.threadId],
        set: { readAt: sql`greatest(${threadReads.readAt}, excluded.read_at)` },
      });
    return { status: 204 };
  },
};
