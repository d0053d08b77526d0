/** How assignments and classes stand at a moment (§assignments.15, §schedule.4). */
import type { components } from '../../src/api/generated/schema.d.ts';

type AssignmentStatus = components['schemas']['Assignment']['status'];
type ClassStatus = components['schemas']['ClassSession']['status'];

/** A pending assignment is overdue once its due time has passed. */
export const statusNow = (status: AssignmentStatus, dueAt: Date, now: Date): AssignmentStatus =>
  status === 'pending' && now > dueAt ? 'overdue' : status;

export function classStatus(session: { startsAt: Date; endsAt: Date; cancelled: boolean }, now: Date): ClassStatus {
  if (session.cancelled) return 'cancelled';
  if (now < session.startsAt) return 'upcoming';
  return now < session.endsAt ? 'live' : 'finished';
}
