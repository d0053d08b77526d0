/** Who teaches a course beside the demonstration's instructor, so that its team has two. With `DEMO=true` alone. */
import { and, eq } from 'drizzle-orm';
import { hashUnknownPassword } from '../account/password-hash.ts';
import type { Database } from '../platform/database/client.ts';
import { users } from '../platform/database/schema/account.ts';
import { courseInstructors } from '../platform/database/schema/course.ts';
import { demoInstructor } from './accounts.ts';
import { madeUpAddress } from './queue.ts';

const courseId = 'statistics-essentials';
const email = `mira.castell${madeUpAddress}`;
const since = new Date('2026-10-05T09:00:00Z');

/**
 * Once: an account that is there stays as it is, in the course or not. It comes last, as what is made up for students goes
 * to everybody with such an address.
 */
export async function addColleague(tx: Database): Promise<void> {
  const [adder] = await tx
    .select({ id: users.id })
    .from(users)
    .innerJoin(courseInstructors, eq(courseInstructors.userId, users.id))
    .where(and(eq(users.email, demoInstructor.email), eq(courseInstructors.courseId, courseId)));
  if (!adder || (await tx.$count(users, eq(users.email, email))) > 0) return;
  const passwordHash = await hashUnknownPassword();
  const account = { email, firstName: 'Mira', lastName: 'Castell', role: 'instructor', passwordHash } as const;
  const [made] = await tx
    .insert(users)
    .values({ ...account, registeredAt: since })
    .returning({ userId: users.id });
  if (made) await tx.insert(courseInstructors).values({ ...made, courseId, since, addedBy: adder.id });
}
