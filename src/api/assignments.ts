/** The list of assignments. The calls for one of them are in `assignment.ts`, which fewer screens load. */
import { actor } from './actors.ts';
import { remembered } from './cache.ts';
import { client, parsed } from './client.ts';
import { listAssignmentsResponse } from './generated/schemas/assignments.ts';

export const listAssignments = actor(() =>
  remembered('Assignments', ['listAssignments'], () => parsed(client.GET('/assignments'), listAssignmentsResponse)),
);
