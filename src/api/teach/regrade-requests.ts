/** Regrade requests, as an instructor answers them. */
import type * as z from 'zod/mini';
import { actor } from '../actors.ts';
import { client, parsed } from '../client.ts';
import { keepGradeResponse, listRegradeRequestsResponse } from '../generated/schemas/grading-regrades.ts';
import type { KeyedCall, OperationInput } from '../operation.ts';

/** Not cached: another instructor may have answered some. */
export const listRegradeRequests = actor((query: OperationInput<'listRegradeRequests'>, signal) =>
  parsed(client.GET('/teach/regrade-requests', { params: { query }, signal }), listRegradeRequestsResponse),
);

export const keepGrade: KeyedCall<OperationInput<'keepGrade'>, z.infer<typeof keepGradeResponse>> = (
  { courseId, requestId, ...body },
  sending,
) =>
  parsed(
    client.POST('/teach/courses/{courseId}/regrade-requests/{requestId}/answer', {
      params: { path: { courseId, requestId } },
      body,
      ...sending,
    }),
    keepGradeResponse,
  );
