/**
 * Which courses and modules lead to an aim, in order, and why (docs/adr/021-paths.md). Nothing here reads a clock or a
 * database: the same input yields the same path.
 */

/** A course that another one builds on, as far as the module; all of it without one. */
type Requirement = { course: string; module?: string };

export type PlanModule = { id: string; title: string; isDone: boolean; minutesLeft: number };
export type PlanCourse = {
  id: string;
  title: string;
  requires: readonly Requirement[];
  modules: readonly PlanModule[];
};

/** What the student's answers say of a module. */
export type Standing = { isAnswered: boolean; isShaky: boolean; isKnown: boolean };

type Reason = {
  kind: 'aim' | 'requiredBy' | 'shaky' | 'known' | 'pinned' | 'order' | 'done' | 'notKnown';
  title: string | null;
};
export type StepModule = { id: string; title: string; state: 'todo' | 'done' | 'known' | 'skipped'; reason: Reason };
export type Step = {
  courseId: string;
  title: string;
  isPinned: boolean;
  state: 'next' | 'later' | 'done';
  minutes: number;
  reasons: Reason[];
  /** The courses of the path that it builds on, each as far as the module. */
  buildsOn: { courseId: string; moduleId: string }[];
  modules: StepModule[];
};

export type PlanInput = {
  aim: { title: string; outcomes: readonly { course: string; module: string }[] };
  /** All courses of the content. */
  courses: readonly PlanCourse[];
  /** By `moduleKey`; a module without one was never answered. */
  standings: ReadonlyMap<string, Standing>;
  /** What the student agreed to skip, by `moduleKey`. */
  skipped: ReadonlySet<string>;
  order: readonly string[];
  pinned: readonly string[];
};

/** A key for maps by module, as module ids repeat from course to course. */
export const moduleKey = (courseId: string, moduleId: string) => `${courseId} ${moduleId}`;

/** A course as far as the path needs it. */
export type Needed = {
  course: PlanCourse;
  modules: readonly PlanModule[];
  /** The titles of courses of the path. */
  requiredBy: string[];
  /** All courses that it builds on, directly or not. */
  before: ReadonlySet<string>;
};

/**
 * The path: one step a course, in an order in which each comes after what it builds on. The first that is not done is
 * next.
 */
export function planOf(input: PlanInput): Step[] {
  const needed = neededFor(input);
  const proposed = inOrder(needed, []);
  const order = inOrder(needed, [...input.pinned, ...input.order]);
  const steps = order.map((id) => stepOf(id, needed, input, proposed.indexOf(id) !== order.indexOf(id)));
  const next = steps.find(({ state }) => state !== 'done');
  return steps.map((step) => (step === next ? { ...step, state: 'next' } : step));
}

/**
 * The courses of the aim's outcomes, each as far as its last one, and what these build on: nothing of it where a course has
 * nothing left to do.
 */
export function neededFor({
  aim,
  courses,
  skipped,
}: Pick<PlanInput, 'aim' | 'courses' | 'skipped'>): Map<string, Needed> {
  const byId = new Map(courses.map((course) => [course.id, course]));
  const needed = new Map<string, Needed>();
  const need = ({ course: id, module }: Requirement, by: PlanCourse | null) => {
    const course = byId.get(id);
    if (!course) return;
    const known = needed.get(id) ?? { course, modules: [], requiredBy: [], before: allBefore(id, byId) };
    const last =
      module === undefined ? course.modules.length - 1 : course.modules.findIndex((each) => each.id === module);
    const requiredBy = by && !known.requiredBy.includes(by.title) ? [...known.requiredBy, by.title] : known.requiredBy;
    const modules = course.modules.slice(0, Math.max(known.modules.length, last + 1));
    needed.set(id, { ...known, modules, requiredBy });
    if (modules.length > known.modules.length && !isFinished(id, modules, skipped)) {
      for (const each of course.requires) need(each, course);
    }
  };
  for (const outcome of aim.outcomes) need(outcome, null);
  return new Map([...needed].filter(([, { modules }]) => modules.length > 0));
}

const isFinished = (courseId: string, modules: readonly PlanModule[], skipped: ReadonlySet<string>) =>
  modules.every(({ id, isDone }) => isDone || skipped.has(moduleKey(courseId, id)));

/** The courses in the preferred order, as far as requirements allow. */
export function inOrder(needed: ReadonlyMap<string, Needed>, preferred: readonly string[]): string[] {
  const ranked = [...new Set([...preferred, ...needed.keys()])].filter((id) => needed.has(id));
  const added = new Set<string>();
  const ordered: string[] = [];
  const add = (id: string) => {
    if (added.has(id)) return;
    added.add(id);
    for (const before of ranked) if (needed.get(id)?.before.has(before)) add(before);
    ordered.push(id);
  };
  for (const id of ranked) add(id);
  return ordered;
}

