// Generated from openapi.yaml by `npm run gen`. Do not edit.

import * as z from 'zod/mini';

export const percentSchema = z.int().check(z.gte(0), z.lte(100));

export const nextPageSchema = z.string();

export const rosterReasonSchema = z.enum([
    'inactive',
    'overdue',
    'behind'
]);

export const rosterStudentSchema = z.object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    hasNamesake: z.boolean(),
    progress: percentSchema,
    enrolledAt: z.string(),
    lastActiveOn: z.exactOptional(z.string()),
    due: z.int().check(z.gte(0)),
    overdue: z.int().check(z.gte(0)),
    reasons: z.array(rosterReasonSchema)
});

export const rosterSchema = z.object({
    courseTitle: z.string(),
    size: z.int().check(z.gte(0)),
    behind: z.int().check(z.gte(0)),
    total: z.int().check(z.gte(0)),
    items: z.array(rosterStudentSchema).check(z.maxLength(100)),
    next: z.exactOptional(nextPageSchema)
});

export const studentsMessageSchema = z.object({
    studentIds: z.array(z.string()).check(z.minLength(1), z.maxLength(200)),
    text: z.string()
});

export const studentsMessagedSchema = z.object({
    threads: z.int().check(z.gte(1), z.lte(200))
});

export const listRosterResponse = rosterSchema;

export const messageStudentsBody = studentsMessageSchema;

export const messageStudentsResponse = studentsMessagedSchema;
