/** An instructor's answer to a request for a later due date (§assignments.19, §assignments.25). */
import { and, eq } from 'drizzle-orm';
import type { components } from '../../src/api/generated/schema.d.ts';
import { brand } from '../../src/brand.ts';
import { checkLater } from '../assignments/extension.ts';
import type { Context } from '../http/context.ts';
import type { SessionUser } from '../http/handler-types.ts';
import { Problem } from '../http/problem.ts';
import { recordAudit } from '../platform/audit.ts';
import type { Database } from '../platform/database/client.ts';
import { users } from '../platform/database/schema/account.ts';
import { assignments, extensionRequests, studentAssignments } from '../platform/database/schema/assignments.ts';
import { inWords } from '../platform/local-time.ts';
import { plainLine, quoted } from '../platform/plain-text.ts';
import { endDraft } from '../sync/drafts.ts';
import { noSuchRequest } from './extension-requests.ts';

type Decision = components['schemas']['ExtensionDecision'];
type Decided = components['schemas']['DecidedExtension'];
type Request = { user: SessionUser; courseId: string; requestId: string; address: string };

/**
 * Answers the request, once, and mails its student. Throws 404 for a request that is not one of the course, 403 for
 * its own student, 409 for one that was answered or whose assignment was submitted meanwhile, 422 for a date that
 * cannot be granted.
 */
export function decideExtension(context: Context, asked: Request, decision: Decision): Promise<Decided> {
  const { user, courseId, requestId, address } = asked;
  const now = context.now();
  return context.db.transaction(async (tx) => {
    const { request, own, assignment } = await lock(tx, courseId, requestId);
    if (own.userId === user.id)
      throw new Problem(403, 'You asked for this yourself, so another instructor of the course decides.');
    if (request.status !== 'requested') throw alreadyDecided(request.status);
    const { granted, answer } = parse(decision);
    if (granted) {
      if (own.submittedAt) throw new Problem(409, 'The assignment has already been submitted: decline the request.');
      checkLater('new due date', granted, { dueAt: own.dueAt, now });
      await tx
        .update(studentAssignments)
        .set({ dueAt: granted })
        .where(and(eq(studentAssignments.userId, own.userId), eq(studentAssignments.assignmentId, own.assignmentId)));
    }
    const status = decision.decision;
    await tx
      .update(extensionRequests)
      .set({ status, decidedAt: now, answer })
      .where(eq(extensionRequests.id, requestId));
    const details = { request: requestId, granted: granted !== null };
    await recordAudit(tx, {
      at: now,
      event: 'extension.decided',
      account: own.userId,
      actor: user.id,
      address,
      details,
    });
    await endDraft(tx, user.id, { form: 'extensionDecision', subject: requestId }, now);
    const dueAt = granted ?? own.dueAt;
    await tell(context, tx, own.userId, { title: assignment.title, dueAt, answer });
    return { id: requestId, status, dueDate: dueAt.toISOString(), ...(answer !== null && { answer }) };
  });
}

/** Throws 422 where what the decision needs is missing. */
function parse({ decision, dueDate, reason }: Decision): { granted: Date | null; answer: string | null } {
  if (decision === 'granted') {
    if (dueDate === undefined) throw new Problem(422, 'Please choose the new due date.');
    return { granted: new Date(dueDate), answer: null };
  }
  if (reason === undefined) throw new Problem(422, 'Please say why you decline the request.');
  return { granted: null, answer: reason.trim() };
}

/**
 * The rows stay locked until the transaction ends: a submission and two instructors' answers come one after another.
 */
async function lock(tx: Database, courseId: string, requestId: string) {
  const [found] = await tx
    .select({ request: extensionRequests, own: studentAssignments, assignment: assignments })
    .from(extensionRequests)
    .innerJoin(assignments, eq(assignments.id, extensionRequests.assignmentId))
    .innerJoin(
      studentAssignments,
      and(
        eq(studentAssignments.userId, extensionRequests.userId),
        eq(studentAssignments.assignmentId, extensionRequests.assignmentId),
      ),
    )
    .where(and(eq(extensionRequests.id, requestId), eq(assignments.courseId, courseId)))
    .for('update', { of: [extensionRequests, studentAssignments] });
  if (!found) throw noSuchRequest();
  return found;
}

const alreadyDecided = (status: 'granted' | 'declined') => new Problem(409, `The request has already been ${status}.`);

type Told = { title: string; dueAt: Date; answer: string | null };

async function tell({ mail, config }: Context, tx: Database, userId: string, { title, dueAt, answer }: Told) {
  const [student] = await tx.select().from(users).where(eq(users.id, userId));
  if (!student) return;
  const day = `${inWords('UTC', dueAt)} UTC`;
  const paragraphs =
    answer === null
      ? [`You have more time for ${title}: it is now due ${day}.`]
      : [`Your request for a later due date for ${title} was declined. It is still due ${day}.`, quoted(answer)];
  await mail.enqueue(tx, {
    to: student.email,
    kind: 'feedback',
    subject: `${answer === null ? 'A later due date' : 'Your request was declined'}: ${title}`,
    text: [`Hello ${plainLine(student.firstName)},`, ...paragraphs, `${config.publicUrl}/assignments`, brand].join(
      '\n\n',
    ),
  });
}
