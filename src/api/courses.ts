/** The catalogue's and a course's calls. */
import * as z from 'zod/mini';
import { actor } from './actors.ts';
import { forgetEnrolments, remembered } from './cache.ts';
import { client, file, parsed } from './client.ts';
import { courseDetail, courseSummaries, courseSummary } from './course.ts';
import type { OperationInput } from './operation.ts';

export const loadCourses = (input: OperationInput<'listCourses'>) =>
  remembered('Courses', ['listCourses', input], () =>
    parsed(client.GET('/marketing/courses', { params: { query: input } }), courseSummaries),
  );

export const listCourses = actor(loadCourses);

const enrolledCourses = z.array(
  z.intersection(
    courseSummary,
    z.object({
      progress: z.number().check(z.minimum(0), z.maximum(100)),
      enrollmentDate: z.string(),
      nextLessonId: z.exactOptional(z.string()),
    }),
  ),
);

export const listEnrolledCourses = actor(() =>
  remembered('Courses', ['listEnrolledCourses'], () => parsed(client.GET('/courses/enrolled'), enrolledCourses)),
);

const enrolment = z.object({ courseId: z.string(), enrolledAt: z.string() });

export const enrollInCourse = actor(async ({ courseId }: OperationInput<'enrollInCourse'>, signal) => {
  const answer = await parsed(
    client.POST('/courses/{courseId}/enroll', { params: { path: { courseId } }, signal }),
    enrolment,
  );
  forgetEnrolments();
  return answer;
});

export const getCourse = actor((input: OperationInput<'getCourse'>) =>
  remembered('Courses', ['getCourse', input], () =>
    parsed(client.GET('/courses/{courseId}', { params: { path: input } }), courseDetail),
  ),
);

const star = z.int().check(z.minimum(1), z.maximum(5));

const reviews = z.object({
  rating: z.number(),
  count: z.number(),
  distribution: z.array(z.object({ stars: star, percent: z.number() })),
  written: z.number(),
  items: z.array(
    z.object({ id: z.string(), author: z.string(), stars: star, text: z.string(), createdAt: z.string() }),
  ),
});

export const listCourseReviews = actor((input: OperationInput<'listCourseReviews'>) => {
  const { courseId, ...query } = input;
  return remembered('Courses', ['listCourseReviews', input], () =>
    parsed(client.GET('/courses/{courseId}/reviews', { params: { path: { courseId }, query } }), reviews),
  );
});

/** The course's texts as one ZIP archive. */
export const downloadMaterials = actor(({ courseId }: OperationInput<'downloadMaterials'>, signal) =>
  file(
    client.GET('/courses/{courseId}/materials', { params: { path: { courseId } }, parseAs: 'blob', signal }),
    'application/zip',
  ),
);

const message = z.object({ message: z.string() });

export const contactInstructor = actor(({ courseId, ...body }: OperationInput<'contactInstructor'>, signal) =>
  parsed(client.POST('/courses/{courseId}/messages', { params: { path: { courseId } }, body, signal }), message),
);
