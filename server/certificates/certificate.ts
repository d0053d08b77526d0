/** A certificate, as anyone sees it who was given its address: course, name and date, and nothing else of the person. */
import { eq } from 'drizzle-orm';
import type { components } from '../../src/api/generated/schema.d.ts';
import { Problem } from '../http/problem.ts';
import type { Database } from '../platform/database/client.ts';
import { users } from '../platform/database/schema/account.ts';
import { certificates } from '../platform/database/schema/certificates.ts';
import { courses } from '../platform/database/schema/course.ts';

type Certificate = components['schemas']['Certificate'];

/** Throws 404 for an id that is no certificate's. */
export async function findCertificate(db: Database, certificateId: string): Promise<Certificate> {
  const [found] = await db
    .select({
      id: certificates.id,
      courseId: certificates.courseId,
      courseTitle: courses.title,
      firstName: users.firstName,
      lastName: users.lastName,
      issuedAt: certificates.issuedAt,
    })
    .from(certificates)
    .innerJoin(courses, eq(courses.id, certificates.courseId))
    .innerJoin(users, eq(users.id, certificates.userId))
    .where(eq(certificates.id, certificateId));
  if (!found) throw new Problem(404, 'There is no such certificate.');
  const { firstName, lastName, issuedAt, ...certificate } = found;
  return { ...certificate, studentName: `${firstName} ${lastName}`, issuedAt: issuedAt.toISOString() };
}
