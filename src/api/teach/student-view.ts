/** Student view: a course as a new student sees it, for its instructors. */
import { actor } from '../actors.ts';
import { client, parsed } from '../client.ts';
import { endStudentViewResponse, startStudentViewResponse } from '../generated/schemas/teaching.ts';
import type { OperationInput } from '../operation.ts';

export const startStudentView = actor(({ courseId }: OperationInput<'startStudentView'>, signal) =>
  parsed(
    client.POST('/teach/courses/{courseId}/student-view', { params: { path: { courseId } }, signal }),
    startStudentViewResponse,
  ),
);

export const endStudentView = actor((_input: OperationInput<'endStudentView'>, signal) =>
  parsed(client.DELETE('/teach/student-view', { signal }), endStudentViewResponse),
);
