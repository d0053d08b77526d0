/**
 * Makes the exports that were asked for, one at a time in each process (docs/adr/013-mail-and-jobs.md). No transaction is
 * open while an archive is made: its parts are written as they come, and it counts once its row says `ready`.
 */
import { and, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Context } from '../http/context.ts';
import { recordAudit } from '../platform/audit.ts';
import { users } from '../platform/database/schema/account.ts';
import { dataExportParts, dataExports } from '../platform/database/schema/privacy.ts';
import { archived } from './archive.ts';
import { exportedFiles, totalWeight } from './contents.ts';
import { readyMail } from './mails.ts';
import type { Person } from './person-tables.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/** How long a finished archive can be downloaded. */
export const exportLifetime = 7 * day;
/** Longer than a part can take. After it another process takes the export over, from its beginning. */
const lease = 2 * minute;
const mostAttempts = 3;
const partSize = 2 ** 20;

type Services = Pick<Context, 'db' | 'now' | 'log' | 'mail' | 'config'>;
type Claim = { id: string; userId: string; attempts: number };

class Lost extends Error {}

/** Makes the requested exports, one at a time. Several processes can run one on the same database. */
export function createExportQueue(services: Services) {
  const { db, now, log, mail } = services;
  const inMilliseconds = (ms: number) => new Date(now().getTime() + ms);
  let stopped = false;
  let working: Promise<void> | undefined;

  /** Takes one export that waits, so that no other process does. */
  async function claim(): Promise<Claim | undefined> {
    const free = or(isNull(dataExports.leasedUntil), lte(dataExports.leasedUntil, now()));
    const due = db
      .select({ id: dataExports.id })
      .from(dataExports)
      .where(and(inArray(dataExports.state, ['waiting', 'running']), free))
      .orderBy(dataExports.requestedAt)
      .limit(1)
      .for('update', { skipLocked: true });
    const [row] = await db
      .update(dataExports)
      .set({
        state: 'running',
        progress: 0,
        attempts: sql`${dataExports.attempts} + 1`,
        leasedUntil: inMilliseconds(lease),
      })
      .where(eq(dataExports.id, sql`(${due})`))
      .returning({ id: dataExports.id, userId: dataExports.userId, attempts: dataExports.attempts });
    return row;
  }

  /** A condition: the export is still this process's, neither taken over after a stall nor deleted with its account. */
  const own = ({ id, attempts }: Claim) =>
    and(eq(dataExports.id, id), eq(dataExports.attempts, attempts), eq(dataExports.state, 'running'));

  async function report(claimed: Claim, progress: number): Promise<void> {
    const [row] = await db
      .update(dataExports)
      .set({ progress, leasedUntil: inMilliseconds(lease) })
      .where(own(claimed))
      .returning({ id: dataExports.id });
    if (!row || stopped) throw new Lost();
  }

  async function write(claimed: Claim, position: number, pieces: Uint8Array[]): Promise<void> {
    const content = Buffer.concat(pieces).toString('base64');
    await db
      .insert(dataExportParts)
      .values({ exportId: claimed.id, position, content: sql`decode(${content}, 'base64')` });
  }

  async function make(claimed: Claim, person: Person): Promise<number> {
    await db.delete(dataExportParts).where(eq(dataExportParts.exportId, claimed.id));
    const total = await totalWeight(db, person);
    let done = 0;
    async function* counted() {
      for await (const file of exportedFiles(db, person, now())) {
        yield file;
        done += file.weight;
        await report(claimed, Math.min(99, Math.floor((100 * done) / total)));
      }
    }
    let [position, size, waiting] = [0, 0, 0];
    let pieces: Uint8Array[] = [];
    const flush = async () => {
      await write(claimed, position, pieces);
      [position, waiting, pieces] = [position + 1, 0, []];
      if (stopped) throw new Lost();
    };
    for await (const piece of archived(counted())) {
      pieces.push(piece);
      waiting += piece.length;
      size += piece.length;
      if (waiting >= partSize) await flush();
    }
    await flush();
    return size;
  }

  async function finish(claimed: Claim, size: number): Promise<void> {
    await db.transaction(async (tx) => {
      const expiresAt = inMilliseconds(exportLifetime);
      const [row] = await tx
        .update(dataExports)
        .set({ state: 'ready', progress: 100, size, expiresAt, leasedUntil: null })
        .where(own(claimed))
        .returning({ id: dataExports.id });
      const [user] = await tx.select().from(users).where(eq(users.id, claimed.userId));
      if (!row || !user) throw new Lost();
      const { userId } = claimed;
      await recordAudit(tx, { at: now(), event: 'export.made', account: userId, actor: userId, address: null });
      await mail.enqueue(tx, readyMail(services.config, user, expiresAt));
    });
    await mail.wake();
  }

  async function run(claimed: Claim): Promise<void> {
    const [person] = await db
      .select({ id: users.id, email: users.email, photoId: users.photoId })
      .from(users)
      .where(eq(users.id, claimed.userId));
    if (!person) return;
    try {
      await finish(claimed, await make(claimed, person));
    } catch (err) {
      if (stopped) return void (await db.update(dataExports).set({ leasedUntil: null }).where(own(claimed)));
      if (err instanceof Lost) return;
      log.error({ err, exportId: claimed.id, attempts: claimed.attempts }, 'an export could not be made');
      // Another try comes once the lease has run out.
      if (claimed.attempts < mostAttempts) return;
      await db.delete(dataExportParts).where(eq(dataExportParts.exportId, claimed.id));
      await db.update(dataExports).set({ state: 'failed', leasedUntil: null }).where(own(claimed));
    }
  }

  async function runAll(): Promise<void> {
    while (!stopped) {
      const claimed = await claim();
      if (!claimed) return;
      await run(claimed);
    }
  }

  return {
    /** Makes all that waits. Resolves when nothing does. */
    work(): Promise<void> {
      working ??= runAll().finally(() => {
        working = undefined;
      });
      return working;
    },
    /** For a process that has the database alone: takes up at once what was under way when it was killed. */
    async releaseAll(): Promise<void> {
      await db.update(dataExports).set({ leasedUntil: null }).where(eq(dataExports.state, 'running'));
    },
    /** Gives up what is under way, which begins again elsewhere or at the next start. */
    async stop(): Promise<void> {
      stopped = true;
      await working?.catch(() => {});
    },
  };
}
