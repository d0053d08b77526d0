/** What a student's path is planned from: their decisions, what they completed, and what their answers say. */
import { asc, eq } from 'drizzle-orm';
import { countedIn, coursesOf } from '../../course/cache.ts';
import { completedByCourse } from '../../course/completed-lessons.ts';
import { loadCatalogue } from '../../course/listing.ts';
import { Problem } from '../../http/problem.ts';
import type { Database } from '../../platform/database/client.ts';
import { aims, learningPaths } from '../../platform/database/schema/analytics.ts';
import { decayOf, type Estimate, estimateOf, type Summary } from '../mastery.ts';
import { keyOf, summariesOf } from '../outcomes.ts';
import { type Belief, type BeliefCourse, beliefOf, knownBy } from './belief.ts';
import {
  inOrder,
  moduleKey,
  type Needed,
  neededFor,
  type PlanCourse,
  planOf,
  type Standing,
  type Step,
} from './plan.ts';

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
  /** By `moduleKey`, of the modules that were answered. */
  estimates: ReadonlyMap<string, Estimate>;
  standings: ReadonlyMap<string, Standing>;
  belief: Belief;
  needed: ReadonlyMap<string, Needed>;
};

/** Null where the content no longer has the aim. */
export async function pathState(db: Database, row: PathRow, now: Date): Promise<PathState | null> {
  const aim = (await loadAims(db)).find(({ id }) => id === row.aimId);
  if (!aim) return null;
  const courses = await planCourses(db, row.userId, [aim]);
  const summaries = await summariesOf(db, row.userId);
  const needed = neededFor({ aim, courses, skipped: skippedOf(row) });
  const belief = beliefOf(inOrder(needed, []).flatMap((id) => beliefCourse(id, needed, summaries, now)));
  const estimates = new Map<string, Estimate>();
  for (const [courseId, { modules }] of needed) {
    for (const { id } of modules) {
      const summary = summaries.get(keyOf({ courseId, outcomeId: id }));
      if (summary) estimates.set(moduleKey(courseId, id), estimateOf(summary, now));
    }
  }
  return { aim, courses, estimates, standings: standingsOf(needed, estimates, belief), belief, needed };
}

const skippedOf = ({ skipped }: PathRow) =>
  new Set(skipped.map(({ courseId, moduleId }) => moduleKey(courseId, moduleId)));

/** The steps of this path, with what the student skipped, sorted and pinned. */
export const stepsOf = (row: PathRow, state: PathState): Step[] =>
  planOf({ ...state, skipped: skippedOf(row), order: row.order, pinned: row.pinned });

function beliefCourse(
  id: string,
  needed: ReadonlyMap<string, Needed>,
  summaries: ReadonlyMap<string, Summary>,
  now: Date,
): BeliefCourse[] {
  const own = needed.get(id);
  if (!own) return [];
  const requires = own.course.requires.flatMap(({ course, module }) => {
    const modules = needed.get(course)?.modules;
    if (!modules) return [];
    const at = modules.findIndex((each) => each.id === module);
    return [{ course, module: at < 0 ? modules.length - 1 : at }];
  });
  const modules = own.modules.map((module) => {
    const summary = summaries.get(keyOf({ courseId: id, outcomeId: module.id }));
    const share = summary ? decayOf(summary.asOf, now) : 0;
    const right = Object.entries(summary?.right ?? {}).map(([options, weight]) => [options, weight * share] as const);
    return { wrong: (summary?.wrong ?? 0) * share, right: Object.fromEntries(right) };
  });
  return [{ id, requires, modules }];
}

function standingsOf(
  needed: ReadonlyMap<string, Needed>,
  estimates: ReadonlyMap<string, Estimate>,
  belief: Belief,
): Map<string, Standing> {
  const standings = new Map<string, Standing>();
  for (const [courseId, { modules }] of needed) {
    for (const [at, { id }] of modules.entries()) {
      const estimate = estimates.get(moduleKey(courseId, id));
      const isShaky = estimate?.level === 'shaky';
      const isFirm = estimate?.level === 'firm';
      const support = isShaky ? null : knownBy(belief, courseId, at);
      const isOwn = support?.course === courseId && support.module === at;
      const from = support && !isOwn && !isFirm ? needed.get(support.course)?.modules[support.module]?.title : null;
      const isKnown = isFirm || support !== null;
      standings.set(moduleKey(courseId, id), {
        isAnswered: estimate !== undefined,
        isShaky,
        isKnown,
        knownFrom: from ?? null,
      });
    }
  }
  return standings;
}
