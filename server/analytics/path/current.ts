/** A student's path to an aim (§analytics.71 to §analytics.76): planned again whenever it is asked for. */
import { and, desc, eq, notInArray } from 'drizzle-orm';
import type { components } from '../../../src/api/generated/schema.d.ts';
import { coursesOf } from '../../course/cache.ts';
import { enrolmentsOf } from '../../course/enrolment.ts';
import { Problem } from '../../http/problem.ts';
import type { Database } from '../../platform/database/client.ts';
import { learningPaths, pathChanges } from '../../platform/database/schema/analytics.ts';
import { storage } from '../../platform/limits.ts';
import { changesBetween, keptOf, type PathChange } from './changes.ts';
import { firstOutOfOrder, moduleKey, planOf, type Step } from './plan.ts';
import { loadAims, noPath, ownPath, type PathRow, type PathState, pathState, planCourses, stepsOf } from './state.ts';

type LearningPath = components['schemas']['LearningPath'];
type Arrangement = components['schemas']['PathOrder'];
type Skips = components['schemas']['PathSkips'];
type Decision = Partial<Pick<PathRow, 'order' | 'pinned' | 'skipped'>>;

/** All aims with the courses that lead to each, as for a new student. */
export async function aimsOf(db: Database): Promise<components['schemas']['Aims']> {
  const all = await loadAims(db);
  const courses = await planCourses(db, null, all);
  const byId = await coursesOf(
    db,
    courses.map(({ id }) => id),
  );
  const noAnswers = { standings: new Map(), skipped: new Set<string>(), order: [], pinned: [] };
  return {
    aims: all.map((aim) => {
      const steps = planOf({ aim, courses, ...noAnswers });
      const { id, title, summary } = aim;
      const outcomes = aim.outcomes.flatMap(
        ({ course, module }) => byId.get(course)?.modules.find((each) => each.id === module)?.outcome ?? [],
      );
      const minutes = steps.reduce((sum, step) => sum + step.minutes, 0);
      return {
        id,
        title,
        summary,
        outcomes,
        courses: steps.map((step) => step.title),
        hours: Math.round(minutes / 60),
      };
    }),
  };
}

/**
 * The current path; null without an aim, or where the content no longer has it. Stores the changes since the last time.
 */
export async function currentPath(db: Database, userId: string, now: Date): Promise<LearningPath | null> {
  const [row] = await db.select().from(learningPaths).where(eq(learningPaths.userId, userId));
  if (!row) return null;
  const state = await pathState(db, row, now);
  if (!state) return null;
  const steps = stepsOf(row, state);
  if (changesBetween(row.plan, keptOf(steps, state.standings)).length === 0) return shown(db, row, state, steps);
  return db.transaction(async (tx) => updatedPath(tx, await ownPath(tx, userId), now));
}

/** Within a transaction that has locked the path. */
export async function updatedPath(
  tx: Database,
  row: PathRow,
  now: Date,
  newlyPinned: string[] = [],
): Promise<LearningPath> {
  const state = await pathState(tx, row, now);
  if (!state) throw noPath();
  const steps = stepsOf(row, state);
  const plan = keptOf(steps, state.standings);
  await addChanges(tx, row.userId, changesBetween(row.plan, plan, newlyPinned), now);
  await tx.update(learningPaths).set({ plan }).where(eq(learningPaths.userId, row.userId));
  return shown(tx, row, state, steps);
}

async function addChanges(tx: Database, userId: string, changes: PathChange[], now: Date): Promise<void> {
  if (changes.length === 0) return;
  await tx
    .insert(pathChanges)
    .values(changes.slice(0, storage.pathChanges).map((change) => ({ ...change, userId, at: now })));
  const kept = await newestChanges(tx, userId);
  const older = notInArray(
    pathChanges.id,
    kept.map(({ id }) => id),
  );
  await tx.delete(pathChanges).where(and(eq(pathChanges.userId, userId), older));
}

const newestChanges = (db: Database, userId: string) =>
  db
    .select()
    .from(pathChanges)
    .where(eq(pathChanges.userId, userId))
    .orderBy(desc(pathChanges.at), desc(pathChanges.id))
    .limit(storage.pathChanges);

async function shown(db: Database, row: PathRow, state: PathState, steps: Step[]): Promise<LearningPath> {
  const changes = await newestChanges(db, row.userId);
  const byId = await coursesOf(
    db,
    [...steps, ...changes].map(({ courseId }) => courseId),
  );
  const enrolments = await enrolmentsOf(db, row.userId);
  const moduleOf = (courseId: string, moduleId: string | null) =>
    byId.get(courseId)?.modules.find(({ id }) => id === moduleId);
  return {
    aimId: state.aim.id,
    aimTitle: state.aim.title,
    placement: row.placement,
    version: row.version,
    steps: steps.map(({ title, courseId, modules, ...step }) => ({
      courseId,
      courseTitle: title,
      isEnrolled: enrolments.has(courseId),
      ...step,
      modules: modules.map(({ id, ...module }) => {
        const { low = null, middle = null, high = null } = state.estimates.get(moduleKey(courseId, id)) ?? {};
        return { moduleId: id, outcome: moduleOf(courseId, id)?.outcome ?? null, ...module, low, middle, high };
      }),
    })),
    changes: inPathOrder(changes, steps).map(({ at, kind, courseId, moduleId }) => ({
      at: at.toISOString(),
      kind,
      courseTitle: byId.get(courseId)?.row.title ?? courseId,
      moduleTitle: moduleOf(courseId, moduleId)?.title ?? moduleId,
    })),
  };
}

