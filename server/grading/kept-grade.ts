/** An instructor's answer to a regrade request that keeps the grade (§grading.47). */
import { and, eq } from 'drizzle-orm';
import type { components } from '../../src/api/generated/schema.d.ts';
import { brand } from '../../src/brand.ts';
import type { Context } from '../http/context.ts';
import type { SessionUser } from '../http/handler-types.ts';
import { Problem } from '../http/problem.ts';
import { recordAudit } from '../platform/audit.ts';
import type { Database } from '../platform/database/client.ts';
import { users } from '../platform/database/schema/account.ts';
import { assignments } from '../platform/database/schema/assignments.ts';
import { regradeRequests } from '../platform/database/schema/grading.ts';
import { plainLine, quoted } from '../platform/plain-text.ts';
import { endDraft } from '../sync/drafts.ts';
import { noSuchRequest } from './extension-requests.ts';

type Request = { user: SessionUser; courseId: string; requestId: string; address: string };
type Told = { userId: string; title: string; answer: string };

/**
 * Answers the request, once, and mails its student. Throws 404 for a request that is not one of the course, 403 for its own
 * student, and 409 for one that was answered meanwhile, or whose submission was graded again.
 */
export function keepGrade(
  context: Context,
  { user, courseId, requestId, address }: Request,
  reason: string,
): Promise<components['schemas']['AnsweredRegradeRequest']> {
  const now = context.now();
  return context.db.transaction(async (tx) => {
    const { request, title } = await lock(tx, courseId, requestId);
    const { userId } = request;
    if (userId === user.id)
      throw new Problem(403, 'You asked for this yourself, so another instructor of the course answers.');
    if (request.keptAt) throw new Problem(409, 'The request has already been answered: the grade was kept.');
    if (request.regradeId) throw new Problem(409, 'The submission has already been graded again, which answers it.');
    const answer = reason.trim();
    await tx
      .update(regradeRequests)
      .set({ keptAt: now, keptBy: user.id, answer })
      .where(eq(regradeRequests.id, requestId));
    const details = { request: requestId };
    await recordAudit(tx, { at: now, event: 'grade.kept', account: userId, actor: user.id, address, details });
    await endDraft(tx, user.id, { form: 'keptGrade', subject: requestId }, now);
    await tell(context, tx, { userId, title, answer });
    return { id: requestId, answer };
  });
}

/** Stays locked until the transaction ends: two answers, and an answer and a new grade, come one after another. */
async function lock(tx: Database, courseId: string, requestId: string) {
  const [found] = await tx
    .select({ request: regradeRequests, title: assignments.title })
    .from(regradeRequests)
    .innerJoin(assignments, eq(assignments.id, regradeRequests.assignmentId))
    .where(and(eq(regradeRequests.id, requestId), eq(assignments.courseId, courseId)))
    .for('update', { of: regradeRequests });
  if (!found) throw noSuchRequest();
  return found;
}

async function tell({ mail, config }: Context, tx: Database, { userId, title, answer }: Told) {
  const [student] = await tx.select().from(users).where(eq(users.id, userId));
  if (!student) return;
  const paragraphs = [
    `Your regrade request for ${plainLine(title)} was answered. Your grade stays as it is.`,
    quoted(answer),
    `${config.publicUrl}/assignments`,
    brand,
  ];
  await mail.enqueue(tx, {
    to: student.email,
    kind: 'feedback',
    subject: plainLine(`Your grade stays as it is: ${title}`),
    text: [`Hello ${plainLine(student.firstName)},`, ...paragraphs].join('\n\n'),
  });
}
