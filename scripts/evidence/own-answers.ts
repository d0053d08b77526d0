/** The answers that this installation's students have given, and how right what was fitted to them has been. */
import { desc, isNotNull } from 'drizzle-orm';
import { answersIn } from '../../server/analytics/chances/answer-columns.ts';
import { readStudied } from '../../server/analytics/chances/read-studied.ts';
import { readAnswers } from '../../server/analytics/chances/refit-job.ts';
import { replayForecasts } from '../../server/analytics/forecast-replay.ts';
import type { Answer } from '../../server/analytics/model/answer.ts';
import { fitReview, type ReviewFit } from '../../server/analytics/review/fit-weights.ts';
import { readReviews } from '../../server/analytics/review/read-reviews.ts';
import { ConfigError, readConfig } from '../../server/platform/config.ts';
import { openDatabase } from '../../server/platform/database/client.ts';
import { FolderInUse } from '../../server/platform/database/folder-lock.ts';
import {
  type ChanceDrift,
  chanceModels,
  learningEvents,
  type ReplayedForecasts,
} from '../../server/platform/database/schema/analytics.ts';
import { refuse } from '../command-line.ts';

/** `fits`: how right each model was until the next one, the newest first. */
export type Own = {
  answers: Answer[];
  fits: { fittedAt: Date | null; drift: ChanceDrift | null }[];
  review: ReviewFit;
  forecasts: ReplayedForecasts;
};

/**
 * As the model is fitted on them: the newest 500,000, and students as numbers. From the database that the settings name, which
 * no server may have open where it is the embedded one.
 */
export async function ownAnswers(): Promise<Own> {
  try {
    const { db, close } = await openDatabase(readConfig(process.env));
    try {
      const { columns } = await readAnswers(db, await db.$count(learningEvents, isNotNull(learningEvents.isRight)));
      const { fittedAt, drift } = chanceModels;
      const fits = await db
        .select({ fittedAt, drift })
        .from(chanceModels)
        .where(isNotNull(fittedAt))
        .orderBy(desc(fittedAt));
      const today = new Date().toISOString().slice(0, 10);
      return {
        answers: answersIn(columns),
        fits,
        review: await fitReview(await readReviews(db)),
        forecasts: replayForecasts(await readStudied(db), today),
      };
    } finally {
      await close();
    }
  } catch (error) {
    if (error instanceof ConfigError || error instanceof FolderInUse) refuse(error.message);
    throw error;
  }
}
