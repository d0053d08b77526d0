/** Deletes accounts whose week is over, and later the orders that the law keeps (§privacy.6, docs/retention.md). */
import { and, eq, exists, gt, inArray, isNotNull, lte, notExists, or, sql } from 'drizzle-orm';
import { hashUnknownPassword } from '../account/password-hash.ts';
import { invalidateCatalogue } from '../course/listing.ts';
import { eraseReviews } from '../course/ratings.ts';
import type { Context } from '../http/context.ts';
import { forgetAttempts } from '../http/rate-limits.ts';
import { eraseFromAudit, recordAudit } from '../platform/audit.ts';
import type { Database } from '../platform/database/client.ts';
import { users } from '../platform/database/schema/account.ts';
import { announcements } from '../platform/database/schema/announcements.ts';
import { courseInstructors, courses } from '../platform/database/schema/course.ts';
import { orders, paymentReversals } from '../platform/database/schema/payment.ts';
import { communityPosts, threadAttachments, threadMessages } from '../platform/database/schema/questions.ts';
import { classes } from '../platform/database/schema/schedule.ts';
import { forgetKeys } from '../sync/idempotency.ts';
import { deletedMail } from './mails.ts';
import { personTables } from './person-tables.ts';

/** Tax law asks for records of payments for six years after the end of the year that they are of. */
const yearsOfOrders = 7;

type Services = Pick<Context, 'db' | 'now' | 'log' | 'mail' | 'config'>;

/** Deletes each account whose week is over, in a transaction of its own. */
export async function deleteDueAccounts(services: Services): Promise<void> {
  const { db, now, mail, log } = services;
  const due = await db.select({ id: users.id }).from(users).where(lte(users.deletionAt, now()));
  for (const { id } of due) {
    await deleteAccount(services, id).catch((err: unknown) => log.error({ err, accountId: id }, 'account not deleted'));
  }
  if (due.length === 0) return;
  invalidateCatalogue(db); // it counts students
  await mail.wake();
}

async function deleteAccount({ db, now, mail, config }: Services, id: string): Promise<void> {
  const passwordHash = await hashUnknownPassword(); // slow: outside the transaction
  await db.transaction(async (tx) => {
    // Withdrawn meanwhile, or deleted by another process.
    const [account] = await tx
      .select()
      .from(users)
      .where(and(eq(users.id, id), lte(users.deletionAt, now())))
      .for('update');
    if (!account) return;
    await keepOrders(tx, id, passwordHash, now());
    await keepClasses(tx, id);
    await eraseFromAudit(tx, id);
    const formerly = { userId: null, author: 'A former instructor' };
    await tx.update(announcements).set(formerly).where(eq(announcements.userId, id));
    await tx.update(courseInstructors).set({ addedBy: null }).where(eq(courseInstructors.addedBy, id));
    await keepAnswers(tx, id);
    await eraseReviews(tx, id);
    for (const { table, of, afterDeletion } of personTables) {
      const where = of(account, tx);
      if (afterDeletion === 'deleted' && where) await tx.delete(table).where(where);
    }
    for (const key of [id, account.email]) await forgetAttempts(tx, key);
    await forgetKeys(tx, config, id);
    await recordAudit(tx, { at: now(), event: 'account.deleted', account: id, actor: null, address: null });
    await mail.enqueue(tx, deletedMail(account));
  });
}

/** What the person wrote as an instructor belongs to the threads of those who asked, and stays there without a name. */
async function keepAnswers(tx: Database, userId: string): Promise<void> {
  const answers = and(eq(threadMessages.authorId, userId), eq(threadMessages.isByInstructor, true));
  const ids = tx.select({ id: threadMessages.id }).from(threadMessages).where(answers);
  await tx.update(threadAttachments).set({ userId: null }).where(inArray(threadAttachments.messageId, ids));
  await tx.update(threadMessages).set({ authorId: null }).where(answers);
  const posts = and(eq(communityPosts.authorId, userId), eq(communityPosts.isByInstructor, true));
  await tx.update(communityPosts).set({ authorId: null }).where(posts);
}

/**
 * Gives the orders that were paid, and those whose checkout can still be, to a new account that names nobody, and deletes the
 * others. One pseudonym for all of a person's orders, so that refunds and disputes still find what belongs together.
 */
async function keepOrders(tx: Database, userId: string, passwordHash: string, now: Date): Promise<void> {
  const reversals = tx.select().from(paymentReversals).where(eq(paymentReversals.orderId, orders.id));
  const isPaid = or(
    isNotNull(orders.confirmedAt),
    isNotNull(orders.paymentReference),
    isNotNull(orders.held),
    exists(reversals),
  );
  const canBePaid = and(eq(orders.status, 'pending'), gt(orders.checkoutExpiresAt, now));
  const kept = and(eq(orders.userId, userId), or(isPaid, canBePaid));
  const id = crypto.randomUUID();
  if ((await tx.$count(orders, kept)) > 0) {
    const names = { email: `${id}@deleted.invalid`, firstName: 'Deleted', lastName: 'Account' };
    await tx
      .insert(users)
      .values({ id, ...names, passwordHash, isPseudonym: true, disabledAt: now, registeredAt: now });
    await tx.update(orders).set({ userId: id, checkoutUrl: null, moneyBackReason: null }).where(kept);
  }
  await tx.delete(orders).where(eq(orders.userId, userId));
}

/** Students go on having the classes that an instructor planned, under the name of the course's own page. */
async function keepClasses(tx: Database, userId: string): Promise<void> {
  const instructor = sql`(select ${courses.instructor} from ${courses} where ${courses.id} = ${classes.courseId})`;
  await tx.update(classes).set({ plannedBy: null, instructor }).where(eq(classes.plannedBy, userId));
}

/** Deletes the kept orders whose time is over, and the pseudonyms that have none left. */
export async function deleteOldOrders({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  const before = new Date(now());
  before.setUTCFullYear(before.getUTCFullYear() - yearsOfOrders);
  const pseudonyms = db.select({ id: users.id }).from(users).where(eq(users.isPseudonym, true));
  const last = sql`coalesce(${orders.confirmedAt}, ${orders.createdAt})`;
  const old = and(inArray(orders.userId, pseudonyms), lte(last, before));
  await db.transaction(async (tx) => {
    const ids = tx.select({ id: orders.id }).from(orders).where(old);
    await tx.delete(paymentReversals).where(inArray(paymentReversals.orderId, ids));
    await tx.delete(orders).where(old);
  });
  const theirs = db.select({ id: orders.id }).from(orders).where(eq(orders.userId, users.id));
  await db.delete(users).where(and(eq(users.isPseudonym, true), notExists(theirs)));
}
