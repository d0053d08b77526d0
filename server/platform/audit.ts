/**
 * The audit log: who did what, when and from where, never a secret and nothing that a person typed. Rows are only ever
 * added: a trigger refuses everything else but what the two functions at the end do, and only within their transaction.
 */
import { and, eq, isNotNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Database } from './database/client.ts';
import { auditLog } from './database/schema/audit.ts';

export type AuditEvent =
  | 'signIn.succeeded'
  | 'signIn.failed'
  | 'signIn.secondStepAsked'
  | 'identity.refused'
  | 'tries.refused'
  | 'session.ended'
  | 'password.changed'
  | 'password.reset'
  | 'passkey.added'
  | 'passkey.removed'
  | 'secondFactor.added'
  | 'secondFactor.removed'
  | 'account.registered'
  | 'account.disabled'
  | 'account.enabled'
  | 'role.changed'
  | 'teaching.started'
  | 'teaching.ended'
  | 'enrolment.made'
  | 'enrolment.ended'
  | 'payment.confirmed'
  | 'payment.held'
  | 'payment.moneyBackAsked'
  | 'payment.refunded'
  | 'payment.partlyRefunded'
  | 'payment.disputed'
  | 'payment.upheld'
  | 'feedback.returned'
  | 'feedback.undone'
  | 'extension.decided'
  | 'extensions.given'
  | 'student.excused'
  | 'excuse.removed'
  | 'latePolicy.changed'
  | 'grade.kept'
  | 'weights.changed'
  | 'announcement.made'
  | 'announcement.changed'
  | 'announcement.deleted'
  | 'studentView.started'
  | 'thread.published'
  | 'post.moderated'
  | 'class.planned'
  | 'class.changed'
  | 'class.cancelled'
  | 'attendance.saved'
  | 'students.messaged'
  | 'certificate.issued'
  | 'certificate.revoked'
  | 'portfolio.shared'
  | 'portfolio.withdrawn'
  | 'export.made'
  | 'export.downloaded'
  | 'deletion.requested'
  | 'deletion.withdrawn'
  | 'account.deleted';

export type AuditEntry = {
  at: Date;
  event: AuditEvent;
  /** The id of the account that it is about; null where none is known. */
  account: string | null;
  /** Who did it: an account's id, or who is none. Null where nobody is known. */
  actor: string | null;
  /** The caller's IP address; null where no call brought it about. */
  address: string | null;
  /** Ids, amounts and kinds. */
  details?: Record<string, string | number | boolean>;
};

export const operator = 'operator';
export const paymentProvider = 'payment provider';

/** Adds a row, within the transaction of the change that it records. */
export async function recordAudit(db: Database, entry: AuditEntry): Promise<void> {
  await db.insert(auditLog).values(entry);
}

/** Deletes rows of before the moment, for the end of their retention. */
export async function deleteAuditBefore(db: Database, moment: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('audit.delete_before', ${moment.toISOString()}, true)`);
    await tx.delete(auditLog).where(lt(auditLog.at, moment));
    await tx.execute(sql`select set_config('audit.delete_before', '', true)`);
  });
}

/**
 * Takes addresses and details out of a deleted account's rows, and its address out of what it did to others' accounts: what
 * happened stays, under an id that names nobody.
 */
export async function eraseFromAudit(db: Database, account: string): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('audit.erase_account', ${account}, true)`);
    await tx
      .update(auditLog)
      .set({ address: null, details: {} })
      .where(and(eq(auditLog.account, account), or(isNotNull(auditLog.address), ne(auditLog.details, {}))));
    await tx
      .update(auditLog)
      .set({ address: null })
      .where(and(eq(auditLog.actor, account), isNotNull(auditLog.address)));
    await tx.execute(sql`select set_config('audit.erase_account', '', true)`);
  });
}
