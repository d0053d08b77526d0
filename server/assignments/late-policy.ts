/** What late work costs, and until when it is taken (§teaching.100, §grading.60, docs/adr/034-late-work.md). */
import { inArray } from 'drizzle-orm';
import type { components } from '../../src/api/generated/schema.d.ts';
import type { Database } from '../platform/database/client.ts';
import { latePolicies } from '../platform/database/schema/assignments.ts';

export type LatePolicy = components['schemas']['LatePolicy'];

const second = 1000;
const minute = 60 * second;
const day = 24 * 60 * minute;

/** Times are compared to the second: what arrives in the second of the due date is in time. */
export const toTheSecond = (at: Date) => new Date(Math.floor(at.getTime() / second) * second);

const lateness = (dueAt: Date, receivedAt: Date) => toTheSecond(receivedAt).getTime() - toTheSecond(dueAt).getTime();

/** Days that have begun after the grace period. */
export function daysLate({ graceMinutes }: LatePolicy, dueAt: Date, receivedAt: Date): number {
  return Math.max(0, Math.ceil((lateness(dueAt, receivedAt) - graceMinutes * minute) / day));
}

/** What the policy takes off for so many days. */
export const percentOff = ({ percentPerDay }: LatePolicy, days: number) => Math.min(100, percentPerDay * days);

/** The grade that is left: never below the floor, but for one that was given below it, and never above what was given. */
export const lateGrade = (policy: LatePolicy, given: number, days: number) =>
  Math.max(Math.min(given, policy.floor), given - percentOff(policy, days));

/** Until when work is taken. The grace period counts in any case. */
export const takenUntil = ({ lastDay, graceMinutes }: LatePolicy, dueAt: Date) =>
  new Date(dueAt.getTime() + Math.max(lastDay * day, graceMinutes * minute));

export const isTaken = (policy: LatePolicy, dueAt: Date, now: Date) => toTheSecond(now) <= takenUntil(policy, dueAt);

/** The policies of these courses, as a function of an assignment: the one that holds for it, or null. */
export async function policiesOf(db: Database, courseIds: readonly string[]) {
  const rows =
    courseIds.length === 0
      ? []
      : await db
          .select()
          .from(latePolicies)
          .where(inArray(latePolicies.courseId, [...new Set(courseIds)]));
  return ({ id, courseId }: { id: string; courseId: string }): LatePolicy | null => {
    const find = (assignmentId: string | null) =>
      rows.find((row) => row.courseId === courseId && row.assignmentId === assignmentId)?.policy;
    return find(id) ?? find(null) ?? null;
  };
}

/** What the student of an overdue assignment can still do (§assignments.47). */
export const lateSubmitting = (
  policy: LatePolicy,
  dueAt: Date,
  now: Date,
): components['schemas']['LateSubmitting'] => ({
  isTaken: isTaken(policy, dueAt, now),
  until: takenUntil(policy, dueAt).toISOString(),
  percent: percentOff(policy, daysLate(policy, dueAt, now)),
});
