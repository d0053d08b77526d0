/**
 * Questions that do not fit (§teaching.25): made of the figures that are shown of them and of nothing else, so that they reveal
 * no more.
 */
import type { components } from '../../src/api/generated/schema.d.ts';

type Misfit = components['schemas']['StruggleMisfit'];

/** An item as it is shown; `options`: 0 where there is nothing to choose from. */
export type JudgedItem = { moduleId: string; options: number; students: number; first: number };

/** With fewer students, a share may be 20 points off by luck alone. */
const fewestStudents = 20;
/** Of 20 students, so many points are no more than luck. */
const asGoodAs = 5;
/** The highest share that is shown. */
const nearlyAll = 95;
const muchHarder = 25;
/** So many items say how hard a module is. */
const fewestOfModule = 3;

/** `modules`: the ids in the order of the course, in which each builds on those before it. */
export function misfitOf(item: JudgedItem, all: readonly JudgedItem[], modules: readonly string[]): Misfit | undefined {
  const { options, students, first, moduleId } = item;
  if (students < fewestStudents) return undefined;
  const guessed = options > 0 ? Math.round(100 / options) : 0;
  if (options > 0 && first <= guessed + asGoodAs) return { kind: 'guessed', beside: guessed };
  const nextModule = modules[modules.indexOf(moduleId) + 1];
  const next = all.filter((other) => other.moduleId === nextModule && other.students >= fewestStudents);
  const mean = Math.round(next.reduce((sum, other) => sum + other.first, 0) / next.length);
  if (next.length >= fewestOfModule && mean - first >= muchHarder) return { kind: 'hard', beside: mean };
  return first >= nearlyAll ? { kind: 'easy', beside: nearlyAll } : undefined;
}
