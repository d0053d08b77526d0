// Generated from openapi.yaml by `npm run gen`. Do not edit.

import * as z from 'zod/mini';

export const struggleShareSchema = z.int().check(z.gte(5), z.lte(95));

export const struggleGroupSchema = z.int().check(z.gte(5));

export const struggleTriesSchema = z.enum([
    '1',
    '2',
    '3',
    '4-5',
    '6-10',
    '11+'
]);

export const struggleItemSchema = z.object({
    id: z.string(),
    kind: z.enum(['question', 'exercise']),
    lessonId: z.string(),
    lessonTitle: z.string(),
    text: z.string(),
    students: struggleGroupSchema,
    first: struggleShareSchema,
    now: struggleShareSchema,
    tries: z.exactOptional(struggleTriesSchema),
    wrong: z.exactOptional(z.string())
});

export const struggleLessonSchema = z.object({
    id: z.string(),
    title: z.string(),
    students: struggleGroupSchema,
    first: struggleShareSchema,
    now: struggleShareSchema
});

export const struggleOutcomeSchema = z.object({
    id: z.string(),
    text: z.string(),
    students: struggleGroupSchema,
    first: struggleShareSchema,
    now: struggleShareSchema
});

export const strugglesSchema = z.object({
    courseTitle: z.string(),
    total: z.int().check(z.gte(0)),
    publishedOn: z.exactOptional(z.string()),
    items: z.array(struggleItemSchema).check(z.maxLength(2000)),
    lessons: z.array(struggleLessonSchema).check(z.maxLength(1000)),
    outcomes: z.array(struggleOutcomeSchema).check(z.maxLength(200))
});

export const getStrugglesResponse = strugglesSchema;
