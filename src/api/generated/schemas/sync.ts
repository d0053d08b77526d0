// Generated from openapi.yaml by `npm run gen`. Do not edit.

import * as z from 'zod/mini';

export const draftFormSchema = z.enum([
    'quiz',
    'submission',
    'extension',
    'extensionDecision',
    'announcement',
    'feedback',
    'profile',
    'reply',
    'review',
    'reviewAnswer',
    'class',
    'classCancellation',
    'attendance',
    'communityAnswer',
    'instructor',
    'rosterMessage',
    'exercise',
    'caseStudy'
]);

export const revisionSchema = z.int().check(z.gte(0), z.lte(2147483646));

export const draftWriterSchema = z.string();

export const draftValuesSchema = z.record(z.string(), z.unknown());

export const draftRevisionSchema = z.object({
    revision: revisionSchema,
    savedAt: z.string()
});

export const draftRequestSchema = z.object({
    version: z.int().check(z.gte(0), z.lte(1000)),
    values: draftValuesSchema,
    base: revisionSchema,
    writer: draftWriterSchema
});

export const draftSchema = z.intersection(draftRevisionSchema, z.object({
    form: draftFormSchema,
    subject: z.string(),
    version: z.int().check(z.gte(0)),
    values: draftValuesSchema,
    writer: draftWriterSchema
}));

export const standingDraftSchema = z.object({
    revision: revisionSchema,
    draft: z.exactOptional(draftSchema)
});

export const getDraftResponse = standingDraftSchema;

export const saveDraftBody = draftRequestSchema;

export const saveDraftResponse = draftRevisionSchema;
