/** Tells a course's instructors of a request for a later due date, as they have chosen (§assignments.30). */
import { eq } from 'drizzle-orm';
import { brand } from '../../src/brand.ts';
import { teachersToMail } from '../course/teachers-to-mail.ts';
import type { Context } from '../http/context.ts';
import type { Database } from '../platform/database/client.ts';
import { users } from '../platform/database/schema/account.ts';
import { assignments } from '../platform/database/schema/assignments.ts';
import { courses } from '../platform/database/schema/course.ts';
import { inWords } from '../platform/local-time.ts';
import { plainLine, quoted } from '../platform/plain-text.ts';

type Request = { userId: string; assignmentId: string; reason: string; dueAt: Date; proposedAt: Date };

/** Tells the instructors of a request, at once or with the next morning's summary, as each has chosen. */
export async function mailRequested(
  { mail, config }: Pick<Context, 'mail' | 'config'>,
  tx: Database,
  { userId, assignmentId, reason, dueAt, proposedAt }: Request,
  now: Date,
): Promise<void> {
  const [about] = await tx
    .select({ assignment: assignments, course: courses.title })
    .from(assignments)
    .innerJoin(courses, eq(courses.id, assignments.courseId))
    .where(eq(assignments.id, assignmentId));
  if (!about) return;
  const { title, courseId, isBlind } = about.assignment;
  const { atOnce } = await teachersToMail(tx, 'extensionRequests', { courseId, by: userId, at: now });
  if (atOnce.length === 0) return;
  const [student] = await tx.select().from(users).where(eq(users.id, userId));
  // In blind grading neither the name nor the reason is mailed, as that may tell who it is, too.
  const who = isBlind ? 'A student' : plainLine(`${student?.firstName} ${student?.lastName}`);
  const paragraphs = [
    `${who} has asked for a later due date for ${plainLine(title)} in ${plainLine(about.course)}.`,
    [`Due: ${inWords('UTC', dueAt)} UTC`, `Proposed: ${inWords('UTC', proposedAt)} UTC`].join('\n'),
    ...(isBlind ? [] : [quoted(reason.trim())]),
    `Answer here: ${config.publicUrl}/teach/requests`,
    brand,
  ];
  await mail.enqueueAll(
    tx,
    atOnce.map(({ email, firstName }) => ({
      to: email,
      subject: plainLine(`A request for a later due date: ${title}`),
      text: [`Hello ${plainLine(firstName)},`, ...paragraphs].join('\n\n'),
    })),
  );
}