/** The first course of an order that stands before one that it builds on, and that one; null where there is none. */
export function firstOutOfOrder(order: readonly string[], courses: readonly PlanCourse[]): [string, string] | null {
  const byId = new Map(courses.map((course) => [course.id, course]));
  for (const [index, id] of order.entries()) {
    const before = allBefore(id, byId);
    const late = order.slice(index + 1).find((other) => before.has(other));
    if (late !== undefined) return [id, late];
  }
  return null;
}

/** What a course builds on, what that builds on, and so on: also by way of courses that the path does not need. */
function allBefore(id: string, byId: ReadonlyMap<string, PlanCourse>): Set<string> {
  const found = new Set<string>();
  const open = [id];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    for (const { course } of byId.get(next)?.requires ?? []) {
      if (course === id || found.has(course)) continue;
      found.add(course);
      open.push(course);
    }
  }
  return found;
}

function stepOf(courseId: string, needed: ReadonlyMap<string, Needed>, input: PlanInput, isMoved: boolean): Step {
  const own = needed.get(courseId);
  if (!own) throw new Error(`The path has no course ${courseId}`);
  const modules = own.modules.map((module) => stepModule(module, own, input));
  const left = own.modules.filter((_, index) => isLeft(modules[index]));
  const isPinned = input.pinned.includes(courseId);
  const shaky = left.find(({ id }) => input.standings.get(moduleKey(courseId, id))?.isShaky);
  const isAimedAt = input.aim.outcomes.some(({ course }) => course === courseId);
  const reasons: (Reason | false | undefined)[] = [
    left.length === 0 && { kind: 'done', title: null },
    isAimedAt && { kind: 'aim', title: input.aim.title },
    ...own.requiredBy.map((title): Reason => ({ kind: 'requiredBy', title })),
    shaky && { kind: 'shaky', title: shaky.title },
    isPinned && { kind: 'pinned', title: null },
    isMoved && !isPinned && input.order.includes(courseId) && { kind: 'order', title: null },
  ];
  return {
    courseId,
    title: own.course.title,
    isPinned,
    state: left.length === 0 ? 'done' : 'later',
    minutes: left.reduce((sum, { minutesLeft }) => sum + minutesLeft, 0),
    reasons: reasons.filter((reason) => typeof reason === 'object'),
    buildsOn: own.course.requires.flatMap(({ course, module }) => {
      const before = needed.get(course)?.modules;
      const last = before?.find(({ id }) => id === module) ?? before?.at(-1);
      return last ? [{ courseId: course, moduleId: last.id }] : [];
    }),
    modules,
  };
}

/** Whether the module is still to do: a known one is until the student agrees to skip it. */
const isLeft = (module: StepModule | undefined) => module?.state === 'todo' || module?.state === 'known';

function stepModule({ id, title, isDone }: PlanModule, own: Needed, input: PlanInput): StepModule {
  const key = moduleKey(own.course.id, id);
  const standing = input.standings.get(key);
  const named = { id, title };
  if (isDone) return { ...named, state: 'done', reason: { kind: 'done', title: null } };
  const known: Reason = { kind: 'known', title: null };
  const shaky: Reason = { kind: 'shaky', title: null };
  const notKnown: Reason = { kind: 'notKnown', title: null };
  if (input.skipped.has(key)) {
    const reason = standing?.isKnown ? known : notKnown;
    return { ...named, state: 'skipped', reason: standing?.isShaky ? shaky : reason };
  }
  if (standing?.isKnown) return { ...named, state: 'known', reason: known };
  if (standing?.isShaky) return { ...named, state: 'todo', reason: shaky };
  return { ...named, state: 'todo', reason: standing?.isAnswered ? notKnown : needOf(id, own, input) };
}

/** Why the path has a module: it is one of the aim's, or a later one builds on it. */
function needOf(id: string, { course, modules, requiredBy }: Needed, { aim }: PlanInput): Reason {
  const isAimedAt = (module: string) =>
    aim.outcomes.some((each) => each.course === course.id && each.module === module);
  if (isAimedAt(id)) return { kind: 'aim', title: aim.title };
  const nextAimed = modules.slice(modules.findIndex((each) => each.id === id) + 1).find((each) => isAimedAt(each.id));
  return { kind: 'requiredBy', title: nextAimed?.title ?? requiredBy[0] ?? null };
}
