/** Contact Instructor: a question starts a thread, and counts against the limits of an hour and a day (§course.26). */
import { and, desc, eq, gt } from 'drizzle-orm';
import { type CourseEntry, findCourse } from '../course/cache.ts';
import type { Context } from '../http/context.ts';
import type { SessionUser } from '../http/handler-types.ts';
import { Problem } from '../http/problem.ts';
import { tooMany } from '../http/rate-limits.ts';
import type { Database } from '../platform/database/client.ts';
import { users } from '../platform/database/schema/account.ts';
import { threads } from '../platform/database/schema/questions.ts';
import { storage } from '../platform/limits.ts';
import { titleOf } from './list.ts';
import { mailInstructors } from './mails.ts';
import { addMessage } from './messages.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;

type Question = { courseId: string; message: string; lessonId?: string; attachmentIds?: string[] };

/** Returns the thread's id. Throws 404 for an unknown course, 422 for an unknown lesson, 429 after too many. */
export async function ask(
  context: Context,
  user: SessionUser,
  { courseId, message, lessonId, attachmentIds = [] }: Question,
): Promise<string> {
  const { db, now } = context;
  const course = await findCourse(db, courseId);
  if (lessonId !== undefined && !hasLesson(course, lessonId)) throw new Problem(422, 'The course has no such lesson.');
  const startedAt = now();
  return db.transaction(async (tx) => {
    // One message at a time. Rows that refer to the account can be added meanwhile, as by a question to its person.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, user.id)).for('no key update');
    await requireFew(tx, user.id, startedAt);
    const [thread] = await tx
      .insert(threads)
      .values({
        courseId,
        userId: user.id,
        lessonId: lessonId ?? null,
        startedAt,
        lastAt: startedAt,
        title: titleOf(message),
      })
      .returning();
    if (!thread) throw new Error('The insert returned no thread');
    const sent = await addMessage(
      tx,
      thread,
      { author: user, isByInstructor: false, text: message, attachmentIds },
      startedAt,
    );
    await mailInstructors(context, tx, { thread, course: course.row, asker: user, message: sent });
    return thread.id;
  });
}

const hasLesson = ({ lessons }: CourseEntry, lessonId: string) => lessons.some(({ id }) => id === lessonId);

/** Throws 429 once the person has asked too many questions. */
async function requireFew(tx: Database, userId: string, now: Date): Promise<void> {
  const recent = await tx
    .select({ startedAt: threads.startedAt })
    .from(threads)
    .where(
      and(
        eq(threads.userId, userId),
        eq(threads.isStartedByInstructor, false),
        gt(threads.startedAt, new Date(now.getTime() - day)),
      ),
    )
    .orderBy(desc(threads.startedAt));
  /** Milliseconds until fewer than `most` were asked within `period`; at most zero where that is so. */
  const wait = (most: number, period: number) =>
    (recent[most - 1]?.startedAt.getTime() ?? Number.NEGATIVE_INFINITY) + period - now.getTime();
  const untilTomorrow = wait(storage.messagesADay, day);
  if (untilTomorrow > 0) throw tooMany(`You have sent ${storage.messagesADay} messages today.`, untilTomorrow);
  const untilNextHour = wait(storage.messagesAnHour, hour);
  if (untilNextHour > 0) throw tooMany('You have sent several messages in the last hour.', untilNextHour);
}
