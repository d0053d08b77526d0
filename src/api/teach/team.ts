/** Who teaches a course, and changing that. */
import type * as z from 'zod/mini';
import { actor } from '../actors.ts';
import { client, done, parsed } from '../client.ts';
import { addCourseInstructorResponse, listCourseInstructorsResponse } from '../generated/schemas/teaching-team.ts';
import type { KeyedCall, OperationInput } from '../operation.ts';

/** Not cached: the others change it, too. */
export const listCourseInstructors = actor((path: OperationInput<'listCourseInstructors'>, signal) =>
  parsed(
    client.GET('/teach/courses/{courseId}/instructors', { params: { path }, signal }),
    listCourseInstructorsResponse,
  ),
);

export const addCourseInstructor: KeyedCall<
  OperationInput<'addCourseInstructor'>,
  z.infer<typeof addCourseInstructorResponse>
> = ({ courseId, ...body }, sending) =>
  parsed(
    client.POST('/teach/courses/{courseId}/instructors', { params: { path: { courseId } }, body, ...sending }),
    addCourseInstructorResponse,
  );

export const removeCourseInstructor = actor((path: OperationInput<'removeCourseInstructor'>, signal) =>
  done(client.DELETE('/teach/courses/{courseId}/instructors/{userId}', { params: { path }, signal })),
);
