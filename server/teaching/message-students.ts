/**
 * Writing to some of a course's students, each in a thread of their own, which nobody else of them sees (§teaching.15).
 */
import { and, eq, gt } from 'drizzle-orm';
import type { components } from '../../src/api/generated/schema.d.ts';
import { checkTaughtCourseDraft } from '../course/taught-course-drafts.ts';
import type { Context } from '../http/context.ts';
import type { SessionUser } from '../http/handler-types.ts';
import { Problem } from '../http/problem.ts';
import { recordAudit } from '../platform/audit.ts';
import type { Database } from '../platform/database/client.ts';
import { courses } from '../platform/database/schema/course.ts';
import { threadMessages, threads } from '../platform/database/schema/questions.ts';
import { storage } from '../platform/limits.ts';
import { excerptOf, titleOf } from '../questions/list.ts';
import { mailToAsker } from '../questions/mails.ts';
import { type DraftSubjectCheck, endDraft } from '../sync/drafts.ts';
import { requireInClass } from './students-named.ts';

const day = 24 * 60 * 60 * 1000;

type Message = components['schemas']['StudentsMessage'];

/**
 * Returns how many threads were started. However many there are, it takes the same few statements. Throws 413 beyond
 * the course's limit of a day, 422 where one of them is not a student of the course.
 */
export function messageStudents(
  context: Context,
  author: SessionUser,
  courseId: string,
  { studentIds, text }: Message,
): Promise<number> {
  const sentAt = context.now();
  return context.db.transaction(async (tx) => {
    // One message of the course at a time: together they must not go over the limit.
    const [course] = await tx.select().from(courses).where(eq(courses.id, courseId)).for('update');
    if (!course) throw new Problem(404, 'There is no such course.');
    const students = await requireInClass(tx, courseId, studentIds, 'so nobody got the message');
    await requireFew(tx, courseId, studentIds.length, sentAt);
    const excerpt = excerptOf(text);
    const title = titleOf(text);
    const started = await tx
      .insert(threads)
      .values(
        studentIds.map((userId) => ({
          courseId,
          userId,
          isStartedByInstructor: true,
          startedAt: sentAt,
          lastAt: sentAt,
          isAnswered: true,
          askerMailedAt: sentAt,
          excerpt,
          title,
        })),
      )
      .returning();
    const message = { authorId: author.id, isByInstructor: true, text, sentAt };
    await tx.insert(threadMessages).values(started.map(({ id: threadId }) => ({ threadId, ...message })));
    await context.mail.enqueueAll(
      tx,
      started.map((thread) => ({
        to: students.get(thread.userId) ?? null,
        ...mailToAsker(context, { thread, course, author, text }),
      })),
    );
    const entry = { account: author.id, actor: author.id, address: null };
    const details = { course: courseId, students: started.length };
    await recordAudit(tx, { at: sentAt, event: 'students.messaged', ...entry, details });
    await endDrafts(tx, author.id, courseId, { studentIds, text }, sentAt);
    return started.length;
  });
}

/**
 * A message to one student has a draft of its own. Where the others were left out of it, it was typed in that of the course,
 * which may hold something else by now.
 */
async function endDrafts(tx: Database, author: string, courseId: string, { studentIds, text }: Message, now: Date) {
  const form = 'rosterMessage';
  const [student = '', ...others] = studentIds;
  if (others.length > 0) return endDraft(tx, author, { form, subject: courseId }, now);
  await endDraft(tx, author, { form, subject: `${courseId}.${student}` }, now);
  await endDraft(tx, author, { form, subject: courseId }, now, { text });
}

/** Drafts are of a course, or of one of its students. Throws 404 where the person does not teach the course. */
export const checkMessageDraft: DraftSubjectCheck = (db, userId, subject) => {
  const [courseId = ''] = subject.split('.');
  return checkTaughtCourseDraft(db, userId, courseId);
};

async function requireFew(tx: Database, courseId: string, added: number, now: Date): Promise<void> {
  const since = new Date(now.getTime() - day);
  const recent = await tx.$count(
    threads,
    and(
      eq(threads.courseId, courseId),
      eq(threads.isStartedByInstructor, true),
      gt(threads.startedAt, since),
      gt(threads.lastAt, since), // what the index is sorted by
    ),
  );
  if (recent + added <= storage.startedThreadsADay) return;
  const left = Math.max(0, storage.startedThreadsADay - recent);
  // Not a 429: it would be sent again by itself, hours later.
  throw new Problem(
    413,
    `The instructors of a course can write to ${storage.startedThreadsADay} students a day, and ${left} are left. Please go on tomorrow.`,
  );
}
