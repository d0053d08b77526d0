/** Mails about reported posts and hidden answers. They do not contain a report's reason. */
import { and, eq } from 'drizzle-orm';
import { teachersToMail } from '../course/teachers-to-mail.ts';
import type { Context } from '../http/context.ts';
import type { Database } from '../platform/database/client.ts';
import { users } from '../platform/database/schema/account.ts';
import { courses } from '../platform/database/schema/course.ts';
import { communityPosts, communityReports } from '../platform/database/schema/questions.ts';
import { plainLine } from '../platform/plain-text.ts';

type Services = Pick<Context, 'mail' | 'config'>;
type Post = typeof communityPosts.$inferSelect;

/** Reports of the course that nobody has looked at. */
export const waitingReports = (db: Database, courseId: string) =>
  db
    .select({ postId: communityReports.postId })
    .from(communityReports)
    .innerJoin(communityPosts, eq(communityPosts.id, communityReports.postId))
    .where(and(eq(communityReports.isHandled, false), eq(communityPosts.courseId, courseId)))
    .limit(1);

async function titleOf(db: Database, courseId: string): Promise<string> {
  const [course] = await db.select({ title: courses.title }).from(courses).where(eq(courses.id, courseId));
  return course?.title ?? '';
}

type Report = { by: string; at: Date; isFirst: boolean };

/** To everyone who teaches the course, as they have chosen. `isFirst`: no other report of the course waits. */
export async function mailReported(
  { mail, config }: Services,
  tx: Database,
  { courseId }: Post,
  { by, at, isFirst }: Report,
): Promise<void> {
  const { atOnce } = await teachersToMail(tx, 'reports', { courseId, by, at });
  // One mail is enough while the report it was about is open.
  if (!isFirst) return;
  const title = await titleOf(tx, courseId);
  for (const { email, firstName } of atOnce) {
    await mail.enqueue(tx, {
      to: email,
      subject: `A post in ${title} was reported`,
      text: [
        `Hello ${plainLine(firstName)},`,
        `A student has reported a post in the community of ${title}. You can read why, and hide the post: ${config.publicUrl}/community?filter=reported`,
        "We won't email you about further reports in this course until you have looked at those that are waiting.",
      ].join('\n\n'),
    });
  }
}

/** To its author, where someone else has hidden it. */
export async function mailHidden({ mail, config }: Services, tx: Database, post: Post, by: string): Promise<void> {
  if (post.authorId === null || post.authorId === by) return;
  const [author] = await tx.select().from(users).where(eq(users.id, post.authorId));
  const title = await titleOf(tx, post.courseId);
  const course = `${config.publicUrl}/courses/${post.courseId}`;
  await mail.enqueue(tx, {
    to: author?.email ?? null,
    kind: 'answers',
    subject: `Your answer in ${title} was hidden`,
    text: [
      `Hello ${plainLine(author?.firstName ?? '')},`,
      `An instructor of ${title} has hidden your answer. Only you and the instructors still see it: ${config.publicUrl}/community/${post.courseId}/${post.questionId ?? post.id}`,
      `You can write another answer there. If you think that it was hidden by mistake, choose "Contact Instructor" on the course's page: ${course}`,
    ].join('\n\n'),
  });
}
