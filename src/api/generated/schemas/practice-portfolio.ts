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

export const stepSolutionSchema = z.object({
    lessonId: slugSchema,
    title: z.string(),
    language: exerciseLanguageSchema,
    code: z.string()
});

export const portfolioRequestSchema = z.object({
    isPublic: z.boolean(),
    withGrade: z.boolean()
});

export const portfolioSchema = z.object({
    isPublic: z.boolean(),
    withGrade: z.boolean(),
    portfolioId: z.exactOptional(z.string())
});

export const chosenLevelSchema = z.object({
    criterion: z.string(),
    level: z.string(),
    points: percentSchema,
    outOf: percentSchema,
    description: z.string()
});

export const portfolioPageSchema = z.object({
    title: z.string(),
    courseName: z.string(),
    student: z.string(),
    submittedAt: z.string(),
    description: z.string(),
    text: z.exactOptional(z.string()),
    solutions: z.array(stepSolutionSchema).check(z.maxLength(10)),
    files: z.array(fileNameSchema).check(z.maxLength(5)),
    grade: z.exactOptional(z.object({
        total: percentSchema,
        levels: z.array(chosenLevelSchema)
    }))
});

export const setPortfolioBody = portfolioRequestSchema;

export const setPortfolioResponse = portfolioSchema;

export const getPortfolioResponse = portfolioPageSchema;
