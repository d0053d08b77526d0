/** How an assignment of a course went, for those who teach it. */
import { actor } from '../actors.ts';
import { client, parsed } from '../client.ts';
import { getAssignmentStatisticsResponse } from '../generated/schemas/teaching-statistics.ts';
import type { OperationInput } from '../operation.ts';

/** Not cached: students submit, and colleagues grade. */
export const getAssignmentStatistics = actor((path: OperationInput<'getAssignmentStatistics'>, signal) =>
  parsed(
    client.GET('/teach/courses/{courseId}/assignments/{assignmentId}/statistics', { params: { path }, signal }),
    getAssignmentStatisticsResponse,
  ),
);
