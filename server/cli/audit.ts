/**
 * `npm run audit` prints the audit log, the newest last: `-- --account a@b.c` (or an account's id) of one account,
 * `--event signIn.failed` of one kind, `--limit 1000` more than the last hundred rows. It needs the server's settings and
 * its database: with the embedded one, stop the server first.
 */
import { parseArgs } from 'node:util';
import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../platform/database/client.ts';
import { users } from '../platform/database/schema/account.ts';
import { auditLog } from '../platform/database/schema/audit.ts';
import { isUuid } from '../platform/uuid.ts';
import { accountOf, runCommand, UsageError } from './command.ts';

const usage = 'Usage: npm run audit -- [--account <email or id>] [--event <name>] [--limit <rows>]';

/** Returns what to print. Throws `UsageError` for wrong options or an unknown account. */
export async function runAudit(db: Database, args: string[]): Promise<string> {
  const { account, event, limit } = readOptions(args);
  const id = account === undefined ? undefined : await accountId(db, account);
  const rows = await db
    .select({ row: auditLog, email: users.email })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.account))
    .where(
      and(
        id === undefined ? undefined : eq(auditLog.account, id),
        event === undefined ? undefined : eq(auditLog.event, event),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(limit);
  if (rows.length === 0) return 'No entries.';
  return rows
    .reverse()
    .map(({ row, email }) => {
      const who = email ?? row.account ?? 'unknown account';
      const actor = row.actor === row.account ? '' : `  by ${row.actor ?? 'unknown'}`;
      const from = row.address === null ? '' : `  from ${row.address}`;
      const details = Object.entries(row.details).map(([name, value]) => `  ${name}=${value}`);
      return `${row.at.toISOString()}  ${row.event}  ${who}${actor}${from}${details.join('')}`;
    })
    .join('\n');
}

function readOptions(args: string[]) {
  try {
    const { values } = parseArgs({
      args,
      options: { account: { type: 'string' }, event: { type: 'string' }, limit: { type: 'string', default: '100' } },
    });
    const limit = Number(values.limit);
    if (!Number.isInteger(limit) || limit < 1) throw new TypeError(`Not a number of rows: ${values.limit}`);
    return { ...values, limit };
  } catch (error) {
    if (error instanceof TypeError) throw new UsageError(`${error.message}\n${usage}`);
    throw error;
  }
}

/** The id of a deleted account, whose rows stay, is taken as it is. */
async function accountId(db: Database, given: string): Promise<string> {
  const id = given.toLowerCase();
  return isUuid(id) ? id : (await accountOf(db, given)).id;
}

if (import.meta.main) await runCommand(import.meta.filename, ({ db }, args) => runAudit(db, args));
