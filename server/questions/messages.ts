/** Messages of a thread: writing one, and reading them as one of the two sides sees them. */
import { asc, eq } from 'drizzle-orm';
import type { components } from '../../src/api/generated/schema.d.ts';
import { Problem } from '../http/problem.ts';
import type { Database } from '../platform/database/client.ts';
import { users } from '../platform/database/schema/account.ts';
import { threadMessages, threads } from '../platform/database/schema/questions.ts';
import { storage } from '../platform/limits.ts';
import { plainLine } from '../platform/plain-text.ts';
import { attach, attachmentsOf } from './attachments.ts';
import { excerptOf } from './list.ts';

type Name = { firstName: string; lastName: string };
export type ThreadRow = typeof threads.$inferSelect;
export type ThreadMessage = components['schemas']['ThreadMessage'];

type NewMessage = {
  author: Name & { id: string };
  isByInstructor: boolean;
  text: string;
  attachmentIds: string[];
};

/** First and last name on one line, without characters that nobody sees. */
export const nameOf = ({ firstName, lastName }: Name) => plainLine(`${firstName} ${lastName}`);

/** Within the caller's transaction, which has the thread locked. Throws 413 where it is full, 422 without an attachment. */
export async function addMessage(
  tx: Database,
  { id: threadId, lastAt }: Pick<ThreadRow, 'id' | 'lastAt'>,
  { author, isByInstructor, text, attachmentIds }: NewMessage,
  now: Date,
): Promise<ThreadMessage> {
  if (await isFull(tx, threadId)) throw new Problem(413, 'This conversation is full. Please ask a new question.');
  // After the one before, whatever another process's clock says: read marks go by the time.
  const sentAt = new Date(Math.max(now.getTime(), lastAt.getTime() + 1));
  const [message] = await tx
    .insert(threadMessages)
    .values({ threadId, authorId: author.id, isByInstructor, text, sentAt })
    .returning();
  if (!message) throw new Error('The insert returned no message');
  const attachments = await attach(tx, author.id, message.id, attachmentIds);
  await tx
    .update(threads)
    .set({ lastAt: sentAt, isAnswered: isByInstructor, excerpt: excerptOf(text) })
    .where(eq(threads.id, threadId));
  return {
    id: message.id,
    author: nameOf(author),
    isByInstructor,
    isOwn: true,
    isUnread: false,
    text,
    sentAt: sentAt.toISOString(),
    attachments,
  };
}

/** Whether the thread can take no more messages. */
export const isFull = async (db: Database, threadId: string): Promise<boolean> =>
  (await db.$count(threadMessages, eq(threadMessages.threadId, threadId))) >= storage.messagesOfThread;

/** All of a thread, the oldest first. `isAsker` is the reader's side, `readAt` up to when they have read. */
export async function messagesOf(
  db: Database,
  threadId: string,
  { userId, isAsker, readAt }: { userId: string; isAsker: boolean; readAt: Date | null },
): Promise<ThreadMessage[]> {
  const rows = await db
    .select({ message: threadMessages, firstName: users.firstName, lastName: users.lastName })
    .from(threadMessages)
    .leftJoin(users, eq(users.id, threadMessages.authorId))
    .where(eq(threadMessages.threadId, threadId))
    .orderBy(asc(threadMessages.sentAt), asc(threadMessages.id));
  const files = await attachmentsOf(
    db,
    rows.map(({ message }) => message.id),
  );
  return rows.map(({ message: { id, authorId, isByInstructor, text, sentAt }, firstName, lastName }) => ({
    id,
    author: firstName === null || lastName === null ? 'Instructor' : nameOf({ firstName, lastName }),
    isByInstructor,
    isOwn: authorId === userId,
    isUnread: isByInstructor === isAsker && (readAt === null || sentAt > readAt),
    text,
    sentAt: sentAt.toISOString(),
    attachments: files.get(id) ?? [],
  }));
}
