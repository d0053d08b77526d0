// Generated from openapi.yaml by `npm run gen`. Do not edit.

import * as z from 'zod/mini';

export const slugSchema = z.string();

export const resourceSchema = z.object({
    id: slugSchema,
    title: z.string(),
    description: z.string(),
    type: z.enum([
        'article',
        'video',
        'guide',
        'download',
        'external'
    ]),
    url: z.string().check(z.regex(/^(\/(?![\/\\])|https?:\/\/)/)),
    category: z.enum([
        'Getting Started',
        'Advanced Topics',
        'Career Prep',
        'Workshops'
    ]),
    tags: z.array(z.string()).check(z.maxLength(50)),
    duration: z.exactOptional(z.string()),
    level: z.enum([
        'beginner',
        'intermediate',
        'advanced'
    ]),
    featured: z.exactOptional(z.boolean())
});

export const listResourcesResponse = z.array(resourceSchema).check(z.maxLength(5000));
