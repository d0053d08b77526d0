// Generated from openapi.yaml by `npm run gen`. Do not edit.

import * as z from 'zod/mini';

export const slugSchema = z.string();

export const percentSchema = z.int().check(z.gte(0), z.lte(100));

export const caseStudyEndingSchema = z.object({
    result: z.enum([
        'good',
        'mixed',
        'poor'
    ]),
    lesson: z.string()
});

export const caseStudySceneSchema = z.object({
    id: slugSchema,
    title: z.string(),
    text: z.string(),
    tables: z.array(z.string()),
    decisions: z.array(z.object({
        id: slugSchema,
        text: z.string(),
        to: slugSchema
    })),
    ending: z.exactOptional(caseStudyEndingSchema)
});

export const caseStudyWaySchema = z.array(slugSchema).check(z.minLength(1), z.maxLength(50));

export const exerciseLanguageSchema = z.enum([
    'sql',
    'python',
    'chart'
]);

export const lessonBaseSchema = z.object({
    id: slugSchema,
    courseId: slugSchema,
    courseTitle: z.string(),
    moduleTitle: z.string(),
    title: z.string(),
    duration: z.string(),
    isCompleted: z.boolean(),
    isPreview: z.boolean(),
    teaching: z.exactOptional(z.boolean()),
    position: z.int().check(z.gte(1)),
    total: z.int().check(z.gte(1)),
    previousLessonId: z.exactOptional(slugSchema),
    nextLessonId: z.exactOptional(slugSchema),
    nextLanguage: z.exactOptional(exerciseLanguageSchema)
});

export const readingLessonSchema = z.intersection(lessonBaseSchema, z.object({
    type: z.literal('reading'),
    body: z.string()
}));

export const videoLessonSchema = z.intersection(lessonBaseSchema, z.object({
    type: z.literal('video'),
    transcript: z.string()
}));

export const assignmentLessonSchema = z.intersection(lessonBaseSchema, z.object({
    type: z.literal('assignment'),
    body: z.string()
}));

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

export const exerciseLessonSchema = z.intersection(lessonBaseSchema, z.object({
    type: z.literal('exercise'),
    language: exerciseLanguageSchema,
    body: z.string(),
    start: z.string(),
    hints: z.array(z.string()).check(z.maxLength(3)),
    checks: exerciseChecksSchema,
    dataSet: dataSetSchema,
    status: exerciseStatusSchema,
    input: z.exactOptional(z.string()),
    lastCode: z.exactOptional(z.string())
}));

export const caseStudyLessonSchema = z.intersection(lessonBaseSchema, z.object({
    type: z.literal('case-study'),
    start: slugSchema,
    scenes: z.array(caseStudySceneSchema).check(z.minLength(1), z.maxLength(100)),
    decided: z.exactOptional(caseStudyWaySchema),
    dataSet: dataSetSchema
}));

export const quizRetryAtSchema = z.string();

export const quizQuestionSchema = z.object({
    id: slugSchema,
    prompt: z.string(),
    options: z.array(z.object({
        id: slugSchema,
        text: z.string()
    })).check(z.minLength(2))
});

export const drawnQuestionsSchema = z.array(quizQuestionSchema).check(z.maxLength(100));

export const quizLessonSchema = z.intersection(lessonBaseSchema, z.object({
    type: z.literal('quiz'),
    passMark: percentSchema,
    questions: drawnQuestionsSchema,
    retryAt: z.exactOptional(quizRetryAtSchema),
    lastScore: z.exactOptional(percentSchema),
    readAgain: z.array(z.object({
        id: slugSchema,
        title: z.string()
    })).check(z.maxLength(100))
}));

export const lessonContentSchema = z.union([
    readingLessonSchema,
    videoLessonSchema,
    quizLessonSchema,
    assignmentLessonSchema,
    exerciseLessonSchema,
    caseStudyLessonSchema
]);

export const quizAnswersSchema = z.object({
    answers: z.array(z.object({
        questionId: slugSchema,
        optionId: slugSchema
    })).check(z.minLength(1), z.maxLength(50))
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

export const quizResultSchema = z.object({
    score: percentSchema,
    passed: z.boolean(),
    answers: z.array(z.object({
        questionId: slugSchema,
        optionId: slugSchema,
        correct: z.boolean(),
        explanation: z.string()
    })).check(z.maxLength(100)),
    progress: courseProgressSchema,
    next: z.exactOptional(z.object({
        questions: drawnQuestionsSchema,
        retryAt: z.exactOptional(quizRetryAtSchema)
    }))
});

export const getCourseProgressResponse = courseProgressSchema;

export const getLessonResponse = lessonContentSchema;

export const completeLessonResponse = courseProgressSchema;

export const answerQuizBody = quizAnswersSchema;

export const answerQuizResponse = quizResultSchema;
