/** Requests for later due dates, as an instructor answers them. */
import type * as z from 'zod/mini';
import { actor } from '../actors.ts';
import { client, parsed } from '../client.ts';
import { decideExtensionResponse, listExtensionRequestsResponse } from '../generated/schemas/grading.ts';
import type { KeyedCall, OperationInput } from '../operation.ts';

/** Not cached: another instructor may have answered some. */
export const listExtensionRequests = actor((query: OperationInput<'listExtensionRequests'>, signal) =>
  parsed(client.GET('/teach/extension-requests', { params: { query }, signal }), listExtensionRequestsResponse),
);

export const decideExtension: KeyedCall<OperationInput<'decideExtension'>, z.infer<typeof decideExtensionResponse>> = (
  { courseId, requestId, ...body },
  sending,
) =>
  parsed(
    client.POST('/teach/courses/{courseId}/extension-requests/{requestId}/decision', {
      params: { path: { courseId, requestId } },
      body,
      ...sending,
    }),
    decideExtensionResponse,
  );
