/**
 * The daily summary (§teaching.61): one mail of what waits in all courses of an instructor, once something new has come in
 * that they want to hear of once a day. It is due by a row of `teaching_mails`, which whoever sends it holds locked.
 */
import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import type { Context } from '../http/context.ts';
import type { Database } from '../platform/database/client.ts';
import { users } from '../platform/database/schema/account.ts';
import { learningSettings } from '../platform/database/schema/analytics.ts';
import { teachingMails } from '../platform/database/schema/teaching-mails.ts';
import type { Job } from '../platform/housekeeping.ts';
import { knownZone } from '../platform/local-time.ts';
import { summaryMail } from './summary-mail.ts';
import { choiceOf, type Kind, waitingOf } from './waiting.ts';

type Row = typeof teachingMails.$inferSelect;

const minute = 60_000;
/** The most summaries of one run, so that other jobs have their turn. */
const atMost = 200;
/** Milliseconds until a failed summary is tried again. */
const pause = 60 * minute;

/** The summaries as a job of housekeeping. */
export const summariesJob = (context: Context): Job => ({
  name: 'sending daily summaries to instructors',
  every: minute,
  atStart: true,
  run: () => sendSummaries(context),
});

/** Sends the summaries that are due. */
export async function sendSummaries(context: Context): Promise<void> {
  let sent = 0;
  while (sent < atMost && (await sendNext(context))) sent += 1;
  if (sent > 0) void context.mail.wake();
}

/** Sends one summary; false where none is due that no other process has taken. */
async function sendNext(context: Context): Promise<boolean> {
  const { db, now, log } = context;
  let taken: Row | undefined;
  try {
    await db.transaction(async (tx) => {
      [taken] = await tx
        .select()
        .from(teachingMails)
        .where(lte(teachingMails.summaryAt, now()))
        .orderBy(asc(teachingMails.summaryAt))
        .limit(1)
        .for('update', { skipLocked: true });
      if (taken) await sendSummary(context, tx, taken);
    });
  } catch (err) {
    if (!taken) throw err;
    log.error({ err }, 'a daily summary could not be made; it is tried again in an hour');
    const retryAt = new Date(now().getTime() + pause);
    await db.update(teachingMails).set({ summaryAt: retryAt }).where(eq(teachingMails.userId, taken.userId));
  }
  return taken !== undefined;
}

/** Within a transaction that holds the row. Nothing is sent where all that was new is answered, or never was. */
export async function sendSummary(
  { mail, config }: Pick<Context, 'mail' | 'config'>,
  tx: Database,
  { userId, newSince, ...chosen }: Row,
): Promise<void> {
  if (newSince === null) return;
  const [reader] = await tx
    .select({ email: users.email, firstName: users.firstName, timeZone: learningSettings.timeZone })
    .from(users)
    .leftJoin(learningSettings, eq(learningSettings.userId, users.id))
    .where(and(eq(users.id, userId), eq(users.role, 'instructor'), isNull(users.disabledAt)));
  if (reader) {
    const found = (kind: Kind) => (chosen[choiceOf[kind]] === 'daily' ? waitingOf[kind](tx, userId, newSince) : []);
    const waiting = {
      questions: await found('questions'),
      extensionRequests: await found('extensionRequests'),
      regradeRequests: await found('regradeRequests'),
      reports: await found('reports'),
    };
    if (Object.values(waiting).some((rows) => rows.some(({ fresh }) => fresh > 0))) {
      await mail.enqueue(tx, await summaryMail(tx, config, { ...reader, zone: knownZone(reader.timeZone) }, waiting));
    }
  }
  await tx.update(teachingMails).set({ summaryAt: null, newSince: null }).where(eq(teachingMails.userId, userId));
}
