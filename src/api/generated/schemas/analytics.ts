// Generated from openapi.yaml by `npm run gen`. Do not edit.

import * as z from 'zod/mini';

export const learningDaySchema = z.object({
  day: z.string(),
  seconds: z.int(),
  lessons: z.int(),
  attempts: z.int(),
});

export const learningWeekSchema = z.object({
  start: z.string(),
  seconds: z.int(),
  lessons: z.int(),
  activeDays: z.int(),
  isGoalMet: z.nullable(z.boolean()),
});

export const goalSchema = z.object({
  days: z.int().check(z.gte(1), z.lte(7)),
  minutes: z.int().check(z.gte(5), z.lte(240)),
});

export const weekSchema = z.object({
  start: z.string(),
  today: z.string(),
  timeZone: z.string(),
  isTimeRecorded: z.boolean(),
  goal: z.nullable(goalSchema),
  days: z.array(learningDaySchema),
  weeks: z.array(learningWeekSchema).check(z.maxLength(13)),
  firstWeek: z.nullable(z.iso.date()),
});

export const getWeekResponse = weekSchema;
