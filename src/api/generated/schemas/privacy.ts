// Generated from openapi.yaml by `npm run gen`. Do not edit.

import * as z from 'zod/mini';

export const slugSchema = z.string();

export const emailSchema = z.string();

export const randomIdSchema = z.string();

export const passkeyCredentialSchema = z.object({
    id: z.string(),
    response: z.record(z.string(), z.unknown())
});

export const passkeyAnswerSchema = z.object({
    challengeId: randomIdSchema,
    credential: passkeyCredentialSchema
});

export const identityProofSchema = z.object({
    currentPassword: z.exactOptional(z.string()),
    passkey: z.exactOptional(passkeyAnswerSchema)
});

export const roleSchema = z.enum(['student', 'instructor']);

export const studentViewSchema = z.object({
    courseId: slugSchema,
    courseTitle: z.string()
});

export const userSchema = z.object({
    id: z.string(),
    email: emailSchema,
    first_name: z.string(),
    last_name: z.string(),
    role: roleSchema,
    photo: z.exactOptional(z.string()),
    registeredAt: z.string(),
    deletionAt: z.exactOptional(z.string()),
    studentView: z.exactOptional(studentViewSchema)
});

export const dataExportSchema = z.object({
    state: z.enum([
        'none',
        'waiting',
        'running',
        'ready',
        'failed'
    ]),
    progress: z.int().check(z.gte(0), z.lte(100)),
    requestedAt: z.exactOptional(z.string()),
    size: z.exactOptional(z.int().check(z.gte(0))),
    expiresAt: z.exactOptional(z.string())
});

export const accountDeletionSchema = z.object({
    deletionAt: z.string()
});

export const getDataExportResponse = dataExportSchema;

export const requestDataExportResponse = dataExportSchema;

export const withdrawAccountDeletionResponse = userSchema;

export const requestAccountDeletionBody = identityProofSchema;

export const requestAccountDeletionResponse = accountDeletionSchema;
