/** Certificates of completed courses. */
import { actor } from './actors.ts';
import { remembered } from './cache.ts';
import { client, linkUrl, parsed } from './client.ts';
import {
  checkCredentialResponse,
  getCertificateResponse,
  listCertificatesResponse,
} from './generated/schemas/certificates.ts';
import type { OperationInput } from './operation.ts';

/** Cached under the courses' tag, as completing a course issues a certificate. */
export const listCertificates = actor(() =>
  remembered('Courses', ['listCertificates'], () => parsed(client.GET('/certificates'), listCertificatesResponse)),
);

/** Not cached: whoever verifies a certificate needs the current answer. */
export const getCertificate = actor((input: OperationInput<'getCertificate'>, signal) =>
  parsed(client.GET('/certificates/{certificateId}', { params: { path: input }, signal }), getCertificateResponse),
);

/** Changes nothing, so it takes no key. */
export const checkCredential = actor((body: OperationInput<'checkCredential'>, signal) =>
  parsed(client.POST('/certificates/check', { body, signal }), checkCredentialResponse),
);

/** The URLs of a certificate's PDF and of its credential, which are public. */
export const certificatePdf = (certificateId: string) => file(certificateId, 'pdf');
export const certificateCredential = (certificateId: string) => file(certificateId, 'credential');

const file = (certificateId: string, name: string) =>
  `${linkUrl}/certificates/${encodeURIComponent(certificateId)}/${name}`;