/** Changes of one moment, in the order of the path. */
function inPathOrder(changes: (typeof pathChanges.$inferSelect)[], steps: Step[]) {
  const order = steps.flatMap(({ courseId, modules }) => [
    moduleKey(courseId, ''),
    ...modules.map(({ id }) => moduleKey(courseId, id)),
  ]);
  const indexOf = ({ courseId, moduleId }: (typeof changes)[number]) =>
    order.indexOf(moduleKey(courseId, moduleId ?? ''));
  return changes.toSorted((one, other) => other.at.getTime() - one.at.getTime() || indexOf(one) - indexOf(other));
}

/** Chooses an aim; the same one again changes nothing. Throws 404 for an unknown aim. */
export async function chooseAim(tx: Database, userId: string, aimId: string, now: Date): Promise<LearningPath> {
  const known = (await loadAims(tx)).some(({ id }) => id === aimId);
  if (!known) throw new Problem(404, 'There is no such aim.');
  await tx.insert(learningPaths).values({ userId, aimId: '' }).onConflictDoNothing();
  const row = await ownPath(tx, userId);
  if (row.aimId === aimId) return updatedPath(tx, row, now);
  const isFirst = row.aimId === '';
  const fresh = { order: [], pinned: [], placement: 'none', asked: 0, question: null } as const;
  const changed = { ...row, ...fresh, order: [], pinned: [], aimId, version: isFirst ? 1 : row.version + 1 };
  const state = await pathState(tx, changed, now);
  if (!state) throw noPath();
  const steps = stepsOf(changed, state);
  const plan = keptOf(steps, state.standings);
  await tx
    .update(learningPaths)
    .set({ ...changed, plan })
    .where(eq(learningPaths.userId, userId));
  await tx.delete(pathChanges).where(eq(pathChanges.userId, userId));
  return shown(tx, changed, state, steps);
}

/** Deletes the path with its changes. Repeating it changes nothing. */
export async function leaveAim(tx: Database, userId: string): Promise<void> {
  // The path first: who plans it again at this moment holds its row, and adds changes.
  await tx.delete(learningPaths).where(eq(learningPaths.userId, userId));
  await tx.delete(pathChanges).where(eq(pathChanges.userId, userId));
}

/** Throws 422 where a course is not of the path or stands before one that it builds on, and 409 for another version. */
export async function arrange(tx: Database, userId: string, asked: Arrangement, now: Date): Promise<LearningPath> {
  const { version, order, pinned } = asked;
  const [row, state] = await versioned(tx, userId, version, now);
  const titles = new Map(stepsOf(row, state).map(({ courseId, title }) => [courseId, title]));
  const strange = [...order, ...pinned].find((id) => !titles.has(id));
  if (strange !== undefined) throw new Problem(422, `The path has no course ${strange}.`);
  const wrong = firstOutOfOrder(order, state.courses);
  if (wrong) {
    const [early, late] = wrong.map((id) => titles.get(id));
    throw new Problem(422, `${early} builds on ${late}, which must come before it.`);
  }
  const newlyPinned = pinned.filter((id) => !row.pinned.includes(id));
  return decide(tx, row, { order, pinned }, now, newlyPinned);
}

/** Throws 422 for a module that is not of the path, and 409 for another version. */
export async function skip(
  tx: Database,
  userId: string,
  { version, modules }: Skips,
  now: Date,
): Promise<LearningPath> {
  const [row, state] = await versioned(tx, userId, version, now);
  const own = new Set(
    [...state.needed].flatMap(([courseId, needed]) => needed.modules.map(({ id }) => moduleKey(courseId, id))),
  );
  const wanted = new Map(modules.map((each) => [moduleKey(each.courseId, each.moduleId), each]));
  if ([...wanted.keys()].some((key) => !own.has(key))) throw new Problem(422, 'The path has no such module.');
  // Modules that were skipped for another aim stay skipped: the caller has not seen them.
  const elsewhere = row.skipped.filter(({ courseId, moduleId }) => !own.has(moduleKey(courseId, moduleId)));
  return decide(tx, row, { skipped: [...elsewhere, ...wanted.values()] }, now);
}

async function versioned(tx: Database, userId: string, version: number, now: Date): Promise<[PathRow, PathState]> {
  const row = await ownPath(tx, userId);
  if (row.version !== version) {
    throw new Problem(409, 'Your path has changed. Look at it again before you decide.');
  }
  const state = await pathState(tx, row, now);
  if (!state) throw noPath();
  return [row, state];
}

async function decide(tx: Database, row: PathRow, decision: Decision, now: Date, newlyPinned: string[] = []) {
  const changed = { ...row, ...decision, version: row.version + 1 };
  await tx
    .update(learningPaths)
    .set({ ...decision, version: changed.version })
    .where(eq(learningPaths.userId, row.userId));
  return updatedPath(tx, changed, now, newlyPinned);
}
