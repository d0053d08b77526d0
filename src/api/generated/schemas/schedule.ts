// Generated from openapi.yaml by `npm run gen`. Do not edit.

import * as z from 'zod/mini';

export const slugSchema = z.string();

export const classLinkSchema = z.url().check(z.regex(/^https:\/\/[\x21-\x7e]+$/));

export const classSessionSchema = z.object({
    id: slugSchema,
    title: z.string(),
    status: z.enum([
        'upcoming',
        'live',
        'finished',
        'cancelled'
    ]),
    startsAt: z.string(),
    endsAt: z.string(),
    location: z.string(),
    instructor: z.string(),
    link: z.exactOptional(classLinkSchema),
    movedFrom: z.exactOptional(z.string()),
    cancelReason: z.exactOptional(z.string())
});

export const calendarFeedSchema = z.object({
    url: z.url().check(z.regex(/^https?:\/\//))
});

export const listClassesResponse = z.array(classSessionSchema).check(z.maxLength(5000));

export const findCalendarFeedResponse = calendarFeedSchema;

export const createCalendarFeedResponse = calendarFeedSchema;
