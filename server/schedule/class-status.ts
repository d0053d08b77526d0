/** The status of a class at a moment (§schedule.4). */
import type { components } from '../../src/api/generated/schema.d.ts';

type ClassStatus = components['schemas']['ClassSession']['status'];

/** A class is live from its start until just before its end. */
export function classStatus(session: { startsAt: Date; endsAt: Date; cancelled: boolean }, now: Date): ClassStatus {
  if (session.cancelled) return 'cancelled';
  if (now < session.startsAt) return 'upcoming';
  return now < session.endsAt ? 'live' : 'finished';
}
