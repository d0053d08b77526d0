/** The gradebook of a course, for those who teach it. */
import { actor } from '../actors.ts';
import { client, file, parsed } from '../client.ts';
import { listGradesResponse } from '../generated/schemas/teaching-grades.ts';
import type { OperationInput } from '../operation.ts';

/** Not cached: students submit, and colleagues grade. */
export const listGrades = actor(({ courseId, ...query }: OperationInput<'listGrades'>, signal) =>
  parsed(
    client.GET('/teach/courses/{courseId}/grades', { params: { path: { courseId }, query }, signal }),
    listGradesResponse,
  ),
);

export const downloadGrades = ({ courseId, ...query }: OperationInput<'downloadGrades'>, signal: AbortSignal) =>
  file(
    client.GET('/teach/courses/{courseId}/grades/table', {
      params: { path: { courseId }, query },
      parseAs: 'blob',
      signal,
    }),
    'text/csv',
  );
