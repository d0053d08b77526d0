import type { OperationOutput } from '../../api/operation.ts';

export type Assignment = OperationOutput<'listAssignments'>[number];

/** An assignment has changed: into the given one or, if none is given, into what the server returns when asked. */
export type AssignmentChanged = { type: 'assignmentChanged'; assignment?: Assignment };
