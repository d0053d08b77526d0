/** A student's certificates, and one certificate for anyone who was given its address (§certificates.2 to §certificates.4). */
import { desc, eq } from 'drizzle-orm';
import type { components } from '../../src/api/generated/schema.d.ts';
import type { Handlers } from '../http/handler-types.ts';
import { Problem } from '../http/problem.ts';
import type { Database } from '../platform/database/client.ts';
import { certificates } from '../platform/database/schema/certificates.ts';

type Certificate = components['schemas']['Certificate'];

export const certificateHandlers: Pick<Handlers, 'listCertificates' | 'getCertificate' | 'downloadCertificate'> = {
  async listCertificates({ user }, { db }) {
    const rows = await selectCertificates(db)
      .where(eq(certificates.userId, user.id))
      .orderBy(desc(certificates.issuedAt));
    return { status: 200, body: rows.map(certificateView) };
  },

  async getCertificate({ params }, { db }) {
    return { status: 200, body: await findCertificate(db, params.certificateId) };
  },

  async downloadCertificate({ params }, { db, config }) {
    const certificate = await findCertificate(db, params.certificateId);
    // Loaded on demand: the library that reads fonts is large, and few requests need it.
    const { certificatePdf } = await import('./pdf.ts');
    return {
      status: 200,
      mediaType: 'application/pdf',
      headers: { 'content-disposition': `attachment; filename="certificate-${certificate.courseId}.pdf"` },
      body: await certificatePdf(certificate, `${config.publicUrl}/certificates/${certificate.id}`),
    };
  },
};

const selectCertificates = (db: Database) =>
  db
    .select({
      id: certificates.id,
      courseId: certificates.courseId,
      courseTitle: certificates.courseTitle,
      studentName: certificates.studentName,
      issuedAt: certificates.issuedAt,
    })
    .from(certificates);

type Row = Awaited<ReturnType<typeof selectCertificates>>[number];

/** Course, name and date, and nothing else of the person. */
const certificateView = ({ issuedAt, ...certificate }: Row): Certificate => ({
  ...certificate,
  issuedAt: issuedAt.toISOString(),
});

/** Throws 404 for an unknown id. */
async function findCertificate(db: Database, certificateId: string): Promise<Certificate> {
  const [found] = await selectCertificates(db).where(eq(certificates.id, certificateId));
  if (!found) throw new Problem(404, 'There is no such certificate.');
  return certificateView(found);
}
