/** The status of an assignment at a moment (§assignments.15). */
import type { components } from '../../src/api/generated/schema.d.ts';

type AssignmentStatus = components['schemas']['Assignment']['status'];

/** A pending assignment is overdue once its due time has passed. */
export const statusNow = (status: AssignmentStatus, dueAt: Date, now: Date): AssignmentStatus =>
  status === 'pending' && now > dueAt ? 'overdue' : status;
