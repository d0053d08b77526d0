// Generated from openapi.yaml by `npm run gen`. Do not edit.

import * as z from 'zod/mini';

export const slugSchema = z.string();

export const videoPositionSchema = z.object({
    seconds: z.number().check(z.gte(0)),
    keptAt: z.exactOptional(z.string())
});

export const videoFileSchema = z.object({
    kind: z.literal('file'),
    file: z.string().check(z.regex(/^\/videos\//)),
    captions: z.string().check(z.regex(/^\/videos\//))
});

export const pictureTableSchema = z.object({
    title: z.exactOptional(z.string()),
    columns: z.array(z.string()),
    rows: z.array(z.array(z.string()))
});

export const pictureIndexesSchema = z.array(z.int().check(z.gte(0)));

export const pictureRangeSchema = z.array(z.number());

export const tablePictureSchema = z.intersection(pictureTableSchema, z.object({
    kind: z.literal('table'),
    show: z.exactOptional(pictureIndexesSchema),
    mark: z.exactOptional(pictureIndexesSchema),
    markColumns: z.exactOptional(pictureIndexesSchema)
}));

export const joinPictureSchema = z.object({
    kind: z.literal('join'),
    left: pictureTableSchema,
    right: pictureTableSchema,
    links: z.exactOptional(z.array(pictureIndexesSchema)),
    alone: z.exactOptional(pictureIndexesSchema)
});

export const barsPictureSchema = z.object({
    kind: z.literal('bars'),
    title: z.exactOptional(z.string()),
    labels: z.array(z.string()),
    values: z.array(z.number()),
    from: z.exactOptional(z.number()),
    show: z.exactOptional(pictureIndexesSchema),
    mark: z.exactOptional(pictureIndexesSchema),
    level: z.exactOptional(z.number()),
    levelLabel: z.exactOptional(z.string())
});

export const linePictureSchema = z.object({
    kind: z.literal('line'),
    title: z.exactOptional(z.string()),
    values: z.array(z.number()),
    second: z.exactOptional(z.array(z.number())),
    labels: z.exactOptional(z.array(z.string())),
    shown: z.exactOptional(z.int().check(z.gte(0))),
    range: z.exactOptional(pictureRangeSchema),
    band: z.exactOptional(pictureRangeSchema),
    mark: z.exactOptional(pictureIndexesSchema),
    note: z.exactOptional(z.string())
});

export const pointsPictureSchema = z.object({
    kind: z.literal('points'),
    title: z.exactOptional(z.string()),
    points: z.array(z.array(z.number())),
    x: z.exactOptional(z.string()),
    y: z.exactOptional(z.string()),
    xRange: z.exactOptional(pictureRangeSchema),
    yRange: z.exactOptional(pictureRangeSchema),
    show: z.exactOptional(pictureIndexesSchema),
    mark: z.exactOptional(pictureIndexesSchema),
    line: z.exactOptional(z.array(z.number())),
    gaps: z.exactOptional(z.boolean()),
    walls: z.exactOptional(z.array(z.number()))
});

export const dotsPictureSchema = z.object({
    kind: z.literal('dots'),
    title: z.exactOptional(z.string()),
    values: z.array(z.number()),
    range: z.exactOptional(pictureRangeSchema),
    shown: z.exactOptional(z.int().check(z.gte(0))),
    mark: z.exactOptional(pictureIndexesSchema),
    mean: z.exactOptional(z.boolean()),
    median: z.exactOptional(z.boolean()),
    band: z.exactOptional(pictureRangeSchema),
    bandLabel: z.exactOptional(z.string())
});

export const boxesPictureSchema = z.object({
    kind: z.literal('boxes'),
    title: z.exactOptional(z.string()),
    boxes: z.array(z.object({
        text: z.string(),
        column: z.number(),
        row: z.number()
    })),
    arrows: z.array(z.object({
        from: z.int().check(z.gte(0)),
        to: z.int().check(z.gte(0)),
        text: z.exactOptional(z.string())
    })),
    show: z.exactOptional(pictureIndexesSchema),
    mark: z.exactOptional(pictureIndexesSchema)
});

export const wordsPictureSchema = z.object({
    kind: z.literal('words'),
    title: z.exactOptional(z.string()),
    lines: z.array(z.string()),
    code: z.exactOptional(z.boolean()),
    show: z.exactOptional(pictureIndexesSchema),
    mark: z.exactOptional(pictureIndexesSchema)
});

export const pictureSchema = z.union([
    tablePictureSchema,
    joinPictureSchema,
    barsPictureSchema,
    linePictureSchema,
    pointsPictureSchema,
    dotsPictureSchema,
    boxesPictureSchema,
    wordsPictureSchema
]);

export const videoSentenceSchema = z.object({
    text: z.string(),
    seconds: z.number().check(z.gte(0)),
    picture: pictureSchema
});

export const videoChapterSchema = z.object({
    title: z.string(),
    sentences: z.array(videoSentenceSchema).check(z.minLength(1))
});

export const videoScenesSchema = z.object({
    kind: z.literal('scenes'),
    chapters: z.array(videoChapterSchema).check(z.minLength(1))
});

export const videoSchema = z.object({
    seconds: z.number().check(z.gte(0)),
    media: z.union([
        videoScenesSchema,
        videoFileSchema
    ]),
    position: z.exactOptional(videoPositionSchema)
});

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

export const resourcePageSchema = z.intersection(resourceSchema, z.object({
    body: z.exactOptional(z.string()),
    video: z.exactOptional(videoSchema)
}));

export const getResourceResponse = resourcePageSchema;
