/**
 * How likely a student knows each module of a path, from the answers to all of them (docs/adr/021-paths.md): what a module
 * builds on is known by whoever knows the module. `mastery.ts` says how well one outcome is mastered from its own answers
 * alone, which are too few for a placement.
 */
import type { Summary } from '../mastery.ts';

/** A course as far as the path needs it, with what answers say of its modules. */
export type BeliefCourse = {
  id: string;
  /** The indices of the modules that have to be known before the first module of this course. */
  requires: readonly { course: string; module: number }[];
  modules: readonly Evidence[];
};

/** The weights of wrong answers, and of right ones by the number of options (0: nothing to choose from). */
export type Evidence = Pick<Summary, 'wrong' | 'right'>;

/** A question of a module, with so many options. */
export type Candidate = { course: string; module: number; options: number };

/** Whoever knows a module answers its question wrongly once in ten times. */
const slip = 0.1;
/** Without knowing the module: the chance to solve an exercise, and to answer a question wrongly. */
const solvedUnknown = 0.05;
const wrongUnknown = 2 / 3;
/**
 * Before any answer, of someone who knows what a course builds on: how likely they know nothing of the course itself, or all
 * that the path needs of it. Between these, each number of modules is as likely.
 */
const knowsNone = 0.4;
const knowsAll = 0.3;
/** More are not looked at together; each course is then looked at by itself. */
const statesAtMost = 4_000;

/** How many modules of each course are known, and how likely that is. */
type State = { known: number[]; chance: number };
type Group = { courses: BeliefCourse[]; states: State[] };

export type Belief = { groups: readonly Group[] };

const guess = (options: number) => (options >= 1 ? 1 / options : solvedUnknown);

/** Courses in an order in which none comes before one that it builds on. */
export function beliefOf(courses: readonly BeliefCourse[]): Belief {
  return {
    groups: connected(courses).flatMap(
      (group) => jointStates(group) ?? group.flatMap((one) => jointStates([one]) ?? []),
    ),
  };
}

/** From 0 to 1. */
export function chanceKnown({ groups }: Belief, course: string, module: number): number {
  for (const { courses, states } of groups) {
    const at = courses.findIndex(({ id }) => id === course);
    if (at >= 0) return states.reduce((sum, { known, chance }) => sum + ((known[at] ?? 0) > module ? chance : 0), 0);
  }
  return 0;
}

type ModuleAt = { course: string; module: number };

/** The chance from which a module counts as known: with a lower one, too many students who only guess would pass. */
const knownFrom = 0.97;

/**
 * Where the answers are from which it follows that a module is known: its own, or those to a module that builds on it
 * directly. Null where it is not known. Right answers to what it builds on make it likelier, and are never enough.
 */
export function knownBy(belief: Belief, course: string, module: number): ModuleAt | null {
  if (chanceKnown(belief, course, module) < knownFrom) return null;
  const courses = belief.groups.flatMap((group) => group.courses);
  return (
    [{ course, module }, ...directlyAfter(courses, { course, module })].find((each) => isSupported(courses, each)) ??
    null
  );
}

/** The next module of its course, and the first of each course that requires it. */
const directlyAfter = (courses: readonly BeliefCourse[], { course, module }: ModuleAt): ModuleAt[] => [
  { course, module: module + 1 },
  ...courses
    .filter(({ requires }) => requires.some((each) => each.course === course && each.module === module))
    .map(({ id }) => ({ course: id, module: 0 })),
];

function isSupported(courses: readonly BeliefCourse[], { course, module }: ModuleAt): boolean {
  const evidence = courses.find(({ id }) => id === course)?.modules[module];
  return evidence !== undefined && rightOf(evidence) > evidence.wrong;
}

/** Courses that build on each other, directly or not, are looked at together. */
function connected(courses: readonly BeliefCourse[]): BeliefCourse[][] {
  let groups: BeliefCourse[][] = [];
  for (const course of courses) {
    const near = groups.filter((group) => group.some(({ id }) => course.requires.some((each) => each.course === id)));
    groups = [...groups.filter((group) => !near.includes(group)), [...near.flat(), course]];
  }
  return groups;
}

