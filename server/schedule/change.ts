/** Changing a planned class: the version check, and the values that change. */
import type { components } from '../../src/api/generated/schema.d.ts';
import { Problem } from '../http/problem.ts';
import { isAssigned } from '../http/teaching.ts';
import type { Database } from '../platform/database/client.ts';
import type { DraftSubjectCheck } from '../sync/drafts.ts';
import { isOver, overAlready, plannedFacts, plannedTime } from './plan.ts';
import { type ClassRow, classOf, taughtClass } from './taught-classes.ts';

type Plan = Omit<components['schemas']['ClassChange'], 'version'>;

/** Throws 409 with the class as it is where it was changed since `version`, or cancelled. */
export async function requireCurrent(tx: Database, userId: string, row: ClassRow, version: number, now: Date) {
  if (!row.cancelled && row.sequence === version) return;
  const what = row.cancelled ? 'was cancelled' : 'was changed in another tab or by someone else';
  throw new Problem(409, `This class ${what}.`, { members: { class: await taughtClass(tx, userId, row, now) } });
}

/**
 * The values that change; null where none does. A class that is over may be described again, but not moved to another
 * past.
 */
export function changeOf(before: ClassRow, plan: Plan, now: Date) {
  const facts = plannedFacts(plan);
  const time = plannedTime(plan, now);
  const isMoved = time.startsAt.getTime() !== before.startsAt.getTime();
  const isLonger = time.endsAt.getTime() !== before.endsAt.getTime();
  if ((isMoved || isLonger) && isOver(time, now)) throw overAlready();
  const isDescribed = facts.title !== before.title || facts.location !== before.location || facts.link !== before.link;
  if (!isMoved && !isLonger && !isDescribed) return null;
  return { ...facts, ...time, ...(isMoved && { movedFrom: before.startsAt }) };
}

/** A draft is about a class of a course that the person teaches, or about a new one. */
export const checkClassDraft: DraftSubjectCheck = async (db, userId, subject) => {
  const [courseId = '', classId = ''] = subject.split('.');
  if (!(await isAssigned(db, userId, courseId))) throw new Problem(404, 'You teach no such course.');
  if (classId !== 'new') await classOf(db, courseId, classId);
};
