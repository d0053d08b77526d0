// Generated from openapi.yaml by `npm run gen`. Do not edit.

import * as z from 'zod/mini';

export const slugSchema = z.string();

export const percentSchema = z.int().check(z.gte(0), z.lte(100));

export const caseStudyWaySchema = z.array(slugSchema).check(z.minLength(1), z.maxLength(50));

export const caseStudyDecisionsSchema = z.object({
    decisions: caseStudyWaySchema
});

export const exerciseStatusSchema = z.enum([
    'open',
    'seen',
    'solved'
]);

export const exerciseChecksSchema = z.array(z.string()).check(z.maxLength(10));

export const cellSchema = z.nullable(z.union([
    z.string(),
    z.number()
]));

export const dataTableSchema = z.object({
    name: z.string(),
    columns: z.array(z.object({
        name: z.string(),
        type: z.enum([
            'integer',
            'real',
            'text',
            'date'
        ])
    })),
    rows: z.array(z.array(cellSchema))
});

export const dataSetSchema = z.object({
    id: slugSchema,
    title: z.string(),
    description: z.string(),
    tables: z.array(dataTableSchema)
});

export const tableResultSchema = z.object({
    columns: z.array(z.string()).check(z.maxLength(100)),
    rows: z.array(z.array(cellSchema).check(z.maxLength(100))).check(z.maxLength(1000)),
    rowCount: z.int().check(z.gte(0))
});

export const chartSpecSchema = z.object({
    table: z.string(),
    mark: z.enum([
        'bar',
        'line',
        'point'
    ]),
    x: z.string(),
    y: z.nullable(z.string()),
    colour: z.nullable(z.string()),
    aggregate: z.enum([
        'none',
        'count',
        'sum',
        'mean',
        'median'
    ]),
    order: z.enum([
        'data',
        'x',
        'largest first'
    ]),
    scale: z.enum([
        'zero',
        'fitted',
        'logarithmic'
    ]),
    title: z.string()
});

export const attemptResultSchema = z.object({
    table: z.exactOptional(tableResultSchema),
    values: z.exactOptional(z.array(z.string()).check(z.maxLength(10))),
    chart: z.exactOptional(chartSpecSchema)
});

export const attemptRequestSchema = z.object({
    code: z.string(),
    table: z.exactOptional(tableResultSchema),
    values: z.exactOptional(z.array(z.string()).check(z.maxLength(10))),
    chart: z.exactOptional(chartSpecSchema)
});

export const fittingAttemptSchema = z.object({
    outcome: z.literal('confirm'),
    attemptId: z.string(),
    dataSet: dataSetSchema,
    checks: exerciseChecksSchema
});

export const hiddenDifferenceSchema = z.object({
    kind: z.literal('hidden'),
    differs: z.enum([
        'columns',
        'rows',
        'order',
        'check'
    ])
});

export const refutedAttemptSchema = z.object({
    outcome: z.literal('different'),
    difference: hiddenDifferenceSchema
});

export const columnsDifferenceSchema = z.object({
    kind: z.literal('columns'),
    expected: z.array(z.string())
});

export const rowsDifferenceSchema = z.object({
    kind: z.literal('rows'),
    missing: z.int().check(z.gte(0)),
    extra: z.int().check(z.gte(0)),
    missingRow: z.exactOptional(z.array(cellSchema)),
    extraAt: z.exactOptional(z.int().check(z.gte(0)))
});

export const orderDifferenceSchema = z.object({
    kind: z.literal('order'),
    at: z.int().check(z.gte(0))
});

export const checkDifferenceSchema = z.object({
    kind: z.literal('check'),
    at: z.int().check(z.gte(0)),
    message: z.string()
});

export const chartDifferenceSchema = z.object({
    kind: z.literal('chart'),
    messages: z.array(z.string()).check(z.minLength(1))
});

export const differenceSchema = z.union([
    columnsDifferenceSchema,
    rowsDifferenceSchema,
    orderDifferenceSchema,
    checkDifferenceSchema,
    chartDifferenceSchema
]);

export const differentAttemptSchema = z.object({
    outcome: z.literal('different'),
    difference: differenceSchema,
    explanation: z.exactOptional(z.string())
});

export const solutionSchema = z.object({
    code: z.string(),
    explanation: z.exactOptional(z.string()),
    status: exerciseStatusSchema
});

export const courseProgressSchema = z.object({
    courseId: slugSchema,
    progress: percentSchema,
    completedLessons: z.int().check(z.gte(0)),
    totalLessons: z.int().check(z.gte(0)),
    completedLessonIds: z.array(slugSchema).check(z.maxLength(2000)),
    nextLessonId: z.exactOptional(slugSchema),
    modules: z.array(z.object({
        id: slugSchema,
        progress: percentSchema
    })).check(z.maxLength(200))
});

export const solvedAttemptSchema = z.object({
    outcome: z.literal('solved'),
    status: exerciseStatusSchema,
    explanation: z.exactOptional(z.string()),
    progress: courseProgressSchema
});

export const attemptSchema = z.union([
    differentAttemptSchema,
    fittingAttemptSchema,
    solvedAttemptSchema
]);

export const confirmationSchema = z.union([
    refutedAttemptSchema,
    solvedAttemptSchema
]);

export const checkExerciseBody = attemptRequestSchema;

export const checkExerciseResponse = attemptSchema;

export const confirmExerciseBody = attemptResultSchema;

export const confirmExerciseResponse = confirmationSchema;

export const finishCaseStudyBody = caseStudyDecisionsSchema;

export const finishCaseStudyResponse = courseProgressSchema;

export const showSolutionResponse = solutionSchema;
