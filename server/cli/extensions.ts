/**
 * `node server/cli/extensions.ts` lists the open requests for a later due date; `… grant <id>` moves the due date,
 * `… decline <id>` does not. It needs the server's settings and its database: with the embedded one, stop the server first.
 */
import { and, asc, eq } from 'drizzle-orm';
import { operator, recordAudit } from '../platform/audit.ts';
import type { Database } from '../platform/database/client.ts';
import { users } from '../platform/database/schema/account.ts';
import { assignments, extensionRequests, studentAssignments } from '../platform/database/schema/assignments.ts';
import { plainLine } from '../platform/plain-text.ts';
import { runCommand, UsageError } from './command.ts';

const usage = 'Usage: npm run extensions -- [list | grant <id> | decline <id>]';

/** What to print. Throws `UsageError` where the command or the id is not one. */
export async function runExtensions(db: Database, [command = 'list', id]: string[], now: Date): Promise<string> {
  if (command === 'list' && id === undefined) return listOpen(db);
  if ((command !== 'grant' && command !== 'decline') || !/^[0-9a-f-]{36}$/i.test(id ?? '')) throw new UsageError(usage);
  return db.transaction(async (tx) => {
    const [request] = await tx
      .update(extensionRequests)
      .set({ status: command === 'grant' ? 'granted' : 'declined', decidedAt: now })
      .where(and(eq(extensionRequests.id, id ?? ''), eq(extensionRequests.status, 'requested')))
      .returning();
    if (!request) throw new UsageError('There is no open request of this id.');
    const details = { request: request.id, granted: command === 'grant' };
    const entry = { account: request.userId, actor: operator, address: null, details };
    await recordAudit(tx, { at: now, event: 'extension.decided', ...entry });
    if (command === 'decline') return `Declined ${request.id}.`;
    const [moved] = await tx
      .update(studentAssignments)
      .set({ dueAt: request.proposedAt })
      .where(
        and(
          eq(studentAssignments.userId, request.userId),
          eq(studentAssignments.assignmentId, request.assignmentId),
          eq(studentAssignments.status, 'pending'),
        ),
      )
      .returning();
    if (!moved) throw new UsageError('The assignment has been submitted meanwhile: decline the request.');
    return `Granted ${request.id}: due ${request.proposedAt.toISOString()}.`;
  });
}

async function listOpen(db: Database): Promise<string> {
  const rows = await db
    .select({
      request: extensionRequests,
      title: assignments.title,
      email: users.email,
      dueAt: studentAssignments.dueAt,
    })
    .from(extensionRequests)
    .innerJoin(users, eq(users.id, extensionRequests.userId))
    .innerJoin(assignments, eq(assignments.id, extensionRequests.assignmentId))
    .innerJoin(
      studentAssignments,
      and(
        eq(studentAssignments.userId, extensionRequests.userId),
        eq(studentAssignments.assignmentId, extensionRequests.assignmentId),
      ),
    )
    .where(eq(extensionRequests.status, 'requested'))
    .orderBy(asc(extensionRequests.requestedAt));
  if (rows.length === 0) return 'No open requests.';
  return rows
    .map(
      ({ request, title, email, dueAt }) =>
        `${request.id}  ${email}  ${title}\n  due ${dueAt.toISOString()}, asks for ${request.proposedAt.toISOString()}\n` +
        `  ${plainLine(request.reason)}`,
    )
    .join('\n');
}

if (import.meta.main) await runCommand(({ db, now }, words) => runExtensions(db, words, now()));
