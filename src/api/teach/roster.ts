/** The students of a course, for those who teach it. */
import { actor } from '../actors.ts';
import { client, file, parsed } from '../client.ts';
import { listRosterResponse } from '../generated/schemas/teaching-roster.ts';
import type { OperationInput } from '../operation.ts';

/** Not cached: students go on. */
export const listRoster = actor(({ courseId, ...query }: OperationInput<'listRoster'>, signal) =>
  parsed(
    client.GET('/teach/courses/{courseId}/students', { params: { path: { courseId }, query }, signal }),
    listRosterResponse,
  ),
);

export const downloadRoster = (path: OperationInput<'downloadRoster'>, signal: AbortSignal) =>
  file(
    client.GET('/teach/courses/{courseId}/students/table', { params: { path }, parseAs: 'blob', signal }),
    'text/csv',
  );
