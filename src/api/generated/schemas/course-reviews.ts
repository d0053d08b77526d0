// Generated from openapi.yaml by `npm run gen`. Do not edit.

import * as z from 'zod/mini';

export const percentSchema = z.int().check(z.gte(0), z.lte(100));

export const nextPageSchema = z.string();

export const starsSchema = z.int().check(z.gte(1), z.lte(5));

export const reviewAnswerSchema = z.object({
    text: z.string(),
    answeredAt: z.string()
});

export const reviewSchema = z.object({
    id: z.string(),
    author: z.string(),
    stars: starsSchema,
    text: z.string(),
    createdAt: z.string(),
    changedAt: z.exactOptional(z.string()),
    answer: z.exactOptional(reviewAnswerSchema)
});

export const reviewsSchema = z.object({
    rating: z.number().check(z.gte(0), z.lte(5)),
    count: z.int().check(z.gte(0)),
    distribution: z.array(z.object({
        stars: z.int().check(z.gte(1), z.lte(5)),
        percent: percentSchema
    })).check(z.maxLength(5)),
    written: z.int().check(z.gte(0)),
    items: z.array(reviewSchema).check(z.maxLength(100)),
    next: z.exactOptional(nextPageSchema)
});

export const reviewRequestSchema = z.object({
    stars: starsSchema,
    text: z.exactOptional(z.string())
});

export const ownReviewSchema = z.object({
    isEnrolled: z.boolean(),
    completedLessons: z.int().check(z.gte(0)),
    neededLessons: z.int().check(z.gte(1)),
    totalLessons: z.int().check(z.gte(0)),
    review: z.exactOptional(reviewSchema)
});

export const taughtReviewsSchema = z.intersection(reviewsSchema, z.object({
    courseTitle: z.string(),
    unanswered: z.int().check(z.gte(0))
}));

export const reviewAnswerRequestSchema = z.object({
    text: z.string()
});

export const listCourseReviewsResponse = reviewsSchema;

export const getOwnReviewResponse = ownReviewSchema;

export const saveOwnReviewBody = reviewRequestSchema;

export const saveOwnReviewResponse = ownReviewSchema;

export const listTaughtReviewsResponse = taughtReviewsSchema;

export const deleteReviewAnswerResponse = reviewSchema;

export const answerReviewBody = reviewAnswerRequestSchema;

export const answerReviewResponse = reviewSchema;
