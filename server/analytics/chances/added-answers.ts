/** Answers on their way into the log: what was predicted of each, and what is known of their student afterwards. */
import type { Database } from '../../platform/database/client.ts';
import type { learningEvents } from '../../platform/database/schema/analytics.ts';
import { newStudent, type StudentState } from '../model/state.ts';
import { currentModel } from './current-model.ts';
import { type KeptState, keepState, lockedState, skillStates } from './kept-state.ts';
import { itemStates, knownIds, loggedAnswers } from './log-answers.ts';
import { before, type LoggedAnswer, takeIn } from './take-in.ts';

type Row = typeof learningEvents.$inferInsert & { id: string };

/** `keep` writes the state; it is called once the rows are in the log. */
export type Added = { chances: ReadonlyMap<string, number>; keep: () => Promise<void> };

const nothing: Added = { chances: new Map(), keep: async () => {} };

/**
 * Within the transaction that will add the rows. In the order of their moments, answers after the last one that was taken in
 * change a few rows; one from before, as from a device that was offline, has the student's answers replayed from the log.
 */
export async function addedAnswers(tx: Database, userId: string, rows: readonly Row[]): Promise<Added> {
  const given = rows.flatMap(answerIn);
  if (given.length === 0) return nothing;
  const { version, model } = await currentModel(tx);
  const kept = await lockedState(tx, userId, version);
  const known = await knownIds(
    tx,
    userId,
    given.map(({ id }) => id),
  );
  const fresh = [...new Map(given.map((answer) => [answer.id, answer])).values()]
    .filter(({ id }) => !known.has(id))
    .toSorted(before);
  const [first] = fresh;
  if (!first) return nothing;
  const isNext = kept !== null && before(kept.last, first) < 0;
  const state = isNext ? await stateBefore(tx, userId, kept, fresh) : newStudent();
  const answers = isNext ? fresh : [...(await loggedAnswers(tx, userId)), ...fresh].toSorted(before);
  const chances = takeIn(model, state, answers);
  const last = answers.at(-1) ?? first;
  return { chances, keep: () => keepState(tx, userId, { version, state, last, answers, all: !isNext }) };
}

const answerIn = ({ isRight, lessonId, item, outcomeId, options, id, at, courseId }: Row): LoggedAnswer[] =>
  typeof isRight === 'boolean'
    ? [
        {
          id,
          at,
          courseId,
          isRight,
          lessonId: lessonId ?? null,
          item: item ?? null,
          outcomeId: outcomeId ?? null,
          options: options ?? null,
        },
      ]
    : [];

/** The part of a state that these answers ask for. */
async function stateBefore(
  tx: Database,
  userId: string,
  { general }: NonNullable<KeptState>,
  fresh: readonly LoggedAnswer[],
): Promise<StudentState> {
  const keys = fresh.flatMap(({ courseId, outcomeId }) => (outcomeId === null ? [] : [{ courseId, outcomeId }]));
  const skills = keys.length > 0 ? await skillStates(tx, userId, keys) : new Map();
  return { general, skills, items: await itemStates(tx, userId, fresh) };
}
