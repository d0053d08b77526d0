/** The changes of a path that its student is told (§analytics.75): the last plan compared with the current one. */
import type { PlannedModule, pathChanges } from '../../platform/database/schema/analytics.ts';
import { moduleKey, type Standing, type Step } from './plan.ts';

export type PathChange = Pick<typeof pathChanges.$inferSelect, 'kind' | 'courseId' | 'moduleId'>;

/** The plan as it is stored for the next comparison. */
export const keptOf = (steps: readonly Step[], standings: ReadonlyMap<string, Standing>): PlannedModule[] =>
  steps.flatMap(({ courseId, modules }) =>
    modules.map(({ id: moduleId, state }) => {
      const isShaky = standings.get(moduleKey(courseId, moduleId))?.isShaky ?? false;
      return { courseId, moduleId, state, isShaky };
    }),
  );

/** `pinned` are courses that the student has just pinned: their moves are not reported. */
export function changesBetween(
  before: readonly PlannedModule[],
  now: readonly PlannedModule[],
  pinned: readonly string[] = [],
): PathChange[] {
  const old = new Map(before.map((module) => [keyOf(module), module]));
  const kept = new Set(now.map(keyOf));
  const [oldCourses, courses] = [coursesOf(before), coursesOf(now)];
  const ofCourse = (kind: PathChange['kind'], ids: readonly string[]) =>
    ids.map((courseId): PathChange => ({ kind, courseId, moduleId: null }));
  const both = (ids: readonly string[], others: readonly string[]) =>
    ids.filter((id) => others.includes(id) && !pinned.includes(id));
  return [
    ...ofCourse('pinned', pinned),
    ...ofCourse(
      'removed',
      oldCourses.filter((id) => !courses.includes(id)),
    ),
    ...ofCourse(
      'added',
      courses.filter((id) => !oldCourses.includes(id)),
    ),
    ...ofCourse('moved', movedIn(both(oldCourses, courses), both(courses, oldCourses))),
    ...before.flatMap(({ courseId, moduleId, ...each }): PathChange[] =>
      courses.includes(courseId) && !kept.has(keyOf({ courseId, moduleId, ...each }))
        ? [{ kind: 'removed', courseId, moduleId }]
        : [],
    ),
    ...now.flatMap((module): PathChange[] => {
      const { courseId, moduleId } = module;
      if (!oldCourses.includes(courseId)) return [];
      const kind = changeOf(old.get(keyOf(module)), module);
      return kind ? [{ kind, courseId, moduleId }] : [];
    }),
  ];
}

const keyOf = ({ courseId, moduleId }: PlannedModule) => moduleKey(courseId, moduleId);
const coursesOf = (modules: readonly PlannedModule[]) => [...new Set(modules.map(({ courseId }) => courseId))];

function changeOf(before: PlannedModule | undefined, now: PlannedModule): PathChange['kind'] | null {
  if (!before) return 'added';
  if (before.state !== now.state) {
    if (now.state !== 'todo') return now.state === 'known' && before.state === 'skipped' ? 'restored' : now.state;
    return before.state === 'known' ? 'shaky' : 'restored';
  }
  return now.isShaky && !before.isShaky ? 'shaky' : null;
}

/** The fewest courses that, moved, turn one order into the other: those outside the longest run that both have. */
function movedIn(before: readonly string[], now: readonly string[]): string[] {
  const runs: string[][] = [];
  for (const [index, id] of now.entries()) {
    const earlier = runs.filter((_, at) => before.indexOf(now[at] ?? '') < before.indexOf(id));
    const longest = earlier.reduce<string[]>((best, run) => (run.length > best.length ? run : best), []);
    runs[index] = [...longest, id];
  }
  const stay = runs.reduce<string[]>((best, run) => (run.length > best.length ? run : best), []);
  return now.filter((id) => !stay.includes(id));
}
