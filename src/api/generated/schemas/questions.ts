// Generated from openapi.yaml by `npm run gen`. Do not edit.

import * as z from 'zod/mini';

export const slugSchema = z.string();

export const fileNameSchema = z.string();

export const nextPageSchema = z.string();

export const messageSentSchema = z.object({
    message: z.string(),
    threadId: z.string()
});

export const attachmentIdsSchema = z.array(z.string()).check(z.maxLength(5));

export const instructorMessageSchema = z.object({
    message: z.string(),
    lessonId: z.exactOptional(slugSchema),
    attachmentIds: z.exactOptional(attachmentIdsSchema)
});

export const attachmentSchema = z.object({
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

export const replySchema = z.object({
    text: z.string(),
    attachmentIds: z.exactOptional(attachmentIdsSchema)
});

export const answerSchema = z.object({
    text: z.string()
});

export const publicationSchema = z.object({
    title: z.string(),
    question: z.string(),
    answer: z.string()
});

export const publishedSchema = z.object({
    id: z.string()
});

export const communityQuestionSchema = z.object({
    id: z.string(),
    courseId: slugSchema,
    courseTitle: z.string(),
    title: z.string(),
    excerpt: z.string(),
    postedAt: z.string(),
    answers: z.int().check(z.gte(0)),
    hasRightAnswer: z.boolean(),
    isHidden: z.boolean()
});

export const communityPageSchema = z.object({
    items: z.array(communityQuestionSchema).check(z.maxLength(50)),
    next: z.exactOptional(nextPageSchema)
});

export const communityPostSchema = z.object({
    id: z.string(),
    text: z.string(),
    postedAt: z.string(),
    isHidden: z.boolean(),
    reports: z.array(z.string()).check(z.maxLength(1000))
});

export const communityAnswerSchema = z.intersection(communityPostSchema, z.object({
    author: z.string(),
    isByInstructor: z.boolean(),
    isOwn: z.boolean(),
    isRight: z.boolean()
}));

export const discussionSchema = z.object({
    courseId: slugSchema,
    courseTitle: z.string(),
    title: z.string(),
    question: communityPostSchema,
    answers: z.array(communityAnswerSchema).check(z.maxLength(100)),
    canModerate: z.boolean(),
    canAnswer: z.boolean()
});

export const lessonAboutSchema = z.object({
    id: slugSchema,
    title: z.string()
});

export const threadAboutSchema = z.object({
    id: z.string(),
    courseId: slugSchema,
    courseTitle: z.string(),
    lesson: z.exactOptional(lessonAboutSchema),
    asker: z.string(),
    isOwn: z.boolean(),
    isStartedByInstructor: z.boolean(),
    isAnswered: z.boolean(),
    unread: z.int().check(z.gte(0))
});

export const threadSummarySchema = z.intersection(threadAboutSchema, z.object({
    excerpt: z.string(),
    lastAt: z.string()
}));

export const threadPageSchema = z.object({
    items: z.array(threadSummarySchema).check(z.maxLength(50)),
    next: z.exactOptional(nextPageSchema)
});

export const threadMessageSchema = z.object({
    id: z.string(),
    author: z.string(),
    isByInstructor: z.boolean(),
    isOwn: z.boolean(),
    isUnread: z.boolean(),
    text: z.string(),
    sentAt: z.string(),
    attachments: z.array(attachmentSchema).check(z.maxLength(5))
});

export const threadSchema = z.intersection(threadAboutSchema, z.object({
    canReply: z.boolean(),
    publishedAs: z.exactOptional(z.string()),
    messages: z.array(threadMessageSchema).check(z.maxLength(200))
}));

export const contactInstructorBody = instructorMessageSchema;

export const contactInstructorResponse = messageSentSchema;

export const listCommunityResponse = communityPageSchema;

export const getDiscussionResponse = discussionSchema;

export const answerInCommunityBody = answerSchema;

export const answerInCommunityResponse = communityAnswerSchema;

export const proposePublicationResponse = publicationSchema;

export const publishThreadBody = publicationSchema;

export const publishThreadResponse = publishedSchema;

export const listThreadsResponse = threadPageSchema;

export const uploadAttachmentResponse = attachmentSchema;

export const getThreadResponse = threadSchema;

export const replyToThreadBody = replySchema;

export const replyToThreadResponse = threadMessageSchema;
