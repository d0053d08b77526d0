/** Tells a course's instructors of a student's request about an assignment, as they have chosen (§assignments.30, §assignments.40). */
import { eq } from 'drizzle-orm';
import { brand } from '../../src/brand.ts';
import { teachersToMail } from '../course/teachers-to-mail.ts';
import type { Context } from '../http/context.ts';
import type { Database } from '../platform/database/client.ts';
import { users } from '../platform/database/schema/account.ts';
import { assignments } from '../platform/database/schema/assignments.ts';
import { courses } from '../platform/database/schema/course.ts';
import { plainLine, quoted } from '../platform/plain-text.ts';

type Request = {
  userId: string;
  assignmentId: string;
  reason: string;
  /** The beginning of the subject, before the assignment's title. */
  subject: string;
  /** What is asked for: "a later due date for". */
  asksFor: string;
  facts?: readonly string[];
  /** The page on which it is answered. */
  answeredAt: string;
};

/** Tells the instructors of a request, at once or with the next morning's summary, as each has chosen. */
export async function mailRequested(
  { mail, config }: Pick<Context, 'mail' | 'config'>,
  tx: Database,
  { userId, assignmentId, reason, subject, asksFor, facts = [], answeredAt }: Request,
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
    `${who} has asked for ${asksFor} ${plainLine(title)} in ${plainLine(about.course)}.`,
    ...(facts.length > 0 ? [facts.join('\n')] : []),
    ...(isBlind ? [] : [quoted(reason.trim())]),
    `Answer here: ${config.publicUrl}${answeredAt}`,
    brand,
  ];
  await mail.enqueueAll(
    tx,
    atOnce.map(({ email, firstName }) => ({
      to: email,
      subject: plainLine(`${subject}: ${title}`),
      text: [`Hello ${plainLine(firstName)},`, ...paragraphs].join('\n\n'),
    })),
  );
}
