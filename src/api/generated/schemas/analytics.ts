// Generated from openapi.yaml by `npm run gen`. Do not edit.

import * as z from 'zod/mini';

export const slugSchema = z.string();

export const learningDaySchema = z.object({
    day: z.string(),
    seconds: z.int(),
    lessons: z.int(),
    attempts: z.int()
});

export const learningWeekSchema = z.object({
    start: z.string(),
    seconds: z.int(),
    lessons: z.int(),
    activeDays: z.int(),
    isGoalMet: z.nullable(z.boolean())
});

export const goalSchema = z.object({
    days: z.int().check(z.gte(1), z.lte(7)),
    minutes: z.int().check(z.gte(5), z.lte(240))
});

export const weekSchema = z.object({
    start: z.string(),
    today: z.string(),
    timeZone: z.string(),
    isTimeRecorded: z.boolean(),
    goal: z.nullable(goalSchema),
    days: z.array(learningDaySchema),
    weeks: z.array(learningWeekSchema).check(z.maxLength(13)),
    firstWeek: z.nullable(z.string())
});

export const chanceSchema = z.number().check(z.gte(0), z.lte(1));

export const outcomeMasterySchema = z.object({
    id: slugSchema,
    text: z.string(),
    level: z.enum([
        'unknown',
        'shaky',
        'growing',
        'firm'
    ]),
    canBeFirm: z.boolean(),
    low: chanceSchema,
    middle: chanceSchema,
    high: chanceSchema,
    attempts: z.int(),
    lastAt: z.nullable(z.string())
});

export const courseMasterySchema = z.object({
    courseId: slugSchema,
    title: z.string(),
    outcomes: z.array(outcomeMasterySchema)
});

export const masterySchema = z.object({
    courses: z.array(courseMasterySchema).check(z.maxLength(1000))
});

export const outcomeAttemptSchema = z.object({
    at: z.string(),
    lessonId: z.nullable(z.string()),
    lessonTitle: z.nullable(z.string()),
    question: z.nullable(z.string()),
    isRight: z.boolean(),
    weight: chanceSchema
});

export const outcomeAttemptsSchema = z.object({
    text: z.string(),
    attempts: z.array(outcomeAttemptSchema).check(z.maxLength(50))
});

export const nextCardsSchema = z.object({
    day: z.string(),
    questions: z.int().check(z.gte(1), z.lte(15))
});

export const dueCardSchema = z.object({
    courseId: slugSchema,
    courseTitle: z.string(),
    lessonId: slugSchema,
    lessonTitle: z.string(),
    questionId: slugSchema,
    prompt: z.string(),
    options: z.array(z.object({
        id: slugSchema,
        text: z.string()
    })).check(z.minLength(2)),
    right: slugSchema,
    explanation: z.string()
});

export const dueCardsSchema = z.object({
    today: z.string(),
    questions: z.array(dueCardSchema).check(z.maxLength(15)),
    doneToday: z.int(),
    waiting: z.int(),
    next: z.nullable(nextCardsSchema)
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
    ifGoal: z.nullable(z.string())
});

export const forecastsSchema = z.object({
    courses: z.array(courseForecastSchema).check(z.maxLength(1000))
});

export const aimSchema = z.object({
    id: slugSchema,
    title: z.string(),
    summary: z.string(),
    outcomes: z.array(z.string()),
    courses: z.array(z.string()),
    hours: z.int()
});

export const aimsSchema = z.object({
    aims: z.array(aimSchema).check(z.maxLength(100))
});

export const aimChoiceSchema = z.object({
    aimId: slugSchema
});

export const pathVersionSchema = z.int().check(z.gte(1), z.lte(2147483647));

export const maybeChanceSchema = z.nullable(z.number().check(z.gte(0), z.lte(1)));

export const pathReasonSchema = z.object({
    kind: z.enum([
        'aim',
        'requiredBy',
        'shaky',
        'known',
        'pinned',
        'order',
        'done',
        'notKnown'
    ]),
    title: z.nullable(z.string())
});

export const pathModuleSchema = z.object({
    moduleId: slugSchema,
    title: z.string(),
    outcome: z.nullable(z.string()),
    state: z.enum([
        'todo',
        'done',
        'known',
        'skipped'
    ]),
    low: maybeChanceSchema,
    middle: maybeChanceSchema,
    high: maybeChanceSchema,
    reason: pathReasonSchema
});

export const pathStepSchema = z.object({
    courseId: slugSchema,
    courseTitle: z.string(),
    isEnrolled: z.boolean(),
    isPinned: z.boolean(),
    state: z.enum([
        'next',
        'later',
        'done'
    ]),
    minutes: z.int(),
    reasons: z.array(pathReasonSchema),
    modules: z.array(pathModuleSchema)
});

export const pathChangeSchema = z.object({
    at: z.string(),
    kind: z.enum([
        'known',
        'shaky',
        'done',
        'moved',
        'added',
        'removed',
        'skipped',
        'restored',
        'pinned'
    ]),
    courseTitle: z.string(),
    moduleTitle: z.nullable(z.string())
});

export const learningPathSchema = z.object({
    aimId: slugSchema,
    aimTitle: z.string(),
    placement: z.enum([
        'none',
        'running',
        'done'
    ]),
    version: pathVersionSchema,
    steps: z.array(pathStepSchema).check(z.maxLength(1000)),
    changes: z.array(pathChangeSchema).check(z.maxLength(20))
});

export const currentPathSchema = z.object({
    path: z.nullable(learningPathSchema)
});

export const pathOrderSchema = z.object({
    version: pathVersionSchema,
    order: z.array(slugSchema).check(z.maxLength(100)),
    pinned: z.array(slugSchema).check(z.maxLength(100))
});

export const moduleOfCourseSchema = z.object({
    courseId: slugSchema,
    moduleId: slugSchema
});

export const pathSkipsSchema = z.object({
    version: pathVersionSchema,
    modules: z.array(moduleOfCourseSchema).check(z.maxLength(500))
});

export const placementQuestionIdSchema = z.string();

export const placementQuestionSchema = z.object({
    id: placementQuestionIdSchema,
    prompt: z.string(),
    choices: z.array(z.string()),
    courseTitle: z.string(),
    moduleTitle: z.string()
});

export const placementSchema = z.object({
    asked: z.int(),
    atMost: z.int(),
    question: z.nullable(placementQuestionSchema)
});

export const placementAnswerSchema = z.object({
    questionId: placementQuestionIdSchema,
    choice: z.nullable(z.int().check(z.gte(0), z.lte(25)))
});

export const getWeekResponse = weekSchema;

export const getMasteryResponse = masterySchema;

export const getOutcomeAttemptsResponse = outcomeAttemptsSchema;

export const getForecastsResponse = forecastsSchema;

export const listAimsResponse = aimsSchema;

export const getPathResponse = currentPathSchema;

export const chooseAimBody = aimChoiceSchema;

export const chooseAimResponse = learningPathSchema;

export const arrangePathBody = pathOrderSchema;

export const arrangePathResponse = learningPathSchema;

export const skipModulesBody = pathSkipsSchema;

export const skipModulesResponse = learningPathSchema;

export const endPlacementResponse = learningPathSchema;

export const getPlacementResponse = placementSchema;

export const startPlacementResponse = placementSchema;

export const answerPlacementBody = placementAnswerSchema;

export const answerPlacementResponse = placementSchema;

export const getDueCardsResponse = dueCardsSchema;
