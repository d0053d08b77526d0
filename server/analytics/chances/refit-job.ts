/**
 * Fits the model of chances, and the weights of forgetting, to the answers of this installation: each night, and as they grow by a
 * tenth. One process does it,
 * in a thread of lower priority; what an answer says of its student is replayed by the new model when it is next asked for.
 */
import { and, asc, count, desc, eq, gt, gte, isNotNull, isNull, notInArray, sql, sum } from 'drizzle-orm';
import type { Logger } from 'pino';
import { inBatches } from '../../platform/database/batches.ts';
import type { Database } from '../../platform/database/client.ts';
import { chanceModels, learningEvents, learningStates } from '../../platform/database/schema/analytics.ts';
import type { Job } from '../../platform/housekeeping.ts';
import { workerPool } from '../../platform/worker-pool.ts';
import { readReviews } from '../review/read-reviews.ts';
import { columnsFor } from './answer-columns.ts';
import { calibrationTally, driftTally, isOff } from './calibration.ts';
import { currentModel } from './current-model.ts';
import type * as tasks from './fit.worker.ts';
import { readStudied } from './read-studied.ts';
import type { LoggedAnswer } from './take-in.ts';

const hour = 3_600_000;
/** A process that has not ended its fit after that has been killed. */
const longestFit = hour;
/** A row short of a day, so that a job of each hour fits each night at about the same one. */
const nightly = 23.5 * hour;
/** Fewer say nothing of a question that they do not say of its students. */
const fewest = { answers: 100, students: 10 };
const growth = 1.1;
const mostRead = 500_000;
const keptModels = 10;

const pool = workerPool<typeof tasks>(new URL('./fit.worker.ts', import.meta.url), {
  queue: 1,
  seconds: longestFit / 1000,
  retryAfter: 60,
});

type Services = { db: Database; now: () => Date; log: Pick<Logger, 'info' | 'warn'> };

export const refitJob: Job = { name: 'fitting chances', every: hour, atStart: false, run: refitWhereDue };

/** Returns whether a model was fitted. */
export async function refitWhereDue({ db, now, log }: Services): Promise<boolean> {
  const claim = await claimed(db, now());
  if (!claim) return false;
  try {
    const { columns, calibration, drift } = await readAnswers(db, claim.answers, claim.lastFit);
    const fitted = await pool.run('fit', {
      columns,
      cards: await readReviews(db),
      studied: await readStudied(db),
      today: now().toISOString().slice(0, 10),
    });
    await db
      .update(chanceModels)
      .set({ ...fitted, calibration, drift, fittedAt: now() })
      .where(eq(chanceModels.id, claim.id));
    const { figures, reviewFigures, forecasts } = fitted;
    const told = { answers: claim.answers, drift, figures, reviewFigures, forecasts };
    if (drift && isOff(drift)) log.warn(told, 'chances fitted: what was said since the last fit was off');
    else log.info(told, 'chances fitted');
  } catch (error) {
    await db.delete(chanceModels).where(eq(chanceModels.id, claim.id));
    throw error;
  }
  const { id, fittedAt } = chanceModels;
  const newest = db.select({ id }).from(chanceModels).orderBy(desc(fittedAt), desc(id)).limit(keptModels);
  await db.delete(chanceModels).where(and(isNotNull(fittedAt), notInArray(id, newest)));
  return true;
}

/** The row of the fit that is due and that no other process has begun; null without one. */
async function claimed(db: Database, now: Date) {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(7230403)`);
    const { id, startedAt, fittedAt, answers } = chanceModels;
    const isRunning = and(isNull(fittedAt), gt(startedAt, new Date(now.getTime() - longestFit)));
    if ((await tx.$count(chanceModels, isRunning)) > 0) return null;
    await tx.delete(chanceModels).where(isNull(fittedAt));
    const [counted] = await tx
      .select({ all: sum(learningStates.answers).mapWith(Number), students: count() })
      .from(learningStates)
      .where(gt(learningStates.answers, 0));
    const all = counted?.all ?? 0;
    if (all < fewest.answers || (counted?.students ?? 0) < fewest.students) return null;
    const [last] = await tx.select({ fittedAt, answers }).from(chanceModels).orderBy(desc(fittedAt), desc(id)).limit(1);
    if (!(await isDue(tx, last, all, now))) return null;
    const [claim] = await tx.insert(chanceModels).values({ startedAt: now, answers: all }).returning({ id, answers });
    return claim ? { ...claim, lastFit: last?.fittedAt ?? null } : null;
  });
}

type Last = { fittedAt: Date | null; answers: number } | undefined;

async function isDue(tx: Database, last: Last, all: number, now: Date): Promise<boolean> {
  if (!last?.fittedAt || all >= last.answers * growth) return true;
  const isOld = now.getTime() - last.fittedAt.getTime() >= nightly;
  // Answers that were deleted must leave the fit; and a model of another release cannot be read.
  return (isOld && all !== last.answers) || (await currentModel(tx)).isPrior;
}

/** The newest answers, one student after another and each one's in their order, and how right their chances were. */
export async function readAnswers(db: Database, all: number, lastFit: Date | null = null) {
  const filled = columnsFor(Math.min(all, mostRead));
  const tally = calibrationTally();
  const recent = lastFit && driftTally(lastFit);
  const { userId, at, id, courseId, lessonId, item, outcomeId, options, isRight, chance } = learningEvents;
  const since = all > mostRead ? await momentOfOldest(db) : null;
  const batches = inBatches<LoggedAnswer & { userId: string; chance: number | null }>(async (last, limit) => {
    const after =
      last &&
      sql`(${userId}, ${at}, ${id}) > (${last.userId}::uuid, ${last.at.toISOString()}::timestamptz, ${last.id}::uuid)`;
    const rows = await db
      .select({ userId, at, id, courseId, lessonId, item, outcomeId, options, isRight, chance })
      .from(learningEvents)
      .where(and(isNotNull(isRight), since ? gte(at, since) : undefined, after))
      .orderBy(asc(userId), asc(at), asc(id))
      .limit(limit);
    return rows.map((row) => ({ ...row, isRight: row.isRight === true }));
  });
  for await (const rows of batches) {
    for (const answer of rows) {
      if (filled.isFull()) break;
      filled.add(answer);
      tally.add(answer);
      recent?.add(answer);
    }
    if (filled.isFull()) break;
  }
  return { columns: filled.columns(), calibration: tally.bins(), drift: recent?.drift() ?? null };
}

async function momentOfOldest(db: Database): Promise<Date | null> {
  const { at, isRight } = learningEvents;
  const [oldest] = await db
    .select({ at })
    .from(learningEvents)
    .where(isNotNull(isRight))
    .orderBy(desc(at))
    .offset(mostRead - 1)
    .limit(1);
  return oldest?.at ?? null;
}
