/** What the assignments of a course weigh in its course grade (§teaching.90, §teaching.91). */
import { and, asc, eq, sql } from 'drizzle-orm';
import type { components } from '../../../src/api/generated/schema.d.ts';
import { weightOf } from '../../course/grade.ts';
import type { Context } from '../../http/context.ts';
import type { SessionUser } from '../../http/handler-types.ts';
import { Problem } from '../../http/problem.ts';
import { recordAudit } from '../../platform/audit.ts';
import type { Database } from '../../platform/database/client.ts';
import { users } from '../../platform/database/schema/account.ts';
import { assignments } from '../../platform/database/schema/assignments.ts';
import { courseWeights } from '../../platform/database/schema/grading.ts';
import { endDraft } from '../../sync/drafts.ts';

type Schemas = components['schemas'];

/** Also those that nobody has set. */
export async function weightsOf(db: Database, courseId: string): Promise<Schemas['Weights']> {
  const [set] = await db
    .select({ own: courseWeights, by: sql<string | null>`${users.firstName} || ' ' || ${users.lastName}` })
    .from(courseWeights)
    .leftJoin(users, eq(users.id, courseWeights.changedBy))
    .where(eq(courseWeights.courseId, courseId));
  const { id, title, isBlind, dueAfterDays } = assignments;
  const weighed = await db
    .select({ id, title, isBlind, weight: sql<number>`${weightOf}` })
    .from(assignments)
    .leftJoin(courseWeights, eq(courseWeights.courseId, assignments.courseId))
    .where(eq(assignments.courseId, courseId))
    .orderBy(asc(dueAfterDays), asc(title), asc(id));
  const { revision = 0, countsMissing = false, seenByStudents = false } = set?.own ?? {};
  return {
    ...{ revision, assignments: weighed, countsMissing, seenByStudents },
    ...(set && { changedAt: set.own.changedAt.toISOString() }),
    ...(set?.by && { changedBy: set.by }),
  };
}

type Asked = { user: SessionUser; address: string; courseId: string };

/** Throws as the contract says, and then changes nothing. */
export function setWeights(
  context: Context,
  { user, address, courseId }: Asked,
  { revision, weights, countsMissing, seenByStudents: wanted }: Schemas['WeightsRequest'],
): Promise<Schemas['Weights']> {
  const now = context.now();
  return context.db.transaction(async (tx) => {
    const { assignments: all, seenByStudents: before } = await weightsOf(tx, courseId);
    if (weights.some(({ assignmentId }) => !all.some(({ id }) => id === assignmentId))) {
      throw new Problem(422, 'This course has no such assignment. Reload the page to see which it has.');
    }
    const values = {
      weights: Object.fromEntries(weights.map(({ assignmentId, weight }) => [assignmentId, weight])),
      // An app that was loaded before there was this choice does not send it.
      seenByStudents: wanted ?? before,
      ...{ revision: revision + 1, countsMissing, changedAt: now, changedBy: user.id },
    };
    const seen = and(eq(courseWeights.courseId, courseId), eq(courseWeights.revision, revision));
    // Each of both finds nothing where somebody else was first, also at the same moment.
    const changed =
      revision === 0
        ? await tx
            .insert(courseWeights)
            .values({ courseId, ...values })
            .onConflictDoNothing()
            .returning()
        : await tx.update(courseWeights).set(values).where(seen).returning();
    if (changed.length === 0) throw new Problem(409, 'The weights have changed in the meantime.');
    await endDraft(tx, user.id, { form: 'weights', subject: courseId }, now);
    await recordAudit(tx, {
      ...{ at: now, event: 'weights.changed', account: user.id, actor: user.id, address },
      details: { course: courseId, revision: revision + 1, countsMissing, seenByStudents: values.seenByStudents },
    });
    return weightsOf(tx, courseId);
  });
}
