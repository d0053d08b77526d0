/**
 * `npm run certificates` lists the certificates; `-- --revoke <id> --reason <text>` takes one back, `-- --rotate-key` has
 * a new key sign credentials from then on. It needs the server's settings and its database: with the embedded one, stop
 * the server first.
 */
import { parseArgs } from 'node:util';
import { and, desc, eq, isNull } from 'drizzle-orm';
import { brand } from '../../src/brand.ts';
import { rotateSigningKey } from '../certificates/signing-keys.ts';
import { operator, recordAudit } from '../platform/audit.ts';
import type { Config } from '../platform/config.ts';
import type { Database } from '../platform/database/client.ts';
import { users } from '../platform/database/schema/account.ts';
import { certificates } from '../platform/database/schema/certificates.ts';
import type { MailQueue, NewMail } from '../platform/mail-queue.ts';
import { plainLine } from '../platform/plain-text.ts';
import { isUuid } from '../platform/uuid.ts';
import { runCommand, UsageError } from './command.ts';

const usage = 'Usage: npm run certificates -- [--list | --revoke <id> --reason <text> | --rotate-key]';
const longestReason = 300;

type Services = {
  db: Database;
  config: Pick<Config, 'secrets'>;
  now: () => Date;
  mail: Pick<MailQueue, 'enqueue'>;
};

/** Returns what to print. Throws `UsageError` for wrong options or an unknown certificate. */
export async function runCertificates(services: Services, args: string[]): Promise<string> {
  const { list, revoke, reason, 'rotate-key': rotate } = read(args);
  if (revoke !== undefined && !list && !rotate) return revokeOne(services, revoke, reason?.trim() ?? '');
  if (reason !== undefined || (list && rotate)) throw new UsageError(usage);
  return rotate ? `Credentials are signed by ${await rotateSigningKey(services)} now.` : listAll(services.db);
}

function read(args: string[]) {
  try {
    const { values } = parseArgs({
      args,
      options: {
        list: { type: 'boolean' },
        revoke: { type: 'string' },
        reason: { type: 'string' },
        'rotate-key': { type: 'boolean' },
      },
    });
    return values;
  } catch {
    throw new UsageError(usage);
  }
}

async function revokeOne({ db, now, mail }: Services, id: string, reason: string): Promise<string> {
  if (!isUuid(id.toLowerCase())) throw new UsageError(usage);
  // Its page shows the reason to everybody: one line that can be read.
  if (reason === '' || reason.length > longestReason || /[\p{C}\p{Zl}\p{Zp}]/u.test(reason)) {
    throw new UsageError(`Give a reason of one line, with at most ${longestReason} characters: its page shows it.`);
  }
  return db.transaction(async (tx) => {
    const [revoked] = await tx
      .update(certificates)
      .set({ revokedAt: now(), revocationReason: reason })
      .where(and(eq(certificates.id, id), isNull(certificates.revokedAt)))
      .returning();
    if (!revoked) throw new UsageError('There is no valid certificate of this id.');
    const details = { certificate: revoked.id, course: revoked.courseId };
    const entry = { account: revoked.userId, actor: operator, address: null, details };
    await recordAudit(tx, { at: now(), event: 'certificate.revoked', ...entry });
    const [holder] = await tx.select().from(users).where(eq(users.id, revoked.userId));
    if (holder) await mail.enqueue(tx, revokedMail(holder, revoked.courseTitle, reason));
    return `Revoked ${revoked.id}: ${plainLine(revoked.studentName)}, ${revoked.courseTitle}.`;
  });
}

const revokedMail = (
  { email, firstName }: typeof users.$inferSelect,
  courseTitle: string,
  reason: string,
): NewMail => ({
  to: email,
  subject: `Your certificate was revoked: ${courseTitle}`,
  text: [
    `Hello ${plainLine(firstName)},`,
    `Your certificate for ${courseTitle} was revoked, and is no longer valid. The reason given is:`,
    reason,
    'Anyone who opens its page or checks it sees this. If you think that it is a mistake, please write to those who invited you.',
    brand,
  ].join('\n\n'),
});

async function listAll(db: Database): Promise<string> {
  const rows = await db
    .select({ certificate: certificates, email: users.email })
    .from(certificates)
    .innerJoin(users, eq(users.id, certificates.userId))
    .orderBy(desc(certificates.issuedAt), certificates.id);
  if (rows.length === 0) return 'No certificates.';
  return rows
    .map(({ certificate: { id, courseTitle, studentName, issuedAt, revokedAt, revocationReason }, email }) => {
      const state = revokedAt ? `revoked ${revokedAt.toISOString()}: ${revocationReason}` : 'valid';
      return `${id}  ${email}  ${courseTitle}\n  ${plainLine(studentName)}, issued ${issuedAt.toISOString()}, ${state}`;
    })
    .join('\n');
}

if (import.meta.main) await runCommand(import.meta.filename, runCertificates);
