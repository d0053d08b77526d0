// Generated from openapi.yaml by `npm run gen`. Do not edit.

import * as z from 'zod/mini';

export const slugSchema = z.string();

export const levelSchema = z.enum([
    'Beginner',
    'Intermediate',
    'Advanced'
]);

export const moneySchema = z.number().check(z.gte(0));

export const currencySchema = z.string();

export const courseSummarySchema = z.object({
    id: slugSchema,
    title: z.string(),
    description: z.string(),
    level: levelSchema,
    price: moneySchema,
    currency: currencySchema,
    image: z.exactOptional(z.string()),
    instructor: z.string(),
    rating: z.number().check(z.gte(0), z.lte(5)),
    ratingCount: z.int().check(z.gte(0)),
    duration: z.string(),
    outline: z.array(z.string()).check(z.maxLength(200)),
    enrolledStudents: z.int().check(z.gte(0)),
    enrolled: z.boolean()
});

export const listCoursesResponse = z.array(courseSummarySchema).check(z.maxLength(1000));
