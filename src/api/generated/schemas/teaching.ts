// Generated from openapi.yaml by `npm run gen`. Do not edit.

import * as z from 'zod/mini';

export const slugSchema = z.string();

export const taughtCourseSchema = z.object({
  id: slugSchema,
  title: z.string(),
  students: z.int().check(z.gte(0)),
  toGrade: z.int().check(z.gte(0)),
  extensionRequests: z.int().check(z.gte(0)),
  openQuestions: z.int().check(z.gte(0)),
  nextClass: z.exactOptional(
    z.object({
      title: z.string(),
      startsAt: z.string(),
    }),
  ),
});

export const taughtCoursesSchema = z.array(taughtCourseSchema).check(z.maxLength(100));

export const listTaughtCoursesResponse = taughtCoursesSchema;
