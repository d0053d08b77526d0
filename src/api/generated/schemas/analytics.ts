// Generated from openapi.yaml by `npm run gen`. Do not edit.

import * as z from 'zod/mini';

export const slugSchema = z.string();

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
  firstWeek: z.nullable(z.string()),
});

export const chanceSchema = z.number().check(z.gte(0), z.lte(1));

export const outcomeMasterySchema = z.object({
  id: slugSchema,
  text: z.string(),
  level: z.enum(['unknown', 'shaky', 'growing', 'firm']),
  low: chanceSchema,
  middle: chanceSchema,
  high: chanceSchema,
  attempts: z.int(),
  lastAt: z.nullable(z.string()),
});

export const courseMasterySchema = z.object({
  courseId: slugSchema,
  title: z.string(),
  outcomes: z.array(outcomeMasterySchema),
});

export const masterySchema = z.object({
  courses: z.array(courseMasterySchema),
});

export const outcomeAttemptSchema = z.object({
  at: z.string(),
  lessonId: z.nullable(z.string()),
  lessonTitle: z.nullable(z.string()),
  question: z.nullable(z.string()),
  isRight: z.boolean(),
  weight: chanceSchema,
});

export const outcomeAttemptsSchema = z.object({
  text: z.string(),
  attempts: z.array(outcomeAttemptSchema).check(z.maxLength(50)),
});

export const courseForecastSchema = z.object({
  courseId: slugSchema,
  title: z.string(),
  lessonsLeft: z.int(),
  minutesLeft: z.int(),
  weeks: z.int(),
  pace: z.number(),
  earliest: z.nullable(z.string()),
  latest: z.nullable(z.string()),
  ifGoal: z.nullable(z.string()),
});

export const forecastsSchema = z.object({
  courses: z.array(courseForecastSchema),
});

export const getWeekResponse = weekSchema;

export const getMasteryResponse = masterySchema;

export const getOutcomeAttemptsResponse = outcomeAttemptsSchema;

export const getForecastsResponse = forecastsSchema;
