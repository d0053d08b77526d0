/** Whoever was added to a course, or removed from it by somebody else, is told by mail (§teaching.13, §teaching.14). */
import { eq } from 'drizzle-orm';
import { brand } from '../../src/brand.ts';
import type { Context } from '../http/context.ts';
import type { SessionUser } from '../http/handler-types.ts';
import type { Database } from '../platform/database/client.ts';
import { users } from '../platform/database/schema/account.ts';
import { courses } from '../platform/database/schema/course.ts';
import { plainLine } from '../platform/plain-text.ts';

type Services = Pick<Context, 'mail' | 'config'>;
type Told = { courseId: string; by: SessionUser; who: { id: string } };

export const tellAdded = (services: Services, tx: Database, told: Told) =>
  tell(services, tx, told, (course, by) => ({
    subject: `You teach ${course} now`,
    said: `${by} has added you to the instructors of ${course}.\n\nYour courses: ${services.config.publicUrl}/teach`,
  }));

export const tellRemoved = (services: Services, tx: Database, told: Told) =>
  tell(services, tx, told, (course, by) => ({
    subject: `You no longer teach ${course}`,
    said: `${by} has removed you from the instructors of ${course}. What you graded and wrote there stays.`,
  }));

type Words = (course: string, by: string) => { subject: string; said: string };

async function tell({ mail }: Services, tx: Database, { courseId, by, who }: Told, words: Words): Promise<void> {
  const [course] = await tx.select({ title: courses.title }).from(courses).where(eq(courses.id, courseId));
  const [person] = await tx.select().from(users).where(eq(users.id, who.id));
  if (!course || !person) return;
  const { subject, said } = words(plainLine(course.title), plainLine(`${by.firstName} ${by.lastName}`));
  const text = [`Hello ${plainLine(person.firstName)},`, said, brand].join('\n\n');
  await mail.enqueue(tx, { to: person.email, subject: plainLine(subject), text });
}
