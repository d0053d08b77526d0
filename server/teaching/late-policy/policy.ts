/** The policy for late work of a course, or of one assignment instead of it (§teaching.100, §teaching.102). */
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { components } from '../../../src/api/generated/schema.d.ts';
import { checkTaughtCourseDraft } from '../../course/taught-course-drafts.ts';
import type { Context } from '../../http/context.ts';
import type { SessionUser } from '../../http/handler-types.ts';
import { Problem } from '../../http/problem.ts';
import { recordAudit } from '../../platform/audit.ts';
import type { Database } from '../../platform/database/client.ts';
import { users } from '../../platform/database/schema/account.ts';
import { latePolicies } from '../../platform/database/schema/assignments.ts';
import { type DraftSubjectCheck, endDraft } from '../../sync/drafts.ts';
import { assignmentIn } from '../course-assignment.ts';

type Schemas = components['schemas'];
/** Without an assignment, of the course. */
export type PolicyKey = { courseId: string; assignmentId?: string | undefined };
type Asked = { user: SessionUser; courseId: string; address: string };

/** Throws 404 where the course has no such assignment. */
export async function keptPolicy(
  db: Database,
  { courseId, assignmentId }: PolicyKey,
): Promise<Schemas['KeptLatePolicy']> {
  const assignment = assignmentId === undefined ? undefined : await assignmentIn(db, courseId, assignmentId);
  const kept = await rowOf(db, { courseId, assignmentId });
  const ofCourse = assignment && (await rowOf(db, { courseId }));
  return {
    ...(assignment && { assignment: { id: assignment.id, title: assignment.title } }),
    revision: kept?.revision ?? 0,
    ...(kept?.policy && { policy: kept.policy }),
    ...(ofCourse?.policy && { coursePolicy: ofCourse.policy }),
    ...(kept && { changedAt: kept.changedAt.toISOString() }),
    ...(kept?.changedBy && { changedBy: kept.changedBy }),
  };
}

/** Throws as the contract says, and then changes nothing. */
export function savePolicy(
  context: Context,
  { user, courseId, address }: Asked,
  { assignmentId, revision, policy: asked }: Schemas['LatePolicyRequest'],
): Promise<Schemas['KeptLatePolicy']> {
  const now = context.now();
  return context.db.transaction(async (tx) => {
    if (assignmentId !== undefined) await assignmentIn(tx, courseId, assignmentId);
    const key = { courseId, assignmentId: assignmentId ?? null };
    const changed = { policy: asked ?? null, revision: revision + 1, changedAt: now, changedBy: user.id };
    const [saved] = await tx
      .insert(latePolicies)
      .values({ ...key, ...changed })
      .onConflictDoUpdate({
        target: [latePolicies.courseId, latePolicies.assignmentId],
        set: changed,
        setWhere: eq(latePolicies.revision, revision),
      })
      .returning({ id: latePolicies.id });
    if (!saved) throw await changedMeanwhile(tx, { courseId, assignmentId });
    const entry = { account: user.id, actor: user.id, address };
    const details = { course: courseId, ...(assignmentId !== undefined && { assignment: assignmentId }) };
    await recordAudit(tx, { at: now, event: 'latePolicy.changed', ...entry, details });
    await endDraft(
      tx,
      user.id,
      { form: 'latePolicy', subject: [courseId, assignmentId].filter(Boolean).join('.') },
      now,
    );
    return keptPolicy(tx, { courseId, assignmentId });
  });
}

async function changedMeanwhile(tx: Database, key: PolicyKey): Promise<Problem> {
  const kept = await rowOf(tx, key);
  return new Problem(
    409,
    `${kept?.changedBy ?? 'Another instructor'} has changed this policy, so yours was not saved.`,
  );
}

async function rowOf(db: Database, { courseId, assignmentId }: PolicyKey) {
  const [row] = await db
    .select({
      policy: latePolicies.policy,
      revision: latePolicies.revision,
      changedAt: latePolicies.changedAt,
      changedBy: sql<string | null>`${users.firstName} || ' ' || ${users.lastName}`,
    })
    .from(latePolicies)
    .leftJoin(users, eq(users.id, latePolicies.changedBy))
    .where(
      and(
        eq(latePolicies.courseId, courseId),
        assignmentId === undefined ? isNull(latePolicies.assignmentId) : eq(latePolicies.assignmentId, assignmentId),
      ),
    );
  return row;
}

/** A draft of the form belongs to a course that the person teaches, or to an assignment of it. Throws 404 without one. */
export const checkLatePolicyDraft: DraftSubjectCheck = async (db, userId, subject) => {
  const [courseId = '', assignmentId] = subject.split('.');
  await checkTaughtCourseDraft(db, userId, courseId);
  if (assignmentId !== undefined) await assignmentIn(db, courseId, assignmentId);
};
