// Generated from openapi.yaml by `npm run gen`. Do not edit.

import * as z from 'zod/mini';

export const slugSchema = z.string();

export const levelSchema = z.enum([
    'Beginner',
    'Intermediate',
    'Advanced'
]);

export const percentSchema = z.int().check(z.gte(0), z.lte(100));

export const moneySchema = z.number().check(z.gte(0));

export const currencySchema = z.string();

export const courseSummarySchema = z.object({
    id: slugSchema,
    title: z.string(),
    description: z.string(),
    level: levelSchema,
    price: moneySchema,
    currency: currencySchema,
    image: z.exactOptional(z.string()),
    instructor: z.string(),
    rating: z.number().check(z.gte(0), z.lte(5)),
    ratingCount: z.int().check(z.gte(0)),
    duration: z.string(),
    outline: z.array(z.string()).check(z.maxLength(200)),
    enrolledStudents: z.int().check(z.gte(0)),
    enrolled: z.boolean()
});

export const courseStandingSchema = z.object({
    progress: percentSchema,
    enrollmentDate: z.string(),
    nextLessonId: z.exactOptional(slugSchema)
});

export const enrolledCourseSchema = z.intersection(courseSummarySchema, courseStandingSchema);

export const courseFiguresSchema = z.object({
    videoMinutes: z.int().check(z.gte(0)),
    files: z.int().check(z.gte(0)),
    instructor: z.exactOptional(z.object({
        courses: z.int().check(z.gte(1)),
        students: z.int().check(z.gte(0)),
        rating: z.exactOptional(z.number().check(z.gte(0), z.lte(5)))
    }))
});

export const lessonTypeSchema = z.enum([
    'video',
    'reading',
    'quiz',
    'assignment',
    'exercise',
    'case-study'
]);

export const lessonSchema = z.object({
    id: slugSchema,
    title: z.string(),
    type: lessonTypeSchema,
    duration: z.string(),
    isCompleted: z.boolean(),
    isLocked: z.boolean()
});

export const moduleSchema = z.object({
    id: slugSchema,
    title: z.string(),
    description: z.string(),
    duration: z.string(),
    isLocked: z.boolean(),
    progress: percentSchema,
    lessonCount: z.exactOptional(z.int().check(z.gte(0))),
    lessons: z.array(lessonSchema)
});

export const courseSchema = z.intersection(courseSummarySchema, z.object({
    fullDescription: z.string(),
    lastUpdated: z.string(),
    instructorTitle: z.string(),
    instructorBio: z.string(),
    instructorAvatar: z.exactOptional(z.string()),
    enrollmentDate: z.exactOptional(z.string()),
    lostAccess: z.exactOptional(z.enum([
        'suspended',
        'ended',
        'review'
    ])),
    teaching: z.exactOptional(z.boolean()),
    progress: percentSchema,
    modules: z.array(moduleSchema).check(z.maxLength(200)),
    prerequisites: z.array(z.string()).check(z.maxLength(100)),
    figures: z.exactOptional(courseFiguresSchema),
    learningOutcomes: z.array(z.string()).check(z.maxLength(100)),
    previewLessonId: z.exactOptional(slugSchema),
    nextLessonId: z.exactOptional(slugSchema),
    end: z.exactOptional(z.object({
        certificateId: z.exactOptional(z.string()),
        missing: z.array(z.string())
    })),
    related: z.array(courseSummarySchema).check(z.maxLength(2))
}));

export const enrolmentSchema = z.object({
    courseId: slugSchema,
    enrolledAt: z.string()
});

export const listEnrolledCoursesResponse = z.array(enrolledCourseSchema).check(z.maxLength(1000));

export const getCourseResponse = courseSchema;

export const enrollInCourseResponse = enrolmentSchema;
