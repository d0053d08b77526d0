/**
 * Mails about a thread, with a link to it. What a person wrote is quoted, so that nothing of it can be taken for ours.
 */
import { and, eq, inArray } from 'drizzle-orm';
import { teachersToMail } from '../course/teachers-to-mail.ts';
import type { Context } from '../http/context.ts';
import type { Database } from '../platform/database/client.ts';
import { users } from '../platform/database/schema/account.ts';
import type { courses } from '../platform/database/schema/course.ts';
import { threadReads, threads } from '../platform/database/schema/questions.ts';
import { quoted } from '../platform/plain-text.ts';
import { nameOf, type ThreadMessage, type ThreadRow } from './messages.ts';

type Services = Pick<Context, 'mail' | 'config'>;
type Course = Pick<typeof courses.$inferSelect, 'title' | 'instructor'>;
type Name = { firstName: string; lastName: string };
type Person = Name & { email: string };
type Started = Pick<ThreadRow, 'id' | 'isStartedByInstructor'>;

/** Replies within so many milliseconds of a mail that was not read yet send no other. */
const quick = 10 * 60 * 1000;

const linkTo = ({ config }: Pick<Services, 'config'>, { id }: Pick<ThreadRow, 'id'>) =>
  `${config.publicUrl}/messages/${id}`;

/**
 * To everyone who teaches the course, as they have chosen; where nobody does, to the operator's address for questions.
 */
export async function mailInstructors(
  services: Services,
  tx: Database,
  { thread, course, asker, message }: { thread: ThreadRow; course: Course; asker: Person; message: ThreadMessage },
): Promise<void> {
  const { mail, config } = services;
  const sentAt = new Date(message.sentAt);
  const about = { courseId: thread.courseId, by: thread.userId, at: sentAt };
  const { isTaught, atOnce } = await teachersToMail(tx, 'questions', about);
  if (isTaught && atOnce.length === 0) return;
  const ids = atOnce.map(({ id }) => id);
  if (await isQuick(tx, thread.instructorsMailedAt, thread, ids, sentAt)) return;
  const kind = thread.isStartedByInstructor ? 'message' : 'question';
  const subject = `A ${kind} about ${course.title}`;
  const body = `from ${nameOf(asker)} <${asker.email}>:\n\n${quoted(message.text)}`;
  if (!isTaught) {
    await mail.enqueue(tx, { to: config.instructorMail, subject, text: `For ${course.instructor}, ${body}` });
  }
  for (const { email } of atOnce) {
    const answer = `Answer here: ${linkTo(services, thread)}`;
    await mail.enqueue(tx, { to: email, subject, text: `A ${kind} ${body}\n\n${answer}` });
  }
  await tx.update(threads).set({ instructorsMailedAt: sentAt }).where(eq(threads.id, thread.id));
}

/**
 * Tells the asker of a message of the other side; not again within a short time while they have not read the last one.
 */
export async function mailAsker(
  services: Services,
  tx: Database,
  { thread, course, author, message }: { thread: ThreadRow; course: Course; author: Person; message: ThreadMessage },
): Promise<void> {
  const { mail } = services;
  const sentAt = new Date(message.sentAt);
  if (await isQuick(tx, thread.askerMailedAt, thread, [thread.userId], sentAt)) return;
  const [asker] = await tx.select({ email: users.email }).from(users).where(eq(users.id, thread.userId));
  await mail.enqueue(tx, {
    to: asker?.email ?? null,
    ...mailToAsker(services, { thread, course, author, text: message.text }),
  });
  await tx.update(threads).set({ askerMailedAt: sentAt }).where(eq(threads.id, thread.id));
}

/** What an instructor wrote, for the student whose thread it is. */
export function mailToAsker(
  services: Pick<Context, 'config'>,
  { thread, course, author, text }: { thread: Started; course: Pick<Course, 'title'>; author: Name; text: string },
) {
  const about = thread.isStartedByInstructor ? 'A message' : 'An answer to your question';
  return {
    kind: 'answers',
    subject: `${about} about ${course.title}`,
    text: `From ${nameOf(author)}:\n\n${quoted(text)}\n\nRead and reply: ${linkTo(services, thread)}`,
  } as const;
}

/** Whether the last mail is recent and none of its readers has opened the thread since: then no other is sent. */
async function isQuick(tx: Database, mailedAt: Date | null, { id }: ThreadRow, readers: string[], sentAt: Date) {
  if (mailedAt === null || sentAt.getTime() - mailedAt.getTime() >= quick) return false;
  if (readers.length === 0) return false;
  const reads = await tx
    .select({ readAt: threadReads.readAt })
    .from(threadReads)
    .where(and(eq(threadReads.threadId, id), inArray(threadReads.userId, readers)));
  return reads.every(({ readAt }) => readAt < mailedAt);
}
