/** What answers say of modules that nobody asked about, and whether a placement finds more out than questions at random. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readContent } from '../../content/read.ts';
import { seededChance } from '../chance.ts';
import { type BeliefCourse, beliefOf, type Candidate, chanceKnown, type Evidence, gainOf, knownBy } from './belief.ts';
import { inOrder, neededFor } from './plan.ts';

const content = readContent('content');
const noEvidence = (): Evidence => ({ wrong: 0, right: {} });
const options = 3;

/** The courses of an aim, as someone who knows nothing of it needs them. */
function coursesOf(aimId: string): BeliefCourse[] {
  const aim = content.aims.find(({ id }) => id === aimId);
  if (!aim) throw new Error(`There is no aim ${aimId}`);
  const courses = content.courses.map(({ modules, ...course }) => ({
    ...course,
    modules: modules.map(({ id, title }) => ({ id, title, isDone: false, minutesLeft: 1 })),
  }));
  const needed = neededFor({ aim, courses, skipped: new Set() });
  return inOrder(needed, []).map((id) => {
    const own = needed.get(id);
    const requires = (own?.course.requires ?? []).map(({ course, module }) => {
      const all = needed.get(course)?.modules ?? [];
      const at = all.findIndex((each) => each.id === module);
      return { course, module: at < 0 ? all.length - 1 : at };
    });
    return { id, requires, modules: (own?.modules ?? []).map(noEvidence) };
  });
}

const answeredAt = (
  courses: BeliefCourse[],
  { course, module, options: of }: Candidate,
  isRight: boolean,
): BeliefCourse[] =>
  courses.map((each) => {
    if (each.id !== course) return each;
    const modules = each.modules.map((evidence, at) => {
      if (at !== module) return evidence;
      const right = evidence.right[of] ?? 0;
      return isRight ? { ...evidence, right: { [of]: right + 1 } } : { ...evidence, wrong: evidence.wrong + 1 };
    });
    return { ...each, modules };
  });

const all = (courses: BeliefCourse[]) =>
  courses.flatMap(({ id, modules }) => modules.map((_, module) => ({ course: id, module, options })));

/** How many modules of each course someone knows: none where what it requires is not known. */
function student(courses: BeliefCourse[], roll: () => number): Map<string, number> {
  const known = new Map<string, number>();
  for (const { id, requires, modules } of courses) {
    const isReady = requires.every(({ course, module }) => (known.get(course) ?? 0) > module);
    known.set(id, isReady && roll() < 0.6 ? 1 + Math.floor(roll() * modules.length) : 0);
  }
  return known;
}

type Asking = (courses: BeliefCourse[], left: Candidate[], roll: () => number) => Candidate | undefined;

const atRandom: Asking = (_courses, left, roll) => left[Math.floor(roll() * left.length)];
/** As `placement.ts` does. */
const mostTelling: Asking = (courses, left) => {
  const belief = beliefOf(courses);
  const gains = new Map(left.map((each) => [`${each.course} ${each.module}`, each]));
  const [best] = [...gains.values()]
    .map((each) => ({ each, gain: gainOf(belief, each) }))
    .toSorted((one, other) => other.gain - one.gain);
  return best && best.gain >= 0.1 ? best.each : undefined;
};

/** Each module has two questions. */
function findLevel(courses: BeliefCourse[], known: Map<string, number>, ask: Asking, roll: () => number) {
  let told = courses;
  let left = [...all(courses), ...all(courses)];
  let asked = 0;
  while (asked < 10) {
    const next = ask(told, left, roll);
    if (!next) break;
    const isKnown = (known.get(next.course) ?? 0) > next.module;
    told = answeredAt(told, next, roll() < (isKnown ? 0.9 : 1 / options));
    left = left.filter((each) => each !== next);
    asked += 1;
  }
  const belief = beliefOf(told);
  let [offered, wronglyOffered, missed, wrong] = [0, 0, 0, 0];
  for (const { course, module } of all(courses)) {
    const chance = chanceKnown(belief, course, module);
    const isKnown = (known.get(course) ?? 0) > module;
    const isOffered = knownBy(belief, course, module) !== null;
    if (isOffered) offered += 1;
    if (isOffered && !isKnown) wronglyOffered += 1;
    if (!isOffered && isKnown) missed += 1;
    wrong += Math.abs(Number(isKnown) - chance);
  }
  return { asked, offered, wronglyOffered, missed, wrong };
}

