/**
 * A mail is a row, written in the transaction of the change that it is about, and is sent afterwards by this queue,
 * which tries until the mail server has taken it (docs/adr/013-mail-and-jobs.md). No request waits for a mail server.
 */
import { and, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Database } from './database/client.ts';
import { users } from './database/schema/account.ts';
import { type MailKind, unwantedMails } from './database/schema/announcements.ts';
import { mails } from './database/schema/mails.ts';
import type { Mail, MailTransport } from './mail.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** Milliseconds after which an undelivered mail is given up. */
export const retryPeriod = 3 * day;
const firstPause = 30 * second;
const longestPause = hour;
/** Milliseconds between two searches for mails of other processes and mails to be retried. */
const interval = 15 * second;
const attemptTimeout = 30 * second;
/** Longer than an attempt can take: afterwards another process takes the mail over. */
const lease = minute;
const atATime = 4;
/** Rows of one statement, which takes a limited number of values. */
const atOnce = 500;

/**
 * `to` is null where nobody has the address: nothing is sent. `giveUpAt`: after this the mail is of no use. `notBefore`: it
 * waits until then, and can be cancelled by the `id` that it was given.
 */
export type NewMail = Omit<Mail, 'to'> & {
  to: string | null;
  giveUpAt?: Date;
  notBefore?: Date;
  id?: string;
  /** A kind that people can opt out of: then it is not sent to them. */
  kind?: MailKind;
};

export type MailQueue = {
  /** Writes the mail through `db`, which should be the transaction of the change that it is about. */
  enqueue: (db: Database, mail: NewMail) => Promise<void>;
  /** The same for mails to many: a few statements, however many there are. */
  enqueueAll: (db: Database, mails: NewMail[]) => Promise<void>;
  /**
   * To be called when a transaction may have committed: sends what this process enqueued. Resolves after the attempts.
   */
  wake: () => Promise<void>;
  /** Sends all that is due. Resolves after the attempts. */
  deliver: () => Promise<void>;
  /** Tries everything that waits at once, and goes on looking. `alone`: no other process has the database open. */
  start: (alone: boolean) => Promise<void>;
  /** Takes up no more mails, and waits up to five seconds for those being sent. */
  stop: () => Promise<void>;
};

export type MailOutcome = 'sent' | 'retried' | 'given up';

type Options = {
  db: Database;
  now: () => Date;
  log: Pick<Logger, 'error' | 'warn'>;
  transport: MailTransport;
  /** Told of each attempt, for the metrics. */
  report?: (outcome: MailOutcome) => void;
  random?: () => number;
};

type Row = typeof mails.$inferSelect;

const waiting = and(isNull(mails.sentAt), isNull(mails.givenUpAt));

/**
 * Sends the rows of `mails`; after a crash, one may be sent twice. Several processes can run one on the same database.
 */
