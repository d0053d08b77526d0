// Generated from openapi.yaml by `npm run gen`. Do not edit.

import * as z from 'zod/mini';

export const slugSchema = z.string();

export const nextPageSchema = z.string();

export const newAnnouncementSchema = z.object({
    title: z.string(),
    text: z.string()
});

export const announcementSchema = z.object({
    id: z.string(),
    courseId: slugSchema,
    courseName: z.string(),
    title: z.string(),
    text: z.string(),
    author: z.string(),
    publishedAt: z.string()
});

export const taughtAnnouncementSchema = z.object({
    id: z.string(),
    title: z.string(),
    text: z.string(),
    author: z.string(),
    publishedAt: z.string(),
    putAway: z.int().check(z.gte(0))
});

export const taughtAnnouncementsSchema = z.object({
    courseName: z.string(),
    students: z.int().check(z.gte(0)),
    items: z.array(taughtAnnouncementSchema).check(z.maxLength(100)),
    next: z.exactOptional(nextPageSchema)
});

export const listTaughtAnnouncementsResponse = taughtAnnouncementsSchema;

export const announceBody = newAnnouncementSchema;

export const announceResponse = taughtAnnouncementSchema;

export const listAnnouncementsResponse = z.array(announcementSchema).check(z.maxLength(20));
