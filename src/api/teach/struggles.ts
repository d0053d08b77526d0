/** Where the students of a course struggle, for those who teach it. */
import { actor } from '../actors.ts';
import { client, parsed } from '../client.ts';
import { getStrugglesResponse } from '../generated/schemas/teaching-struggles.ts';
import type { OperationInput } from '../operation.ts';

export const getStruggles = actor((path: OperationInput<'getStruggles'>, signal) =>
  parsed(client.GET('/teach/courses/{courseId}/struggles', { params: { path }, signal }), getStrugglesResponse),
);
