/**
 * What a student's answers say of them, in rows that an answer changes in constant time. They hold where the row in
 * `learning_states` was made by the current model and has taken in as many answers as the log has.
 */
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/client.ts';
import { learningOutcomes, learningStates } from '../../platform/database/schema/analytics.ts';
import { newStudent, type SkillState, type StudentState } from '../model/state.ts';
import { type CurrentModel, currentModel } from './current-model.ts';
import { loggedAnswers } from './log-answers.ts';
import { type LoggedAnswer, type Place, skillOf, stateAfter } from './take-in.ts';

type Row = typeof learningStates.$inferSelect;
type OutcomeKey = { courseId: string; outcomeId: string };

/** The rows of a student: `general` and `last` are null where they do not hold any more. */
export type KeptState = { general: StudentState['general']; last: Place } | null;

/** Held until the transaction ends, so that a student's answers are taken in one after another. */
export async function lockedState(tx: Database, userId: string, version: string): Promise<KeptState> {
  const own = eq(learningStates.userId, userId);
  const [row] = await tx.select().from(learningStates).where(own).for('update');
  if (row) return keptIn(row, version);
  await tx.insert(learningStates).values({ userId }).onConflictDoNothing();
  const [made] = await tx.select().from(learningStates).where(own).for('update');
  return made ? keptIn(made, version) : null;
}

function keptIn({ model, answers, taken, general, lastAt, lastId }: Row, version: string): KeptState {
  const isCurrent = model === version && taken === answers;
  return isCurrent && general && lastAt && lastId ? { general, last: { at: lastAt, id: lastId } } : null;
}

/** What is kept of outcomes: of these, or of all. */
export async function skillStates(
  db: Database,
  userId: string,
  keys?: readonly OutcomeKey[],
): Promise<Map<string, SkillState>> {
  const { courseId, outcomeId, state } = learningOutcomes;
  const among = keys && [
    inArray(courseId, [...new Set(keys.map((key) => key.courseId))]),
    inArray(outcomeId, [...new Set(keys.map((key) => key.outcomeId))]),
  ];
  const rows = await db
    .select({ courseId, outcomeId, state })
    .from(learningOutcomes)
    .where(and(eq(learningOutcomes.userId, userId), isNotNull(state), ...(among ?? [])));
  return new Map(rows.flatMap(({ state: kept, ...key }) => (kept ? [[skillOf(key), kept] as const] : [])));
}

/** Writes what holds after the log's rows were added. `all`: of every outcome, else of these answers' alone. */
export async function keepState(
  tx: Database,
  userId: string,
  {
    version,
    state,
    last,
    answers,
    all,
  }: {
    version: string;
    state: StudentState;
    last: Place;
    answers: readonly LoggedAnswer[];
    all: boolean;
  },
): Promise<void> {
  await tx
    .update(learningStates)
    .set({ model: version, general: state.general, taken: learningStates.answers, lastAt: last.at, lastId: last.id })
    .where(eq(learningStates.userId, userId));
  const keys = new Map<string, OutcomeKey>();
  for (const { courseId, outcomeId } of answers) {
    if (outcomeId !== null) keys.set(skillOf({ courseId, outcomeId }), { courseId, outcomeId });
  }
  const rows = [...keys].map(([skill, { courseId, outcomeId }]) => ({
    course_id: courseId,
    outcome_id: outcomeId,
    state: state.skills.get(skill) ?? null,
  }));
  if (rows.length === 0 && !all) return;
  const given = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(course_id text, outcome_id text, state jsonb)`;
  const { courseId, outcomeId } = learningOutcomes;
  const isGiven = sql`given.course_id = ${courseId} and given.outcome_id = ${outcomeId}`;
  await tx
    .update(learningOutcomes)
    .set({ state: sql`(select given.state from ${given} where ${isGiven})` })
    .where(
      and(eq(learningOutcomes.userId, userId), all ? undefined : sql`exists (select from ${given} where ${isGiven})`),
    );
}

/** A student as the current model sees them. Items are left out of a state that was kept. */
export type Learner = CurrentModel & { state: StudentState };

/** Reads two rows a student and one an outcome; what does not hold any more is replayed from the log. */
export async function learnerOf(db: Database, userId: string): Promise<Learner> {
  const current = await currentModel(db);
  const [row] = await db.select().from(learningStates).where(eq(learningStates.userId, userId));
  if (!row || row.answers === 0) return { ...current, state: newStudent() };
  const kept = keptIn(row, current.version);
  if (!kept) return { ...current, state: stateAfter(current.model, await loggedAnswers(db, userId)) };
  return { ...current, state: { general: kept.general, skills: await skillStates(db, userId), items: new Map() } };
}