/** Every state in which nothing is known without what it builds on; null where there are too many. */
function jointStates(courses: BeliefCourse[]): Group | null {
  let states: State[] = [{ known: [], chance: 1 }];
  for (const [at, { requires, modules }] of courses.entries()) {
    const required = requires.map(({ course, module }) => ({
      index: courses.findIndex(({ id }) => id === course),
      module,
    }));
    const likelihoods = likelihoodsOf(modules);
    states = states.flatMap(({ known, chance }) => {
      const isReady = required.every(({ index, module }) => index < 0 || index >= at || (known[index] ?? 0) > module);
      const most = isReady ? modules.length : 0;
      return Array.from({ length: most + 1 }, (_, count) => ({
        known: [...known, count],
        chance: chance * (likelihoods[count] ?? 0) * priorOf(count, most),
      }));
    });
    if (states.length > statesAtMost) return null;
    states = normalised(states);
  }
  return { courses, states };
}

function priorOf(count: number, most: number): number {
  if (most === 0) return 1;
  if (count === 0) return knowsNone;
  return (1 - knowsNone - knowsAll) / most + (count === most ? knowsAll : 0);
}

/** How likely the answers to a course are, by how many of its modules are known; the likeliest is 1. */
function likelihoodsOf(modules: readonly Evidence[]): number[] {
  const gains = modules.map((evidence) => logIfKnown(evidence) - logIfUnknown(evidence));
  const logs = [0];
  for (const gain of gains) logs.push((logs.at(-1) ?? 0) + gain);
  const highest = Math.max(...logs);
  return logs.map((log) => Math.exp(log - highest));
}

const rightOf = ({ right }: Evidence) => Object.values(right).reduce((sum, weight) => sum + weight, 0);

const logIfKnown = (evidence: Evidence) => evidence.wrong * Math.log(slip) + rightOf(evidence) * Math.log(1 - slip);

const logIfUnknown = ({ wrong, right }: Evidence) =>
  Object.entries(right).reduce(
    (sum, [options, weight]) => sum + weight * Math.log(guess(Number(options))),
    wrong * Math.log(wrongUnknown),
  );

function normalised(states: State[]): State[] {
  const sum = states.reduce((all, { chance }) => all + chance, 0);
  return states.map(({ known, chance }) => ({ known, chance: chance / sum }));
}

/** The expected information gain of a question over all modules, in bits. */
export function gainOf({ groups }: Belief, { course, module, options }: Candidate): number {
  const group = groups.find(({ courses }) => courses.some(({ id }) => id === course));
  if (!group) return 0;
  const at = group.courses.findIndex(({ id }) => id === course);
  const isKnown = ({ known }: State) => (known[at] ?? 0) > module;
  const ifRight = (state: State) => state.chance * (isKnown(state) ? 1 - slip : guess(options));
  const right = group.states.reduce((sum, state) => sum + ifRight(state), 0);
  const after = (share: (state: State) => number) =>
    uncertainty(group, normalised(group.states.map((state) => ({ known: state.known, chance: share(state) }))));
  const afterRight = after(ifRight);
  const afterWrong = after((state) => state.chance - ifRight(state));
  return uncertainty(group, group.states) - right * afterRight - (1 - right) * afterWrong;
}

function uncertainty({ courses }: Group, states: readonly State[]): number {
  let bits = 0;
  for (const [at, { modules }] of courses.entries()) {
    const shares = new Array<number>(modules.length + 1).fill(0);
    for (const { known, chance } of states) {
      const count = known[at] ?? 0;
      shares[count] = (shares[count] ?? 0) + chance;
    }
    let above = 1;
    for (let count = 0; count < modules.length; count += 1) {
      above -= shares[count] ?? 0;
      bits += entropy(above);
    }
  }
  return bits;
}

const entropy = (chance: number) =>
  chance <= 0 || chance >= 1 ? 0 : -chance * Math.log2(chance) - (1 - chance) * Math.log2(1 - chance);
