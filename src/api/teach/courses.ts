/** The courses that an instructor teaches. */
import { actor } from '../actors.ts';
import { client, parsed } from '../client.ts';
import { listTaughtCoursesResponse } from '../generated/schemas/teaching.ts';
import type { OperationInput } from '../operation.ts';

/** Not cached: the numbers of waiting submissions and questions change with what others do. */
export const listTaughtCourses = actor((_input: OperationInput<'listTaughtCourses'>, signal) =>
  parsed(client.GET('/teach/courses', { signal }), listTaughtCoursesResponse),
);
