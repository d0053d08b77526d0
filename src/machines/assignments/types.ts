import type { OperationOutput } from '../../api/operation.ts';

export type Assignment = OperationOutput<'listAssignments'>[number];

/** An assignment has changed: as given, or else as the server will answer. */
export type AssignmentChanged = { type: 'assignmentChanged'; assignment?: Assignment };
