/** Certificates as the API shows them: course, name and date, and nothing else of the person. */
import { desc, eq, type SQL } from 'drizzle-orm';
import type { components } from '../../src/api/generated/schema.d.ts';
import { Problem } from '../http/problem.ts';
import type { Database } from '../platform/database/client.ts';
import { certificates } from '../platform/database/schema/certificates.ts';

type Certificate = components['schemas']['Certificate'];

const select = (db: Database, where: SQL) =>
  db
    .select({
      id: certificates.id,
      courseId: certificates.courseId,
      courseTitle: certificates.courseTitle,
      studentName: certificates.studentName,
      criteria: certificates.criteria,
      issuedAt: certificates.issuedAt,
      revokedAt: certificates.revokedAt,
      revocationReason: certificates.revocationReason,
    })
    .from(certificates)
    .where(where)
    .orderBy(desc(certificates.issuedAt));

type Row = Awaited<ReturnType<typeof select>>[number];

/** The certificate of this id, if there is one. */
export const selectCertificates = (db: Database, id: string) => select(db, eq(certificates.id, id));

/** The certificates of a student, the newest first. */
export const certificatesOf = async (db: Database, userId: string): Promise<Certificate[]> =>
  (await select(db, eq(certificates.userId, userId))).map(viewOf);

/** A row as the contract's `Certificate`. */
export const viewOf = ({ issuedAt, revokedAt, revocationReason, ...certificate }: Row): Certificate => ({
  ...certificate,
  issuedAt: issuedAt.toISOString(),
  ...(revokedAt && { revoked: { revokedAt: revokedAt.toISOString(), reason: revocationReason ?? '' } }),
});

/** Throws 404 for an unknown id. */
export async function findCertificate(db: Database, certificateId: string): Promise<Certificate> {
  const [found] = await selectCertificates(db, certificateId);
  if (!found) throw new Problem(404, 'There is no such certificate.');
  return viewOf(found);
}

/** As `findCertificate`; throws 410 for one that was revoked, as nothing of it is handed out. */
export async function findValidCertificate(db: Database, certificateId: string): Promise<Certificate> {
  const found = await findCertificate(db, certificateId);
  if (found.revoked) throw new Problem(410, `This certificate was revoked: ${found.revoked.reason}`);
  return found;
}
