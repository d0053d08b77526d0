/** The public page of a project (§practice.110 to §practice.114). */
import { and, desc, eq, isNull, lte, sql } from 'drizzle-orm';
import type { components } from '../../src/api/generated/schema.d.ts';
import { portfolioView } from '../assignments/project.ts';
import { assignmentOf } from '../assignments/student-assignments.ts';
import { filesOf } from '../assignments/submission-files.ts';
import type { Handlers } from '../http/handler-types.ts';
import { Problem } from '../http/problem.ts';
import { recordAudit } from '../platform/audit.ts';
import type { Database } from '../platform/database/client.ts';
import { users } from '../platform/database/schema/account.ts';
import { assignments, portfolios, studentAssignments, submissions } from '../platform/database/schema/assignments.ts';
import { courses } from '../platform/database/schema/course.ts';
import { submissionFeedback } from '../platform/database/schema/grading.ts';

type Schemas = components['schemas'];

export const portfolioHandlers: Pick<Handlers, 'setPortfolio' | 'getPortfolio'> = {
  async setPortfolio({ user, caller, params: { assignmentId }, body: { isPublic, withGrade } }, { db, now }) {
    return db.transaction(async (tx) => {
      const own = { userId: user.id, assignmentId };
      const ofStudent = and(eq(studentAssignments.userId, user.id), eq(studentAssignments.assignmentId, assignmentId));
      await tx.select({ id: studentAssignments.assignmentId }).from(studentAssignments).where(ofStudent).for('update');
      const at = now();
      const { steps, portfolio: before } = await assignmentOf(tx, user.id, at, assignmentId);
      if (!steps) throw new Problem(409, 'Only a project has a portfolio page.');
      if (!before) throw new Problem(409, 'A project can be made public once it has feedback.');
      const row = and(eq(portfolios.userId, user.id), eq(portfolios.assignmentId, assignmentId));
      if (isPublic !== before.isPublic) {
        const event = isPublic ? ('portfolio.shared' as const) : ('portfolio.withdrawn' as const);
        const about = {
          account: user.id,
          actor: user.id,
          address: caller.address,
          details: { assignment: assignmentId },
        };
        await recordAudit(tx, { at, event, ...about });
      }
      if (!isPublic) {
        await tx.delete(portfolios).where(row);
        return { status: 200, body: portfolioView(null) };
      }
      const [shared] = await tx
        .insert(portfolios)
        .values({ ...own, withGrade, sharedAt: at })
        .onConflictDoUpdate({ target: [portfolios.userId, portfolios.assignmentId], set: { withGrade } })
        .returning();
      return { status: 200, body: portfolioView(shared ?? null) };
    });
  },

  async getPortfolio({ params: { portfolioId } }, { db, now }) {
    const body = await pageOf(db, portfolioId, now());
    return { status: 200, headers: { 'x-robots-tag': 'noindex' }, body };
  },
};

/** The latest work that has feedback. Throws 404 where nothing is public under this id. */
async function pageOf(db: Database, id: string, now: Date): Promise<Schemas['PortfolioPage']> {
  const [found] = await db
    .select({
      withGrade: portfolios.withGrade,
      title: assignments.title,
      description: assignments.description,
      courseName: courses.title,
      student: sql<string>`${users.firstName} || ' ' || ${users.lastName}`,
      submission: submissions,
      total: submissionFeedback.total,
      levels: submissionFeedback.levels,
    })
    .from(portfolios)
    .innerJoin(users, and(eq(users.id, portfolios.userId), isNull(users.disabledAt)))
    .innerJoin(assignments, eq(assignments.id, portfolios.assignmentId))
    .innerJoin(courses, eq(courses.id, assignments.courseId))
    .innerJoin(
      submissions,
      and(eq(submissions.userId, portfolios.userId), eq(submissions.assignmentId, portfolios.assignmentId)),
    )
    .innerJoin(submissionFeedback, eq(submissionFeedback.submissionId, submissions.id))
    .where(and(eq(portfolios.id, id), lte(submissionFeedback.visibleAt, now)))
    .orderBy(desc(submissions.attempt), desc(submissionFeedback.visibleAt))
    .limit(1);
  if (!found) throw new Problem(404, 'Nothing is public under this address.');
  const { withGrade, submission, total, levels, ...page } = found;
  const files = await filesOf(db, submission.id);
  return {
    ...page,
    submittedAt: submission.submittedAt.toISOString(),
    ...(submission.text !== null && { text: submission.text }),
    solutions: submission.solutions ?? [],
    files: files.map(({ name }) => name),
    ...(withGrade && { grade: { total, levels } }),
  };
}
