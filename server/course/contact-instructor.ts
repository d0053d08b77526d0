/** Contact Instructor: a message is stored with its mail, and counted against the limits of an hour and a day. */
import { and, eq, gt } from 'drizzle-orm';
import type { Context } from '../http/context.ts';
import type { SessionUser } from '../http/handler-types.ts';
import { tooMany } from '../http/rate-limits.ts';
import { users } from '../platform/database/schema/account.ts';
import { instructorMessages } from '../platform/database/schema/course.ts';
import { storage } from '../platform/limits.ts';
import { plainLine, plainLines } from '../platform/plain-text.ts';
import type { CourseEntry } from './cache.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;

/** Throws 429 once the student has sent too many. */
export async function sendToInstructor(
  { db, mail, now, config }: Context,
  user: SessionUser,
  { row }: CourseEntry,
  message: string,
): Promise<void> {
  const sentAt = now();
  const name = plainLine(`${user.firstName} ${user.lastName}`);
  await db.transaction(async (tx) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, user.id)).for('update'); // one message at a time
    const recent = await tx
      .select({ sentAt: instructorMessages.sentAt })
      .from(instructorMessages)
      .where(
        and(eq(instructorMessages.userId, user.id), gt(instructorMessages.sentAt, new Date(sentAt.getTime() - day))),
      )
      .orderBy(instructorMessages.sentAt);
    /** Milliseconds until fewer than `most` were sent within `period`; at most zero where that is so. */
    const wait = (most: number, period: number) =>
      (recent.at(-most)?.sentAt.getTime() ?? Number.NEGATIVE_INFINITY) + period - sentAt.getTime();
    const untilTomorrow = wait(storage.messagesADay, day);
    if (untilTomorrow > 0) throw tooMany(`You have sent ${storage.messagesADay} messages today.`, untilTomorrow);
    const untilNextHour = wait(storage.messagesAnHour, hour);
    if (untilNextHour > 0) throw tooMany('You have sent several messages in the last hour.', untilNextHour);
    await tx.insert(instructorMessages).values({ userId: user.id, courseId: row.id, message, sentAt });
    await mail.enqueue(tx, {
      to: config.instructorMail,
      subject: `A question about ${row.title}`,
      // Quoted, so that nothing of it can be taken for words of ours.
      text: `For ${row.instructor}, from ${name} <${user.email}>:\n\n${quoted(message)}`,
    });
  });
}

const quoted = (text: string): string =>
  plainLines(text)
    .map((line) => (line === '' ? '>' : `> ${line}`))
    .join('\n');
