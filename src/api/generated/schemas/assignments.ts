// Generated from openapi.yaml by `npm run gen`. Do not edit.

import * as z from 'zod/mini';

export const slugSchema = z.string();

export const fileNameSchema = z.string();

export const percentSchema = z.int().check(z.gte(0), z.lte(100));

export const exerciseLanguageSchema = z.enum([
    'sql',
    'python',
    'chart'
]);

export const exerciseStepSchema = z.object({
    kind: z.literal('exercise'),
    lessonId: slugSchema,
    title: z.string(),
    isDone: z.boolean()
});

export const textStepSchema = z.object({
    kind: z.literal('text'),
    text: z.string()
});

export const uploadStepSchema = z.object({
    kind: z.literal('upload'),
    text: z.string()
});

export const projectStepSchema = z.union([
    exerciseStepSchema,
    textStepSchema,
    uploadStepSchema
]);

export const projectStepsSchema = z.array(projectStepSchema).check(z.maxLength(10));

export const stepSolutionSchema = z.object({
    lessonId: slugSchema,
    title: z.string(),
    language: exerciseLanguageSchema,
    code: z.string()
});

export const portfolioSchema = z.object({
    isPublic: z.boolean(),
    withGrade: z.boolean(),
    portfolioId: z.exactOptional(z.string())
});

export const extensionSchema = z.object({
    status: z.enum([
        'requested',
        'granted',
        'declined'
    ]),
    reason: z.string(),
    proposedDate: z.string(),
    requestedAt: z.string(),
    answer: z.exactOptional(z.string())
});

export const extensionRequestSchema = z.object({
    reason: z.string(),
    proposedDate: z.string()
});

export const submissionRequestSchema = z.object({
    text: z.exactOptional(z.string()),
    fileIds: z.exactOptional(z.array(z.string()).check(z.maxLength(5)))
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

export const assignmentSchema = z.object({
    id: slugSchema,
    title: z.string(),
    courseId: slugSchema,
    courseName: z.string(),
    dueDate: z.string(),
    status: z.enum([
        'pending',
        'overdue',
        'completed',
        'graded'
    ]),
    description: z.string(),
    attachments: z.array(z.string()).check(z.maxLength(20)),
    submissionDate: z.exactOptional(z.string()),
    grade: z.exactOptional(percentSchema),
    feedback: z.exactOptional(z.string()),
    extension: z.exactOptional(extensionSchema),
    rubric: z.exactOptional(rubricSchema),
    isBlind: z.exactOptional(z.boolean()),
    attempt: z.exactOptional(z.int().check(z.gte(1))),
    resubmissionsLeft: z.exactOptional(z.int().check(z.gte(0))),
    isLate: z.exactOptional(z.boolean()),
    isRegraded: z.exactOptional(z.boolean()),
    seenAt: z.exactOptional(z.string()),
    steps: z.exactOptional(projectStepsSchema),
    portfolio: z.exactOptional(portfolioSchema)
});

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

export const submissionAttemptSchema = z.object({
    attempt: z.int().check(z.gte(1)),
    submittedAt: z.string(),
    text: z.exactOptional(z.string()),
    files: z.array(submissionFileSchema).check(z.maxLength(5)),
    feedback: z.array(feedbackSchema)
});

export const submissionSchema = z.object({
    submittedAt: z.string(),
    text: z.exactOptional(z.string()),
    files: z.array(submissionFileSchema).check(z.maxLength(5)),
    solutions: z.exactOptional(z.array(stepSolutionSchema).check(z.maxLength(10))),
    grade: z.exactOptional(percentSchema),
    feedback: z.exactOptional(z.string()),
    attempts: z.exactOptional(z.array(submissionAttemptSchema).check(z.maxLength(1000)))
});

export const listAssignmentsResponse = z.array(assignmentSchema).check(z.maxLength(5000));

export const requestExtensionBody = extensionRequestSchema;

export const requestExtensionResponse = assignmentSchema;

export const uploadSubmissionFileResponse = submissionFileSchema;

export const getSubmissionResponse = submissionSchema;

export const submitAssignmentBody = submissionRequestSchema;

export const submitAssignmentResponse = assignmentSchema;

export const markFeedbackSeenResponse = assignmentSchema;
