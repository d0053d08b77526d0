// Generated from openapi.yaml by `npm run gen`. Do not edit.

import * as z from 'zod/mini';

export const emailSchema = z.string();

export const courseInstructorSchema = z.object({
    id: z.string(),
    name: z.string(),
    email: emailSchema,
    since: z.string(),
    addedBy: z.exactOptional(z.string()),
    isYou: z.boolean()
});

export const courseTeamSchema = z.object({
    courseTitle: z.string(),
    instructors: z.array(courseInstructorSchema).check(z.maxLength(100))
});

export const newCourseInstructorSchema = z.object({
    email: emailSchema
});

export const listCourseInstructorsResponse = courseTeamSchema;

export const addCourseInstructorBody = newCourseInstructorSchema;

export const addCourseInstructorResponse = courseInstructorSchema;
