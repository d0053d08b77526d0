/** The answers that this installation's students have given. */
import { isNotNull } from 'drizzle-orm';
import { answersIn } from '../../server/analytics/chances/answer-columns.ts';
import { readAnswers } from '../../server/analytics/chances/refit-job.ts';
import type { Answer } from '../../server/analytics/model/answer.ts';
import { ConfigError, readConfig } from '../../server/platform/config.ts';
import { openDatabase } from '../../server/platform/database/client.ts';
import { FolderInUse } from '../../server/platform/database/folder-lock.ts';
import { learningEvents } from '../../server/platform/database/schema/analytics.ts';
import { refuse } from '../command-line.ts';

/**
 * As the model is fitted on them: the newest 500,000, and students as numbers. From the database that the settings name, which
 * no server may have open where it is the embedded one.
 */
export async function ownAnswers(): Promise<Answer[]> {
  try {
    const { db, close } = await openDatabase(readConfig(process.env));
    try {
      const { columns } = await readAnswers(db, await db.$count(learningEvents, isNotNull(learningEvents.isRight)));
      return answersIn(columns);
    } finally {
      await close();
    }
  } catch (error) {
    if (error instanceof ConfigError || error instanceof FolderInUse) refuse(error.message);
    throw error;
  }
}
