/** One certificate, for whoever was given its address (§certificates.3, §certificates.4). */
import type { Handlers } from '../http/handler.ts';
import { findCertificate } from './certificate.ts';

export const certificateHandlers: Pick<Handlers, 'getCertificate' | 'downloadCertificate'> = {
  async getCertificate({ params }, { db }) {
    return { status: 200, body: await findCertificate(db, params.certificateId) };
  },

  async downloadCertificate({ params }, { db, config }) {
    const certificate = await findCertificate(db, params.certificateId);
    // The fonts' reader is large, and few requests need it.
    const { certificatePdf } = await import('./certificate-pdf.ts');
    return {
      status: 200,
      mediaType: 'application/pdf',
      headers: { 'content-disposition': `attachment; filename="certificate-${certificate.courseId}.pdf"` },
      body: await certificatePdf(certificate, `${config.publicUrl}/certificates/${certificate.id}`),
    };
  },
};
