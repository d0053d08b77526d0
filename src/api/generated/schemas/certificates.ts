// Generated from openapi.yaml by `npm run gen`. Do not edit.

import * as z from 'zod/mini';

export const slugSchema = z.string();

export const revocationSchema = z.object({
    revokedAt: z.string(),
    reason: z.string()
});

export const certificateSchema = z.object({
    criteria: z.array(z.string()).check(z.maxLength(20)),
    id: z.string(),
    courseId: slugSchema,
    courseTitle: z.string(),
    studentName: z.string(),
    issuedAt: z.string(),
    revoked: z.exactOptional(revocationSchema)
});

export const credentialToCheckSchema = z.object({
    credential: z.string()
});

export const credentialCheckSchema = z.object({
    result: z.enum([
        'verified',
        'revoked',
        'tampered',
        'unknown'
    ]),
    certificate: z.exactOptional(certificateSchema)
});

export const revocationListSchema = z.object({
    '@context': z.array(z.string()).check(z.maxLength(5)),
    id: z.string(),
    type: z.string(),
    issuer: z.string(),
    revokedCredential: z.array(z.object({
        id: z.string(),
        revoked: z.boolean(),
        revokedAt: z.string(),
        revocationReason: z.string()
    })).check(z.maxLength(10))
});

export const issuerProfileSchema = z.object({
    '@context': z.array(z.string()).check(z.maxLength(5)),
    id: z.string(),
    type: z.array(z.string()).check(z.maxLength(5)),
    name: z.string(),
    url: z.string()
});

export const achievementSchema = z.object({
    '@context': z.array(z.string()).check(z.maxLength(5)),
    id: z.string(),
    type: z.array(z.string()).check(z.maxLength(5)),
    achievementType: z.string(),
    name: z.string(),
    description: z.string(),
    criteria: z.object({
        narrative: z.string()
    })
});

export const listCertificatesResponse = z.array(certificateSchema).check(z.maxLength(1000));

export const getCertificateResponse = certificateSchema;

export const getCredentialStatusResponse = revocationListSchema;

export const checkCredentialBody = credentialToCheckSchema;

export const checkCredentialResponse = credentialCheckSchema;

export const getIssuerResponse = issuerProfileSchema;

export const getAchievementResponse = achievementSchema;
