/** The catalogue's and a course's calls. */
import * as z from 'zod/mini';
import { actor } from './actors.ts';
import { forget, remembered } from './cache.ts';
import { client, parsed } from './client.ts';
import { courseSummary } from './course.ts';
import type { OperationInput } from './operation.ts';

export const listCourses = actor((input: OperationInput<'listCourses'>) =>
  remembered('Courses', ['listCourses', input], (signal) =>
    parsed(client.GET('/marketing/courses', { params: { query: input }, signal }), z.array(courseSummary)),
  ),
);

const enrolment = z.object({ courseId: z.string(), enrolledAt: z.string() });

export const enrollInCourse = actor(async ({ courseId }: OperationInput<'enrollInCourse'>, signal) => {
  const answer = await parsed(
    client.POST('/courses/{courseId}/enroll', { params: { path: { courseId } }, signal }),
    enrolment,
  );
  forget('Courses', 'Assignments', 'Schedules');
  return answer;
});
