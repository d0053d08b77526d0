// Generated from openapi.yaml by `npm run gen`. Do not edit.

import * as z from 'zod/mini';

export const slugSchema = z.string();

export const nameSchema = z.string();

export const fileNameSchema = z.string();

export const percentSchema = z.int().check(z.gte(0), z.lte(100));

export const exerciseLanguageSchema = z.enum([
    'sql',
    'python',
    'chart'
]);

export const nextPageSchema = z.string();

export const textStepSchema = z.object({
    kind: z.literal('text'),
    text: z.string()
});

export const uploadStepSchema = z.object({
    kind: z.literal('upload'),
    text: z.string()
});

export const exerciseTaskSchema = z.object({
    kind: z.literal('exercise'),
    lessonId: slugSchema,
    text: z.string()
});

export const stepTaskSchema = z.union([
    exerciseTaskSchema,
    textStepSchema,
    uploadStepSchema
]);

export const stepTasksSchema = z.array(stepTaskSchema).check(z.maxLength(10));

export const stepSolutionSchema = z.object({
    lessonId: slugSchema,
    title: z.string(),
    language: exerciseLanguageSchema,
    code: z.string()
});

export const openExtensionRequestSchema = z.object({
    id: z.string(),
    courseId: slugSchema,
    courseName: z.string(),
    assignmentId: slugSchema,
    assignmentTitle: z.string(),
    student: z.string(),
    reason: z.string(),
    dueDate: z.string(),
    proposedDate: z.string(),
    requestedAt: z.string(),
    earlier: z.int().check(z.gte(0)),
    handedIn: z.boolean()
});

export const openExtensionRequestsSchema = z.object({
    total: z.int().check(z.gte(0)),
    items: z.array(openExtensionRequestSchema).check(z.maxLength(100)),
    next: z.exactOptional(nextPageSchema)
});

export const extensionDecisionSchema = z.object({
    decision: z.enum(['granted', 'declined']),
    dueDate: z.exactOptional(z.string()),
    reason: z.exactOptional(z.string())
});

export const decidedExtensionSchema = z.object({
    id: z.string(),
    status: z.enum(['granted', 'declined']),
    dueDate: z.string(),
    answer: z.exactOptional(z.string())
});

export const submissionFileSchema = z.object({
    id: z.string(),
    name: fileNameSchema,
    mediaType: z.enum([
        'application/pdf',
        'image/png',
        'image/jpeg',
        'application/zip',
        'text/plain'
    ]),
    size: z.int().check(z.gte(1), z.lte(10485760))
});

export const criterionSchema = z.object({
    title: z.string(),
    levels: z.array(z.object({
        title: z.string(),
        points: percentSchema,
        description: z.string()
    }))
});

export const rubricSchema = z.array(criterionSchema).check(z.maxLength(50));

export const passageCommentSchema = z.object({
    start: z.int().check(z.gte(0), z.lte(10000)),
    end: z.int().check(z.gte(1), z.lte(10000)),
    quote: z.string(),
    comment: z.string()
});

export const fileCommentSchema = z.object({
    fileId: z.string(),
    comment: z.string()
});

export const chosenLevelSchema = z.object({
    criterion: z.string(),
    level: z.string(),
    points: percentSchema,
    outOf: percentSchema,
    description: z.string()
});

export const feedbackSchema = z.object({
    id: z.string(),
    attempt: z.int().check(z.gte(1)),
    by: z.exactOptional(z.string()),
    returnedAt: z.string(),
    visibleAt: z.string(),
    total: percentSchema,
    sum: z.exactOptional(percentSchema),
    reason: z.exactOptional(z.string()),
    levels: z.array(chosenLevelSchema),
    comments: z.array(passageCommentSchema),
    fileComments: z.array(fileCommentSchema),
    text: z.exactOptional(z.string()),
    seenAt: z.exactOptional(z.string())
});

