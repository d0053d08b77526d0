/** One course: its details and enrolment. Its reviews are in `course/reviews.ts`, which fewer screens load. */
import * as z from 'zod/mini';
import { actor } from './actors.ts';
import { announceAfter, enrolmentTags, remembered } from './cache.ts';
import { client, file, parsed } from './client.ts';
import { courseSummary } from './course-aliases.ts';
import { courseDetail } from './course-detail.ts';
import { courseStandingSchema, enrollInCourseResponse } from './generated/schemas/course.ts';
import type { OperationInput } from './operation.ts';

const enrolledCourses = z.array(z.intersection(courseSummary, courseStandingSchema));

export const listEnrolledCourses = actor(() =>
  remembered('Courses', ['listEnrolledCourses'], () => parsed(client.GET('/courses/enrolled'), enrolledCourses)),
);

export const enrollInCourse = actor(({ courseId }: OperationInput<'enrollInCourse'>, signal) =>
  announceAfter(
    parsed(
      client.POST('/courses/{courseId}/enroll', { params: { path: { courseId } }, signal }),
      enrollInCourseResponse,
    ),
    ...enrolmentTags,
  ),
);

export const getCourse = actor((input: OperationInput<'getCourse'>) =>
  remembered('Courses', ['getCourse', input], () =>
    parsed(client.GET('/courses/{courseId}', { params: { path: input } }), courseDetail),
  ),
);

/** The course's texts as one ZIP archive. */
export const downloadMaterials = ({ courseId }: OperationInput<'downloadMaterials'>, signal: AbortSignal) =>
  file(
    client.GET('/courses/{courseId}/materials', { params: { path: { courseId } }, parseAs: 'blob', signal }),
    'application/zip',
  );
