/** One student of a course, for those who teach it. */
import { actor } from '../actors.ts';
import { client, parsed } from '../client.ts';
import { getStudentOfCourseResponse } from '../generated/schemas/teaching-student.ts';
import type { OperationInput } from '../operation.ts';

/** Not cached: students submit, and colleagues grade. */
export const getStudentOfCourse = actor((path: OperationInput<'getStudentOfCourse'>, signal) =>
  parsed(
    client.GET('/teach/courses/{courseId}/students/{studentId}', { params: { path }, signal }),
    getStudentOfCourseResponse,
  ),
);
