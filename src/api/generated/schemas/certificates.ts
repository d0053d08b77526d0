// Generated from openapi.yaml by `npm run gen`. Do not edit.

import * as z from 'zod/mini';

export const slugSchema = z.string();

export const certificateSchema = z.object({
  id: z.string(),
  courseId: slugSchema,
  courseTitle: z.string(),
  studentName: z.string(),
  issuedAt: z.string(),
});

export const listCertificatesResponse = z.array(certificateSchema);

export const getCertificateResponse = certificateSchema;