export function createMailQueue(options: Options): MailQueue {
  const { db, now, log, transport, report = () => {}, random = Math.random } = options;
  /** Enqueued here and not yet seen in the database: their transaction is under way, or was rolled back. */
  const unseen = new Set<string>();
  const lanes = new Set<Promise<void>>();
  let wasWoken = false;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  const inMilliseconds = (ms: number) => new Date(now().getTime() + ms);

  /** Takes one mail that is due, so that no other process or lane does. */
  async function claim(): Promise<Row | undefined> {
    const free = or(isNull(mails.leasedUntil), lte(mails.leasedUntil, now()));
    const due = db
      .select({ id: mails.id })
      .from(mails)
      .where(and(waiting, lte(mails.nextAttemptAt, now()), free))
      .orderBy(mails.nextAttemptAt)
      .limit(1)
      .for('update', { skipLocked: true });
    const [row] = await db
      .update(mails)
      .set({ attempts: sql`${mails.attempts} + 1`, leasedUntil: inMilliseconds(lease) })
      .where(eq(mails.id, sql`(${due})`))
      .returning();
    if (row) unseen.delete(row.id);
    return row;
  }

  async function attempt({ id, to, subject, text, attempts, giveUpAt }: Row): Promise<void> {
    if (to === null) {
      await db.delete(mails).where(eq(mails.id, id));
      return;
    }
    try {
      await within(attemptTimeout, transport.send({ to, subject, text: text ?? '' }, id));
    } catch (error) {
      const lastError = codes(error);
      const givenUp = giveUpAt <= now();
      report(givenUp ? 'given up' : 'retried');
      // Unless the lease ran out and another process has taken the mail over.
      const own = and(eq(mails.id, id), eq(mails.attempts, attempts), waiting);
      if (givenUp) log.error({ mailId: id, lastError, attempts }, 'a mail was given up');
      else log.warn({ mailId: id, lastError, attempts }, 'a mail could not be sent; it is tried again');
      const next = new Date(Math.min(inMilliseconds(pauseAfter(attempts, random())).getTime(), giveUpAt.getTime()));
      const change = givenUp ? { givenUpAt: now(), text: null } : { nextAttemptAt: next };
      await db
        .update(mails)
        .set({ ...change, leasedUntil: null, lastError })
        .where(own);
      return;
    }
    report('sent');
    await db
      .update(mails)
      .set({ sentAt: now(), text: null, leasedUntil: null, lastError: null })
      .where(eq(mails.id, id));
  }

  async function sendWhatIsDue(): Promise<void> {
    while (!stopped) {
      const row = await claim();
      if (!row) return;
      await attempt(row);
    }
  }

  function open(): void {
    if (stopped) return;
    if (lanes.size >= atATime) {
      wasWoken = true;
      return;
    }
    const lane = sendWhatIsDue()
      .catch((err: unknown) => {
        if (!stopped) log.error({ err }, 'the mails that wait could not be read');
      })
      .finally(() => {
        lanes.delete(lane);
        if (!wasWoken) return;
        wasWoken = false;
        open();
      });
    lanes.add(lane);
  }

  async function deliver(): Promise<void> {
    open();
    while (lanes.size > 0) await Promise.all(lanes);
  }

  return {
    async enqueue(tx, mail) {
      const id = await writeMail(tx, mail, now());
      if (!mail.notBefore) unseen.add(id);
    },
    async enqueueAll(tx, all) {
      for (let from = 0; from < all.length; from += atOnce) {
        const wanted = await withoutUnwanted(tx, all.slice(from, from + atOnce));
        const part = wanted.map((mail) => ({ mail, row: rowOf(mail, now()) }));
        await tx.insert(mails).values(part.map(({ row }) => row));
        for (const { mail, row } of part) if (!mail.notBefore) unseen.add(row.id);
      }
    },
    async wake() {
      if (unseen.size > 0) await deliver();
    },
    deliver,
    async start(alone) {
      const free = alone ? undefined : or(isNull(mails.leasedUntil), lte(mails.leasedUntil, now()));
      // One that was never tried is due by itself, or must not go yet.
      const tried = gt(mails.attempts, 0);
      await db
        .update(mails)
        .set({ nextAttemptAt: now(), leasedUntil: null })
        .where(and(waiting, tried, free));
      timer = setInterval(() => {
        unseen.clear(); // those that were rolled back; any other is found without
        open();
      }, interval);
      timer.unref();
      open();
    },
    async stop() {
      stopped = true;
      clearInterval(timer);
      await within(5 * second, Promise.all(lanes)).catch(() => {});
    },
  };
}

/** Writes the mail's row, which the queue of a server finds, and returns its id. */
export async function writeMail(db: Database, mail: NewMail, now: Date): Promise<string> {
  const [wanted = mail] = await withoutUnwanted(db, [mail]);
  const row = rowOf(wanted, now);
  await db.insert(mails).values(row);
  return row.id;
}

/** The same mails; one that its reader does not want has no address any more, so that it is not sent (§account.81). */
async function withoutUnwanted(db: Database, all: NewMail[]): Promise<NewMail[]> {
  const kinds = new Set(all.flatMap(({ kind }) => kind ?? []));
  if (kinds.size === 0) return all;
  const unwanted = await db
    .select({ email: users.email, kind: unwantedMails.kind })
    .from(unwantedMails)
    .innerJoin(users, eq(users.id, unwantedMails.userId))
    .where(
      and(
        inArray(unwantedMails.kind, [...kinds]),
        inArray(
          users.email,
          all.flatMap(({ to }) => to ?? []),
        ),
      ),
    );
  const found = new Set(unwanted.map(({ email, kind }) => `${kind} ${email}`));
  return all.map((mail) => (found.has(`${mail.kind} ${mail.to}`) ? { ...mail, to: null } : mail));
}

const rowOf = ({ notBefore, kind: _, ...mail }: NewMail, now: Date) => ({
  giveUpAt: new Date(now.getTime() + retryPeriod),
  ...mail,
  id: mail.id ?? crypto.randomUUID(),
  createdAt: now,
  nextAttemptAt: notBefore ?? now,
});

/** Cancels a mail that is not due yet. Returns whether it did: one that was tried may have been delivered. */
export async function cancelMail(db: Database, id: string): Promise<boolean> {
  const taken = await db
    .delete(mails)
    .where(and(eq(mails.id, id), eq(mails.attempts, 0)))
    .returning({ id: mails.id });
  return taken.length > 0;
}

/** Milliseconds: twice as long after each attempt, half of it left to chance, so that not all come back at once. */
export function pauseAfter(attempts: number, random: number): number {
  const pause = Math.min(firstPause * 2 ** (attempts - 1), longestPause);
  return pause / 2 + (pause / 2) * random;
}

/** The error's codes, without the mail server's message. */
function codes(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown }; // nodemailer adds them
  return (
    [code, responseCode].filter((part) => typeof part === 'string' || typeof part === 'number').join(' ') || error.name
  );
}

class TimedOut extends Error {
  readonly code = 'ETIMEDOUT';
}

/** Rejects where the work takes longer than so many milliseconds; the work itself goes on. */
export async function within<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new TimedOut()), ms);
  return Promise.race([work, promise]).finally(() => clearTimeout(timer));
}
