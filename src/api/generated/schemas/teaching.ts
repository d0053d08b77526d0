// Generated from openapi.yaml by `npm run gen`. Do not edit.

import * as z from 'zod/mini';

export const slugSchema = z.string();

export const emailSchema = z.string();

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

export const switchedSessionSchema = z.object({
    token: z.string(),
    user: userSchema
});

export const taughtCourseSchema = z.object({
    id: slugSchema,
    title: z.string(),
    students: z.int().check(z.gte(0)),
    toGrade: z.int().check(z.gte(0)),
    extensionRequests: z.int().check(z.gte(0)),
    openQuestions: z.int().check(z.gte(0)),
    reportedPosts: z.int().check(z.gte(0)),
    nextClass: z.exactOptional(z.object({
        title: z.string(),
        startsAt: z.string()
    }))
});

export const taughtCoursesSchema = z.array(taughtCourseSchema).check(z.maxLength(100));

export const listTaughtCoursesResponse = taughtCoursesSchema;

export const startStudentViewResponse = switchedSessionSchema;

export const endStudentViewResponse = switchedSessionSchema;
