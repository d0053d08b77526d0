/** Everything made up, for a server to be looked at: figures, reviews, a schedule, two accounts, a colleague, what students answered, handed in and asked, and eight weeks of one's learning. With `DEMO=true` alone. */
import { contentLock } from '../content/load.ts';
import type { Database } from '../platform/database/client.ts';
import { addDemoAccounts } from './accounts.ts';
import { addAnswers } from './answers.ts';
import { addColleague } from './colleague.ts';
import { addDesk } from './desk.ts';
import { loadFigures } from './figures.ts';
import { addLearning } from './learning.ts';
import { addPath } from './path.ts';
import { addProgress } from './progress.ts';
import { addQuestions } from './questions.ts';
import { addQueue } from './queue.ts';
import { addStandings, loadClasses } from './study.ts';

/** After the content, whose courses it adds to. Repeating it changes nothing, but for the schedule's day. */
export async function loadDemonstration(db: Database, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(contentLock);
    await loadFigures(tx);
    await loadClasses(tx, now);
    const student = await addDemoAccounts(tx, now);
    if (student !== null) {
      await addLearning(tx, student, now);
      await addPath(tx, student, now);
      await addStandings(tx, student, now);
    }
    await addQueue(tx, now);
    await addProgress(tx, now);
    await addAnswers(tx);
    await addDesk(tx, now);
    await addQuestions(tx, now);
    await addColleague(tx);
  });
}
