import type { Assignment } from './list.machine.ts';

/** An assignment stands otherwise than it did: as given, or as the server will say. */
export type AssignmentChanged = { type: 'assignmentChanged'; assignment?: Assignment };
