/** A student's own learning: recording it, the week, the goal, the review, and the exports. Nobody is answered anything of another. */
import { and, eq } from 'drizzle-orm';
import type { Handlers } from '../http/handler-types.ts';
import { csvFile } from '../platform/csv.ts';
import type { Database } from '../platform/database/client.ts';
import { learningEvents, learningSettings } from '../platform/database/schema/analytics.ts';
import { record } from './activity.ts';
import { eventsTable } from './events-table.ts';
import { forecastsOf } from './forecasts.ts';
import { answerCards } from './review/card-answers.ts';
import { dueCardsOf } from './review/due-cards.ts';
import { masteryOf, outcomeAttempts } from './standing.ts';
import { statements } from './statements.ts';
import { weekOf } from './week.ts';

type Settings = Partial<Omit<typeof learningSettings.$inferInsert, 'userId'>>;

export const analyticsHandlers: Pick<
  Handlers,
  | 'recordActivity'
  | 'getWeek'
  | 'setGoal'
  | 'removeGoal'
  | 'setTimeRecording'
  | 'deleteRecordedTime'
  | 'exportEvents'
  | 'exportStatements'
  | 'getMastery'
  | 'getOutcomeAttempts'
  | 'getForecasts'
  | 'getDueCards'
  | 'answerCards'
> = {
  async recordActivity({ user, body }, { db, now }) {
    await record(db, user.id, body, now());
    return { status: 204 };
  },

  async getWeek({ user, query: { start } }, { db, now }) {
    return { status: 200, body: await weekOf(db, user.id, start, now()) };
  },

  async setGoal({ user, body: { days, minutes } }, { db }) {
    await keepSettings(db, user.id, { goalDays: days, goalMinutes: minutes });
    return { status: 204 };
  },

  async removeGoal({ user }, { db }) {
    await keepSettings(db, user.id, { goalDays: null, goalMinutes: null });
    return { status: 204 };
  },

  async setTimeRecording({ user, body: { isOn } }, { db }) {
    await keepSettings(db, user.id, { isTimeRecorded: isOn });
    return { status: 204 };
  },

  async deleteRecordedTime({ user }, { db }) {
    const own = and(eq(learningEvents.userId, user.id), eq(learningEvents.kind, 'active'));
    await db.transaction(async (tx) => {
      // Its row is locked so that no device records meanwhile.
      await tx.select().from(learningSettings).where(eq(learningSettings.userId, user.id)).for('update');
      await tx.delete(learningEvents).where(own);
    });
    return { status: 204 };
  },

  async exportEvents({ user }, { db, now }) {
    return csvFile('learning-events.csv', eventsTable(db, user.id, now()));
  },

  async exportStatements({ user }, { db, now, config }) {
    return {
      status: 200,
      mediaType: 'application/octet-stream',
      headers: { 'content-disposition': 'attachment; filename="learning-statements.json"' },
      body: statements(db, { userId: user.id, origin: config.publicUrl }, now()),
    };
  },

  async getMastery({ user }, { db, now }) {
    return { status: 200, body: await masteryOf(db, user.id, now()) };
  },

  async getOutcomeAttempts({ params, user }, { db }) {
    return { status: 200, body: await outcomeAttempts(db, user.id, params) };
  },

  async getForecasts({ user }, { db, now }) {
    return { status: 200, body: await forecastsOf(db, user.id, now()) };
  },

  async getDueCards({ user }, { db, now }) {
    return { status: 200, body: await dueCardsOf(db, user.id, now()) };
  },

  async answerCards({ user, body }, { db, now }) {
    await answerCards(db, user.id, body, now());
    return { status: 204 };
  },
};

async function keepSettings(db: Database, userId: string, settings: Settings): Promise<void> {
  await db
    .insert(learningSettings)
    .values({ userId, ...settings })
    .onConflictDoUpdate({ target: learningSettings.userId, set: settings });
}
