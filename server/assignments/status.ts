/** The status of an assignment at a moment (§assignments.15). */
import type { components } from '../../src/api/generated/schema.d.ts';
import { toTheSecond } from './late-policy.ts';

type AssignmentStatus = components['schemas']['Assignment']['status'];

type Own = { status: AssignmentStatus; dueAt: Date; excusedAt: Date | null };

/** A pending assignment is overdue once the second of its due date has passed, unless the student is excused from it. */
export const statusNow = ({ status, dueAt, excusedAt }: Own, now: Date): AssignmentStatus =>
  status === 'pending' && excusedAt === null && toTheSecond(now) > dueAt ? 'overdue' : status;