function simulate(aimId: string, ask: Asking, times: number, choose: typeof student) {
  const courses = coursesOf(aimId);
  const roll = seededChance(7);
  const sums = { asked: 0, offered: 0, wronglyOffered: 0, missed: 0, wrong: 0 };
  for (let at = 0; at < times; at += 1) {
    const result = findLevel(courses, choose(courses, roll), ask, roll);
    for (const key of ['asked', 'offered', 'wronglyOffered', 'missed', 'wrong'] as const)
      sums[key] += result[key] / times;
  }
  return sums;
}

describe('§analytics.73 what answers say of modules', () => {
  const courses = coursesOf('decide-with-experiments');
  const candidates = all(courses);
  const answers = fc.array(fc.record({ at: fc.nat({ max: candidates.length - 1 }), isRight: fc.boolean() }), {
    maxLength: 12,
  });
  const told = (given: { at: number; isRight: boolean }[]) =>
    given.reduce((sofar, { at, isRight }) => answeredAt(sofar, candidateAt(at), isRight), courses);
  const candidateAt = (at: number) => candidates[at] ?? { course: '', module: 0, options };

  test('nothing is known before any answer', () => {
    const belief = beliefOf(courses);
    expect(candidates.filter(({ course, module }) => knownBy(belief, course, module))).toEqual([]);
  });

  test('whoever knows a module knows what it builds on', () => {
    fc.assert(
      fc.property(answers, (given) => {
        const belief = beliefOf(told(given));
        for (const { id, requires, modules } of courses) {
          const chances = modules.map((_, at) => chanceKnown(belief, id, at));
          const falling = chances.toSorted((one, other) => other - one);
          expect(chances).toEqual(falling);
          for (const { course, module } of requires) {
            expect(chanceKnown(belief, course, module)).toBeGreaterThanOrEqual((chances[0] ?? 0) - 1e-9);
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  test('nothing is known by right answers to what it builds on alone', () => {
    const many = Array.from({ length: 30 }, () => ({ at: 0, isRight: true }));
    const belief = beliefOf(told(many));
    expect(candidates.filter(({ course, module }) => knownBy(belief, course, module))).toEqual([candidateAt(0)]);
  });

  test('it is said which answers it follows from: the own ones, else those to what builds on it directly', () => {
    const modules = () => [noEvidence(), noEvidence(), noEvidence()];
    const chain = (right: [string, number][]) =>
      ['a', 'b', 'c'].map((id, at, all) => ({
        id,
        requires: all.slice(Math.max(0, at - 1), at).map((course) => ({ course, module: 1 })),
        modules: modules().map((evidence, module) =>
          right.some(([course, index]) => course === id && index === module) ? { wrong: 0, right: { 4: 6 } } : evidence,
        ),
      }));
    const from = (course: string, module: number, ...right: [string, number][]) =>
      Object.values(knownBy(beliefOf(chain(right)), course, module) ?? {}).join(' ');
    expect(from('a', 0, ['a', 0], ['a', 2])).toBe('a 0');
    expect(from('a', 0, ['a', 1], ['a', 2])).toBe('a 1');
    expect(from('a', 0, ['a', 2])).toBe('');
    expect(from('a', 1, ['b', 0])).toBe('b 0');
    expect(from('a', 1, ['b', 1])).toBe('');
    expect(from('a', 1, ['c', 0])).toBe('');
    expect(from('a', 2, ['b', 0])).toBe('');
  });

  test('a right answer makes no module of its course less likely to be known, and a wrong one none more', () => {
    fc.assert(
      fc.property(answers, fc.nat({ max: candidates.length - 1 }), fc.boolean(), (given, at, isRight) => {
        const candidate = candidateAt(at);
        const [before, now] = [told(given), answeredAt(told(given), candidate, isRight)].map(beliefOf);
        for (const { course, module } of candidates.filter((each) => each.course === candidate.course)) {
          const change =
            chanceKnown(now ?? { groups: [] }, course, module) - chanceKnown(before ?? { groups: [] }, course, module);
          expect(isRight ? change : -change).toBeGreaterThanOrEqual(-1e-9);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('no answer is expected to make it less certain what is known', () => {
    fc.assert(
      fc.property(answers, (given) => {
        const belief = beliefOf(told(given));
        expect(Math.min(...candidates.map((each) => gainOf(belief, each)))).toBeGreaterThanOrEqual(-1e-9);
      }),
      { numRuns: 30 },
    );
  });

  test('courses with too many states together are looked at by themselves', () => {
    const modules = Array.from({ length: 40 }, noEvidence);
    const last = { id: 'last', modules, requires: ['a', 'b', 'c'].map((course) => ({ course, module: 0 })) };
    const wide = [...['a', 'b', 'c'].map((id) => ({ id, modules, requires: [] })), last];
    expect(beliefOf(wide).groups.map(({ courses: own }) => own.map(({ id }) => id))).toEqual([
      ['a'],
      ['b'],
      ['c'],
      ['last'],
    ]);
  });
});

describe('§analytics.76 a placement of ten questions', () => {
  const ids = content.aims.map(({ id }) => id);
  const mean = (ask: Asking, choose = student) => {
    const sums = ids.map((id) => simulate(id, ask, 30, choose));
    const of = (key: keyof (typeof sums)[number]) => sums.reduce((sum, each) => sum + each[key], 0) / sums.length;
    return {
      asked: of('asked'),
      offered: of('offered'),
      wrongly: of('wronglyOffered') / of('offered'),
      wrong: of('wrong'),
    };
  };
  const adaptive = mean(mostTelling);

  test('is less wrong by a third than questions at random, finds more known modules, and asks fewer', () => {
    const random = mean(atRandom);
    expect(adaptive.wrong).toBeLessThan(0.7 * random.wrong);
    expect(adaptive.offered).toBeGreaterThan(random.offered);
    expect(adaptive.asked).toBeLessThan(random.asked);
  });

  test('offers what is known in at least 95 of 100 cases', () => {
    expect(adaptive.wrongly).toBeLessThan(0.05);
  });

  test('§analytics.73 offers next to nothing to somebody who knows nothing, and some of it to somebody who knows it all', () => {
    const none = mean(mostTelling, (courses) => new Map(courses.map(({ id }) => [id, 0])));
    const everything = mean(mostTelling, (courses) => new Map(courses.map(({ id, modules }) => [id, modules.length])));
    expect(none.offered).toBeLessThan(0.05);
    expect(everything.offered).toBeGreaterThan(2);
  });

  test.each([3, 4])(
    '§analytics.89 of those who only guess among %i options, at most one in 20 is told of a known module',
    (choices) => {
      const each = ids.map((id) => {
        const courses = coursesOf(id);
        const roll = seededChance(11);
        const times = 100;
        let told = 0;
        for (let at = 0; at < times; at += 1) {
          const left = [...all(courses), ...all(courses)].map((one) => ({ ...one, options: choices }));
          if (guessed(courses, left, roll).length > 0) told += 1;
        }
        return { id, share: told / times };
      });
      expect(each.filter(({ share }) => share > 0.05)).toEqual([]);
    },
  );

  test('§analytics.89 right answers alone tell of nothing but what was asked and what that builds on directly', () => {
    for (const id of ids) {
      const courses = coursesOf(id);
      const asked = new Set<string>();
      const found = guessed(courses, [...all(courses), ...all(courses)], () => 0, asked);
      const isNear = ({ course, module }: Candidate) =>
        [`${course} ${module}`, `${course} ${module + 1}`].some((key) => asked.has(key)) ||
        courses.some(
          (after) =>
            asked.has(`${after.id} 0`) && after.requires.some((one) => one.course === course && one.module === module),
        );
      expect(found.filter((one) => !isNear(one))).toEqual([]);
    }
  });
});

/** The modules that someone is told to know who answers rightly once in as many times as there are options. */
function guessed(courses: BeliefCourse[], questions: Candidate[], roll: () => number, asked = new Set<string>()) {
  let [told, left] = [courses, questions];
  for (let count = 0; count < 10; count += 1) {
    const next = mostTelling(told, left, roll);
    if (!next) break;
    asked.add(`${next.course} ${next.module}`);
    told = answeredAt(told, next, roll() < 1 / next.options);
    left = left.filter((each) => each !== next);
  }
  const belief = beliefOf(told);
  return all(courses).filter(({ course, module }) => knownBy(belief, course, module));
}
