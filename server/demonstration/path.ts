/** The path of the demonstration's student (§analytics.15): an aim, a placement, and what they decided after it. */
import { z } from 'zod';
import { arrange, chooseAim, currentPath, skip } from '../analytics/path/current.ts';
import { answer, questionOf, start } from '../analytics/path/placement.ts';
import { loadAims } from '../analytics/path/state.ts';
import type { Database } from '../platform/database/client.ts';
import { readDemonstration } from './read.ts';

const path = z.strictObject({
  aim: z.string(),
  daysAgo: z.int().min(1).max(56),
  at: z.string().regex(/^\d\d:\d\d$/),
  knows: z.record(z.string(), z.int().min(0)),
  pinned: z.array(z.string()),
  skips: z.int().min(0),
});

const day = 24 * 60 * 60 * 1000;

/** Within the caller's transaction. None where the content lacks the aim. */
export async function addPath(tx: Database, userId: string, now: Date): Promise<void> {
  const { aim, daysAgo, at, knows, pinned, skips } = readDemonstration('path.yaml', path);
  if (!(await loadAims(tx)).some(({ id }) => id === aim)) return;
  const then = new Date(`${new Date(now.getTime() - daysAgo * day).toISOString().slice(0, 10)}T${at}:00Z`);
  await chooseAim(tx, userId, aim, then);
  for (let { question } = await start(tx, userId, then); question; ) {
    const found = await questionOf(tx, question.id);
    const isKnown = found && Number(found.moduleId.slice(1)) <= (knows[found.courseId] ?? 0);
    const choice = isKnown ? found.question.correct : null;
    question = (await answer(tx, userId, { questionId: question.id, choice }, then)).question;
  }
  const placed = await currentPath(tx, userId, then);
  const later = new Date(then.getTime() + day);
  const order = { version: placed?.version ?? 1, order: [], pinned };
  const { version, steps } = await arrange(tx, userId, order, later);
  const offered = steps.flatMap(({ courseId, modules }) =>
    modules.flatMap(({ moduleId, state }) => (state === 'known' ? [{ courseId, moduleId }] : [])),
  );
  await skip(tx, userId, { version, modules: offered.slice(0, skips) }, later);
}
