/** The students of a course, and writing to some of them, for those who teach it. */
import type * as z from 'zod/mini';
import { actor } from '../actors.ts';
import { client, file, parsed } from '../client.ts';
import { listRosterResponse, messageStudentsResponse } from '../generated/schemas/teaching-roster.ts';
import type { KeyedCall, OperationInput } from '../operation.ts';

/** Not cached: students make progress. */
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

export const messageStudents: KeyedCall<OperationInput<'messageStudents'>, z.infer<typeof messageStudentsResponse>> = (
  { courseId, ...body },
  sending,
) =>
  parsed(
    client.POST('/teach/courses/{courseId}/messages', { params: { path: { courseId } }, body, ...sending }),
    messageStudentsResponse,
  );
