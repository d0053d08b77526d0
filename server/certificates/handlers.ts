/** A student's certificates, one certificate for anyone who was given its address, and its credential (§certificates.2). */
import { findCourse } from '../course/cache.ts';
import { criteriaOf } from '../course/certificate.ts';
import type { Handlers } from '../http/handler-types.ts';
import { networkOf } from '../http/network.ts';
import { countAttempt } from '../http/rate-limits.ts';
import { checkCredential } from './check.ts';
import { achievementOf, issuerProfile, revocationList, signedCredential } from './credential.ts';
import { keptPdf } from './kept-pdf.ts';
import { certificatesOf, findCertificate, findValidCertificate } from './queries.ts';

export const certificateHandlers: Pick<
  Handlers,
  | 'listCertificates'
  | 'getCertificate'
  | 'downloadCertificate'
  | 'downloadCredential'
  | 'getCredentialStatus'
  | 'checkCredential'
  | 'getIssuer'
  | 'getAchievement'
> = {
  async listCertificates({ user }, { db }) {
    return { status: 200, body: await certificatesOf(db, user.id) };
  },

  async getCertificate({ params }, { db }) {
    return { status: 200, body: await findCertificate(db, params.certificateId) };
  },

  async downloadCertificate({ params }, context) {
    const certificate = await findValidCertificate(context.db, params.certificateId);
    const { digest, content } = await keptPdf(context, certificate);
    return {
      status: 200,
      mediaType: 'application/pdf',
      headers: {
        'content-disposition': `attachment; filename="certificate-${certificate.courseId}.pdf"`,
        // Asked for again each time, as it can be revoked.
        'cache-control': 'private, no-cache',
        etag: `"${digest}"`,
      },
      body: content,
    };
  },

  async downloadCredential({ params }, context) {
    const certificate = await findValidCertificate(context.db, params.certificateId);
    const { row } = await findCourse(context.db, certificate.courseId);
    return {
      status: 200,
      mediaType: 'application/vc+jwt',
      headers: { 'content-disposition': `attachment; filename="credential-${certificate.courseId}.jwt"` },
      body: Buffer.from(await signedCredential(context, certificate, row.description)),
    };
  },

  async getCredentialStatus({ params }, { db, config }) {
    return { status: 200, body: revocationList(config.publicUrl, await findCertificate(db, params.certificateId)) };
  },

  async checkCredential({ body, address }, context) {
    await countAttempt(context.db, 'credentialCheck', networkOf(address));
    return { status: 200, body: await checkCredential(context, body.credential) };
  },

  async getIssuer(_request, { config }) {
    return { status: 200, body: issuerProfile(config.publicUrl) };
  },

  async getAchievement({ params }, { db, config }) {
    const course = await findCourse(db, params.courseId);
    const { id, title, description } = course.row;
    const criteria = await criteriaOf(db, course);
    return { status: 200, body: achievementOf(config.publicUrl, { id, title, description, criteria }) };
  },
};
