/** Mails to instructors who were added to a course, or removed from it by someone else (§teaching.13, §teaching.14). */
import { eq } from 'drizzle-orm';
import { brand } from '../../src/brand.ts';
import type { Context } from '../http/context.ts';
import type { SessionUser } from '../http/handler-types.ts';
import type { Database } from '../platform/database/client.ts';
import { users } from '../platform/database/schema/account.ts';
import { courses } from '../platform/database/schema/course.ts';
import { plainLine } from '../platform/plain-text.ts';

type Services = Pick<Context, 'mail' | 'config'>;
type Change = { courseId: string; by: SessionUser; instructor: { id: string } };

/** Tells an instructor that they were added. */
export const mailAdded = (services: Services, tx: Database, change: Change) =>
  mailInstructor(services, tx, change, (course, by) => ({
    subject: `You teach ${course} now`,
    sentences: `${by} has added you to the instructors of ${course}.\n\nYour courses: ${services.config.publicUrl}/teach`,
  }));

/** Tells an instructor that they were removed. */
export const mailRemoved = (services: Services, tx: Database, change: Change) =>
  mailInstructor(services, tx, change, (course, by) => ({
    subject: `You no longer teach ${course}`,
    sentences: `${by} has removed you from the instructors of ${course}. What you graded and wrote there stays.`,
  }));

type Content = (course: string, by: string) => { subject: string; sentences: string };

async function mailInstructor(
  { mail }: Services,
  tx: Database,
  { courseId, by, instructor }: Change,
  content: Content,
): Promise<void> {
  const [course] = await tx.select({ title: courses.title }).from(courses).where(eq(courses.id, courseId));
  const [person] = await tx.select().from(users).where(eq(users.id, instructor.id));
  if (!course || !person) return;
  const { subject, sentences } = content(plainLine(course.title), plainLine(`${by.firstName} ${by.lastName}`));
  const text = [`Hello ${plainLine(person.firstName)},`, sentences, brand].join('\n\n');
  await mail.enqueue(tx, { to: person.email, subject: plainLine(subject), text });
}
