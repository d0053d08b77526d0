/** Certificates of completed courses. */
import { actor } from './actors.ts';
import { remembered } from './cache.ts';
import { baseUrl, client, parsed } from './client.ts';
import { getCertificateResponse, listCertificatesResponse } from './generated/schemas/certificates.ts';
import type { OperationInput } from './operation.ts';

/** Kept with the courses: completing one makes a certificate. */
export const listCertificates = actor(() =>
  remembered('Courses', ['listCertificates'], () => parsed(client.GET('/certificates'), listCertificatesResponse)),
);

/** Whether an address's certificate is one: asked for anew each time. */
export const getCertificate = actor((input: OperationInput<'getCertificate'>, signal) =>
  parsed(client.GET('/certificates/{certificateId}', { params: { path: input }, signal }), getCertificateResponse),
);

/** Where a certificate's file is; anyone may load it. */
export const certificatePdf = (certificateId: string) =>
  `${baseUrl}/certificates/${encodeURIComponent(certificateId)}/pdf`;