export const graderSchema = z.object({
    name: z.string(),
    isYou: z.boolean(),
    until: z.string()
});

export const waitingSubmissionSchema = z.object({
    submissionId: z.string(),
    courseId: slugSchema,
    courseName: z.string(),
    assignmentId: slugSchema,
    assignmentTitle: z.string(),
    isBlind: z.boolean(),
    student: z.string(),
    submittedAt: z.string(),
    attempt: z.int().check(z.gte(1)),
    isLate: z.boolean(),
    grader: z.exactOptional(graderSchema)
});

export const waitingAssignmentSchema = z.object({
    courseId: slugSchema,
    courseName: z.string(),
    assignmentId: slugSchema,
    assignmentTitle: z.string(),
    waiting: z.int().check(z.gte(0))
});

export const gradingQueueSchema = z.object({
    items: z.array(waitingSubmissionSchema).check(z.maxLength(100)),
    total: z.int().check(z.gte(0)),
    assignments: z.array(waitingAssignmentSchema).check(z.maxLength(5000)),
    next: z.exactOptional(nextPageSchema)
});

export const gradingRevisionSchema = z.int().check(z.gte(0), z.lte(2147483646));

export const queueNeighbourSchema = z.object({
    courseId: slugSchema,
    submissionId: z.string()
});

export const submissionToGradeSchema = z.intersection(waitingSubmissionSchema, z.object({
    description: z.string(),
    dueDate: z.exactOptional(z.string()),
    text: z.exactOptional(z.string()),
    files: z.array(submissionFileSchema).check(z.maxLength(5)),
    solutions: z.exactOptional(z.array(stepSolutionSchema).check(z.maxLength(10))),
    tasks: z.exactOptional(stepTasksSchema),
    rubric: z.exactOptional(rubricSchema),
    isWaiting: z.boolean(),
    isLatest: z.boolean(),
    revision: gradingRevisionSchema,
    feedback: z.exactOptional(feedbackSchema),
    history: z.array(feedbackSchema).check(z.maxLength(1000)),
    attempts: z.array(z.object({
        submissionId: z.string(),
        attempt: z.int().check(z.gte(1)),
        submittedAt: z.string()
    })).check(z.maxLength(1000)),
    previous: z.exactOptional(queueNeighbourSchema),
    next: z.exactOptional(queueNeighbourSchema)
}));

export const archiveListingSchema = z.object({
    entries: z.array(z.object({
        name: z.string(),
        isFolder: z.boolean(),
        size: z.exactOptional(z.int().check(z.gte(0)))
    })).check(z.maxLength(1000)),
    isComplete: z.boolean()
});

export const feedbackRequestSchema = z.object({
    revision: gradingRevisionSchema,
    levels: z.array(z.object({
        criterion: nameSchema,
        level: nameSchema
    })).check(z.maxLength(20)),
    comments: z.array(passageCommentSchema).check(z.maxLength(30)),
    fileComments: z.array(fileCommentSchema).check(z.maxLength(10)),
    total: z.exactOptional(percentSchema),
    reason: z.exactOptional(z.string()),
    text: z.exactOptional(z.string())
});

export const returnedFeedbackSchema = z.object({
    feedback: feedbackSchema,
    revision: gradingRevisionSchema,
    undoUntil: z.string()
});

export const listExtensionRequestsResponse = openExtensionRequestsSchema;

export const decideExtensionBody = extensionDecisionSchema;

export const decideExtensionResponse = decidedExtensionSchema;

export const listGradingQueueResponse = gradingQueueSchema;

export const getSubmissionToGradeResponse = submissionToGradeSchema;

export const listArchiveEntriesResponse = archiveListingSchema;

export const claimSubmissionResponse = graderSchema;

export const returnFeedbackBody = feedbackRequestSchema;

export const returnFeedbackResponse = returnedFeedbackSchema;

export const undoFeedbackResponse = feedbackRequestSchema;
