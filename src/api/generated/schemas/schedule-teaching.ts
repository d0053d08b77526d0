// Generated from openapi.yaml by `npm run gen`. Do not edit.

import * as z from 'zod/mini';

export const slugSchema = z.string();

export const nextPageSchema = z.string();

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

export const classVersionSchema = z.int().check(z.gte(0), z.lte(2147483646));

export const taughtClassSchema = z.intersection(classSessionSchema, z.object({
    version: classVersionSchema,
    timeZone: z.string(),
    overlaps: z.array(z.string()).check(z.maxLength(5)),
    present: z.int().check(z.gte(0)),
    absent: z.int().check(z.gte(0))
}));

export const taughtClassesSchema = z.object({
    courseTitle: z.string(),
    items: z.array(taughtClassSchema).check(z.maxLength(100)),
    next: z.exactOptional(nextPageSchema)
});

export const plannedClassesSchema = z.object({
    classes: z.array(taughtClassSchema).check(z.maxLength(52))
});

export const newClassesSchema = z.object({
    title: z.string(),
    day: z.string(),
    time: z.string(),
    minutes: z.int().check(z.gte(5), z.lte(720)),
    timeZone: z.string(),
    place: z.exactOptional(z.string()),
    link: z.exactOptional(classLinkSchema),
    weeks: z.exactOptional(z.int().check(z.gte(1), z.lte(52)))
});

export const classChangeSchema = z.object({
    version: classVersionSchema,
    title: z.string(),
    day: z.string(),
    time: z.string(),
    minutes: z.int().check(z.gte(5), z.lte(720)),
    timeZone: z.string(),
    place: z.exactOptional(z.string()),
    link: z.exactOptional(classLinkSchema)
});

export const classCancellationSchema = z.object({
    version: classVersionSchema,
    reason: z.exactOptional(z.string())
});

export const attendanceMarkSchema = z.enum([
    'present',
    'absent',
    'unmarked'
]);

export const attendanceSchema = z.object({
    courseTitle: z.string(),
    class: taughtClassSchema,
    items: z.array(z.object({
        studentId: z.string(),
        name: z.string(),
        mark: attendanceMarkSchema
    })).check(z.maxLength(200)),
    next: z.exactOptional(nextPageSchema)
});

export const attendanceMarksSchema = z.object({
    marks: z.array(z.object({
        studentId: z.string(),
        mark: attendanceMarkSchema
    })).check(z.minLength(1), z.maxLength(200))
});

export const attendanceCountsSchema = z.object({
    present: z.int().check(z.gte(0)),
    absent: z.int().check(z.gte(0))
});

export const listTaughtClassesResponse = taughtClassesSchema;

export const planClassesBody = newClassesSchema;

export const planClassesResponse = plannedClassesSchema;

export const changeClassBody = classChangeSchema;

export const changeClassResponse = taughtClassSchema;

export const cancelClassBody = classCancellationSchema;

export const cancelClassResponse = taughtClassSchema;

export const listAttendanceResponse = attendanceSchema;

export const saveAttendanceBody = attendanceMarksSchema;

export const saveAttendanceResponse = attendanceCountsSchema;
