/** Contact Instructor: a message is stored, counted against the hourly limit, and mailed. */
import { and, eq, gt } from 'drizzle-orm';
import type { Context } from '../http/context.ts';
import type { SessionUser } from '../http/handler-types.ts';
import { tooMany } from '../http/rate-limits.ts';
import { users } from '../platform/database/schema/account.ts';
import { instructorMessages } from '../platform/database/schema/course.ts';
import type { CourseEntry } from './cache.ts';

const hour = 60 * 60 * 1000;
export const messagesAnHour = 5;

/** Throws 429 once the student has sent five in an hour. A message that cannot be mailed is deleted, and does not count. */
export async function sendToInstructor(
  { db, mail, now, config }: Context,
  user: SessionUser,
  { row }: CourseEntry,
  message: string,
): Promise<void> {
  const sentAt = now();
  const id = await db.transaction(async (tx) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, user.id)).for('update'); // one message at a time
    const recent = await tx
      .select({ sentAt: instructorMessages.sentAt })
      .from(instructorMessages)
      .where(
        and(eq(instructorMessages.userId, user.id), gt(instructorMessages.sentAt, new Date(sentAt.getTime() - hour))),
      )
      .orderBy(instructorMessages.sentAt);
    const oldest = recent.at(-messagesAnHour);
    if (oldest) {
      const waitMs = oldest.sentAt.getTime() + hour - sentAt.getTime();
      throw tooMany('You have sent several messages in the last hour.', waitMs);
    }
    const [kept] = await tx
      .insert(instructorMessages)
      .values({ userId: user.id, courseId: row.id, message, sentAt })
      .returning({ id: instructorMessages.id });
    return kept?.id ?? '';
  });
  const subject = `A question about ${row.title}`;
  const text = `For ${row.instructor}, from ${user.firstName} ${user.lastName} <${user.email}>:\n\n${message}`;
  try {
    await mail.send({ to: config.instructorMail, subject, text });
  } catch (cause) {
    await db.delete(instructorMessages).where(eq(instructorMessages.id, id));
    throw cause;
  }
}
