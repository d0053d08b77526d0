/** What a student's path is planned from: their decisions, what they completed, and what their answers say. */
import { asc, eq } from 'drizzle-orm';
import { countedIn, coursesOf } from '../../course/cache.ts';
import { completedByCourse } from '../../course/completed-lessons.ts';
import { loadCatalogue } from '../../course/listing.ts';
import { Problem } from '../../http/problem.ts';
import type { Database } from '../../platform/database/client.ts';
import { aims, learningPaths } from '../../platform/database/schema/analytics.ts';
import { courseItem, type Estimate } from '../chances/estimate.ts';
import { type Learner, learnerOf } from '../chances/kept-state.ts';
import { skillOf } from '../chances/take-in.ts';
import { type MeasuredModule, moduleEstimate, standingOf } from './known.ts';
import { moduleKey, type Needed, neededFor, type PlanCourse, planOf, type Standing, type Step } from './plan.ts';

export type PathRow = typeof learningPaths.$inferSelect;
export type AimRow = typeof aims.$inferSelect;

/** In the content's order. */
export const loadAims = (db: Database): Promise<AimRow[]> => db.select().from(aims).orderBy(asc(aims.position));

/** Locked until the transaction ends where `tx` is one. Throws 404 without a path. */
export async function ownPath(tx: Database, userId: string): Promise<PathRow> {
  const [row] = await tx.select().from(learningPaths).where(eq(learningPaths.userId, userId)).for('update');
  if (!row) throw noPath();
  return row;
}

/** The 404 for a student who has not chosen an aim. */
export const noPath = () => new Problem(404, 'You have no path yet. Choose an aim first.');

/** The courses of these aims with all that they build on, directly or not. */
async function coursesFor(db: Database, wanted: readonly AimRow[]) {
  const { byId } = await loadCatalogue(db);
  const ids = new Set(wanted.flatMap(({ outcomes }) => outcomes.map(({ course }) => course)));
  // A set is gone through with what is added meanwhile.
  for (const id of ids) for (const { course } of byId.get(id)?.row.requires ?? []) ids.add(course);
  return [...(await coursesOf(db, ids)).values()];
}

/** The courses as the plans for these aims need them; without a student as for one who has done nothing yet. */
export async function planCourses(
  db: Database,
  userId: string | null,
  wanted: readonly AimRow[],
): Promise<PlanCourse[]> {
  const courses = await coursesFor(db, wanted);
  const completed = userId === null ? new Map<string, Set<string>>() : await completedByCourse(db, userId);
  return courses.map(({ row: { id: courseId, title, requires }, modules }) => ({
    id: courseId,
    title,
    requires,
    modules: modules.map(({ id, title: name, lessons }) => {
      const open = countedIn(lessons).filter((lesson) => !completed.get(courseId)?.has(lesson.id));
      const minutesLeft = open.reduce((sum, { minutes }) => sum + minutes, 0);
      return { id, title: name, isDone: open.length === 0, minutesLeft };
    }),
  }));
}

export type PathState = {
  aim: AimRow;
  courses: PlanCourse[];
  learner: Learner;
  needed: ReadonlyMap<string, Needed>;
  /** By `moduleKey`, as all that follow. */
  modules: ReadonlyMap<string, MeasuredModule>;
  /** Of the modules that were answered. */
  estimates: ReadonlyMap<string, Estimate>;
  standings: ReadonlyMap<string, Standing>;
};

/** Null where the content no longer has the aim. */
export async function pathState(db: Database, row: PathRow, now: Date): Promise<PathState | null> {
  const aim = (await loadAims(db)).find(({ id }) => id === row.aimId);
  if (!aim) return null;
  const courses = await planCourses(db, row.userId, [aim]);
  const needed = neededFor({ aim, courses, skipped: skippedOf(row) });
  const learner = await learnerOf(db, row.userId);
  const modules = await measuredModules(db, needed);
  const estimates = new Map<string, Estimate>();
  const standings = new Map<string, Standing>();
  for (const [key, module] of modules) {
    const estimate = moduleEstimate(learner, module, now);
    if (estimate) estimates.set(key, estimate);
    standings.set(key, standingOf(learner, module, now));
  }
  return { aim, courses, learner, needed, modules, estimates, standings };
}

async function measuredModules(
  db: Database,
  needed: ReadonlyMap<string, Needed>,
): Promise<Map<string, MeasuredModule>> {
  const entries = await coursesOf(db, needed.keys());
  return new Map(
    [...needed].flatMap(([courseId, { modules }]) =>
      modules.map(({ id }) => {
        const entry = entries.get(courseId)?.modules.find((module) => module.id === id);
        const quizzes = (entry?.quizzes ?? []).map(({ questions, draw }) => ({
          questions: questions.map((question) => courseItem(courseId, question)),
          draw,
        }));
        return [moduleKey(courseId, id), { skill: skillOf({ courseId, outcomeId: id }), quizzes }] as const;
      }),
    ),
  );
}

const skippedOf = ({ skipped }: PathRow) =>
  new Set(skipped.map(({ courseId, moduleId }) => moduleKey(courseId, moduleId)));

/** The steps of this path, with what the student skipped, sorted and pinned. */
export const stepsOf = (row: PathRow, state: PathState): Step[] =>
  planOf({ ...state, skipped: skippedOf(row), order: row.order, pinned: row.pinned });
