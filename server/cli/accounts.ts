/**
 * `npm run accounts` lists the accounts; `-- --disable a@b.c` ends all sessions of one and refuses its sign-in,
 * `--enable a@b.c` takes that back, `--role instructor --account a@b.c` changes a role, and `--teaches data-analytics
 * --account a@b.c` lets an instructor teach a course, `--teaches-not` no longer. It needs the server's settings and its
 * database: with the embedded one, stop the server first.
 */
import { parseArgs } from 'node:util';
import { asc, eq } from 'drizzle-orm';
import { endSessions } from '../account/sessions.ts';
import { operator, recordAudit } from '../platform/audit.ts';
import type { Database } from '../platform/database/client.ts';
import { users } from '../platform/database/schema/account.ts';
import { courses } from '../platform/database/schema/course.ts';
import { plainLine } from '../platform/plain-text.ts';
import { endTeaching, startTeaching } from '../teaching/team.ts';
import { accountOf, runCommand, UsageError } from './command.ts';

const usage =
  'Usage: npm run accounts -- [--list | --disable <email> | --enable <email> | --role student|instructor --account <email> | --teaches <course> --account <email> | --teaches-not <course> --account <email>]';

type User = typeof users.$inferSelect;

/** Returns what to print. Throws `UsageError` for wrong options or an unknown account. */
export async function runAccounts(db: Database, args: string[], now: Date): Promise<string> {
  const { list, disable, enable, role, teaches, 'teaches-not': teachesNot, account } = readOptions(args);
  const ofAccount = [role, teaches, teachesNot].filter((option) => option !== undefined);
  const asked = [list, disable, enable, ...ofAccount].filter((option) => option !== undefined);
  if (asked.length > 1 || (account === undefined) !== (ofAccount.length === 0)) throw new UsageError(usage);
  if (disable !== undefined) return setDisabled(db, await accountOf(db, disable), now, true);
  if (enable !== undefined) return setDisabled(db, await accountOf(db, enable), now, false);
  if (role !== undefined) return setRole(db, await accountOf(db, account ?? ''), role, now);
  const course = teaches ?? teachesNot;
  if (course === undefined) return listAll(db);
  return setTeaching(db, await accountOf(db, account ?? ''), course, now, teaches !== undefined);
}

async function listAll(db: Database): Promise<string> {
  const rows = await db.select().from(users).orderBy(asc(users.email));
  if (rows.length === 0) return 'No accounts.';
  return rows
    .map(({ id, email, firstName, lastName, role, disabledAt }) => {
      const disabled = disabledAt ? `  disabled ${disabledAt.toISOString()}` : '';
      return `${id}  ${email}  ${plainLine(`${firstName} ${lastName}`)}  ${role}${disabled}`;
    })
    .join('\n');
}

function setDisabled(db: Database, { id, email, disabledAt }: User, now: Date, disabled: boolean): Promise<string> {
  return db.transaction(async (tx) => {
    if (disabled === (disabledAt !== null)) return `${email} is ${disabled ? 'disabled' : 'enabled'} already.`;
    await tx
      .update(users)
      .set({ disabledAt: disabled ? now : null })
      .where(eq(users.id, id));
    if (disabled) await endSessions(tx, id, now);
    const event = disabled ? 'account.disabled' : 'account.enabled';
    await recordAudit(tx, { at: now, event, account: id, actor: operator, address: null });
    return disabled ? `Disabled ${email} and ended its sessions.` : `Enabled ${email}.`;
  });
}

function setRole(db: Database, { id, email, role: before }: User, role: string, now: Date): Promise<string> {
  if (role !== 'student' && role !== 'instructor') throw new UsageError(`Unknown role: ${role}\n${usage}`);
  return db.transaction(async (tx) => {
    if (role === before) return `${email} is ${role} already.`;
    await tx.update(users).set({ role }).where(eq(users.id, id));
    const details = { from: before, to: role };
    await recordAudit(tx, { at: now, event: 'role.changed', account: id, actor: operator, address: null, details });
    return `${email} is ${role} now.`;
  });
}

/**
 * With effect on the next request (§teaching.10). The last one of a course may be removed here, where nobody is shut
 * out.
 */
function setTeaching(db: Database, { id, email, role }: User, courseId: string, at: Date, isTeaching: boolean) {
  return db.transaction(async (tx) => {
    const known = await tx.$count(courses, eq(courses.id, courseId));
    if (known === 0) throw new UsageError(`There is no course ${courseId}.`);
    if (isTeaching && role !== 'instructor') {
      throw new UsageError(`${email} is a student: --role instructor --account ${email} comes first.`);
    }
    const change = isTeaching ? startTeaching : endTeaching;
    if (!(await change(tx, { courseId, userId: id }, operator, at)))
      return `${email} ${isTeaching ? `teaches ${courseId} already` : `does not teach ${courseId}`}.`;
    return `${email} ${isTeaching ? 'teaches' : 'no longer teaches'} ${courseId}.`;
  });
}

function readOptions(args: string[]) {
  const text = { type: 'string' } as const;
  try {
    const ofAccount = { role: text, teaches: text, 'teaches-not': text, account: text } as const;
    const options = { list: { type: 'boolean' }, disable: text, enable: text, ...ofAccount } as const;
    return parseArgs({ args, options }).values;
  } catch (error) {
    if (error instanceof TypeError) throw new UsageError(`${error.message}\n${usage}`);
    throw error;
  }
}

if (import.meta.main) await runCommand(import.meta.filename, ({ db, now }, args) => runAccounts(db, args, now()));
