/** A class as the contract shows it to everybody who may see it (§schedule.3). */
import type { components } from '../../src/api/generated/schema.d.ts';
import type { classes } from '../platform/database/schema/schedule.ts';
import { classStatus } from './class-status.ts';

export function shownClass(row: typeof classes.$inferSelect, now: Date): components['schemas']['ClassSession'] {
  return {
    id: row.id,
    title: row.title,
    status: classStatus(row, now),
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    location: row.location,
    instructor: row.instructor,
    ...(row.link !== null && !row.cancelled && { link: row.link }),
    ...(row.movedFrom && { movedFrom: row.movedFrom.toISOString() }),
    ...(row.cancelReason !== null && { cancelReason: row.cancelReason }),
  };
}
