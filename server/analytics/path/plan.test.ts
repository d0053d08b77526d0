import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changesBetween, keptOf } from './changes.ts';
import {
  firstOutOfOrder,
  moduleKey,
  type PlanCourse,
  type PlanInput,
  planOf,
  type Standing,
  type Step,
} from './plan.ts';

const id = (at: number) => `c${at}`;
const module = (at: number) => `m${at + 1}`;

const standing: fc.Arbitrary<Standing> = fc.record({
  isAnswered: fc.boolean(),
  isShaky: fc.boolean(),
  isKnown: fc.boolean(),
});

/** Courses that build on courses before them alone. */
const courses: fc.Arbitrary<PlanCourse[]> = fc
  .array(
    fc.record({
      modules: fc.array(fc.boolean(), { minLength: 1, maxLength: 4 }),
      requires: fc.array(fc.record({ back: fc.integer({ min: 1, max: 4 }), module: fc.option(fc.nat({ max: 3 })) }), {
        maxLength: 3,
      }),
    }),
    { minLength: 1, maxLength: 7 },
  )
  .map((all) =>
    all.map(({ modules, requires }, at) => ({
      id: id(at),
      title: `Course ${at}`,
      modules: modules.map((isDone, index) => ({
        id: module(index),
        title: `${at} ${index}`,
        isDone,
        minutesLeft: 10,
      })),
      requires: requires
        .filter(({ back }) => back <= at)
        .map(({ back, module: index }) => ({
          course: id(at - back),
          ...(index !== null && { module: module(index) }),
        })),
    })),
  );

const wish: fc.Arbitrary<PlanInput> = courses.chain((all) => {
  const moduleKeys = all.flatMap(({ id: course, modules }) => modules.map((each) => ({ course, module: each.id })));
  const keys = moduleKeys.map(({ course, module: own }) => moduleKey(course, own));
  const ids = all.map((each) => each.id);
  return fc.record({
    courses: fc.constant(all),
    aim: fc.record({
      title: fc.constant('The aim'),
      outcomes: fc.subarray(moduleKeys, { minLength: 1, maxLength: Math.min(4, moduleKeys.length) }),
    }),
    skipped: fc.subarray(keys).map((some) => new Set(some)),
    standings: fc
      .array(standing, { minLength: keys.length, maxLength: keys.length })
      .map((each) => new Map(keys.flatMap((key, at) => (each[at] ? [[key, each[at]]] : [])))),
    order: fc.shuffledSubarray(ids),
    pinned: fc.shuffledSubarray(ids, { maxLength: Math.min(2, ids.length) }),
  });
});

const idsOf = (steps: readonly Step[]) => steps.map(({ courseId }) => courseId);
const modulesOf = (steps: readonly Step[]) =>
  steps.flatMap(({ courseId, modules }) => modules.map((each) => ({ ...each, key: moduleKey(courseId, each.id) })));
const isDone = ({ courses: all }: PlanInput, key: string) =>
  all.some((course) => course.modules.some((each) => each.isDone && moduleKey(course.id, each.id) === key));

/** What a course builds on, and what that builds on. */
function allBefore(course: string, each: Pick<PlanInput, 'courses'>): Set<string> {
  const direct = each.courses.find((other) => other.id === course)?.requires.map((required) => required.course) ?? [];
  return new Set(direct.flatMap((required) => [required, ...allBefore(required, each)]));
}

const holds = (property: (wish: PlanInput, steps: Step[]) => void) =>
  fc.assert(
    fc.property(wish, (each) => property(each, planOf(each))),
    { numRuns: 300 },
  );

describe('§analytics.71 a path', () => {
  test('has every outcome of the aim, and of what is left to do all that it builds on, each once', () => {
    holds((each, steps) => {
      const there = new Set(modulesOf(steps).map(({ key }) => key));
      for (const { course, module: own } of each.aim.outcomes) expect(there).toContain(moduleKey(course, own));
      for (const { courseId, state } of steps.filter((step) => step.state !== 'done')) {
        expect(state).toMatch(/next|later/);
        const { requires = [] } = each.courses.find((course) => course.id === courseId) ?? {};
        for (const { course, module: wanted } of requires) {
          const all = each.courses.find((other) => other.id === course)?.modules ?? [];
          if (wanted === undefined) expect(there).toContain(moduleKey(course, all.at(-1)?.id ?? ''));
          else if (all.some((own) => own.id === wanted)) expect(there).toContain(moduleKey(course, wanted));
        }
      }
      expect(new Set(idsOf(steps)).size).toBe(steps.length);
    });
  });

  test('§analytics.97: says of each course as far as which module of the others of the path it builds on', () => {
    holds((each, steps) => {
      for (const { courseId, buildsOn } of steps) {
        const { requires = [] } = each.courses.find((course) => course.id === courseId) ?? {};
        const before = requires.filter(({ course }) => idsOf(steps).includes(course));
        expect(buildsOn.map((one) => one.courseId)).toEqual(before.map(({ course }) => course));
        for (const [at, { course, module: wanted }] of before.entries()) {
          const own = steps.find((step) => step.courseId === course)?.modules.map((one) => one.id) ?? [];
          expect(buildsOn[at]?.moduleId).toBe(wanted !== undefined && own.includes(wanted) ? wanted : own.at(-1));
        }
      }
    });
  });

  test('has no step before one that it builds on', () => {
    holds((each, steps) => {
      for (const [at, { courseId }] of steps.entries()) {
        const after = idsOf(steps).slice(at);
        for (const before of allBefore(courseId, each)) expect(after).not.toContain(before);
      }
    });
  });

  test('§analytics.72 begins with the first step that has something left, and each step and module has a reason', () => {
    holds((_each, steps) => {
      const open = steps.filter(({ state }) => state !== 'done');
      expect(open.map(({ state }) => state)).toEqual(open.map((_, at) => (at === 0 ? 'next' : 'later')));
      expect(steps.filter(({ reasons }) => reasons.length === 0)).toEqual([]);
      for (const { modules, state, minutes } of steps) {
        const left = modules.filter((own) => own.state === 'todo' || own.state === 'known');
        expect(state === 'done').toBe(left.length === 0);
        expect(minutes).toBe(left.length * 10);
      }
    });
  });

  test('§analytics.73 offers nothing that is done or that its student agreed to skip, and skips nothing else', () => {
    holds((each, steps) => {
      for (const { key, state } of modulesOf(steps)) {
        if (isDone(each, key)) expect(state).toBe('done');
        else if (each.skipped.has(key)) expect(state).toBe('skipped');
        else expect(state).toBe(each.standings.get(key)?.isKnown ? 'known' : 'todo');
      }
    });
  });

  test('§analytics.75 is the same from the same, and in the same order whatever the answers say', () => {
    holds((each, steps) => {
      expect(planOf(each)).toEqual(steps);
      expect(idsOf(planOf({ ...each, standings: new Map() }))).toEqual(idsOf(steps));
      const own = new Set(modulesOf(steps).map(({ key }) => key));
      const others = [...each.standings].filter(([key]) => own.has(key));
      expect(planOf({ ...each, standings: new Map(others) })).toEqual(steps);
    });
  });

  test('§analytics.75 is the same however the content and the answers are listed', () => {
    const shuffled = wish.chain((each) =>
      fc.record({
        each: fc.constant(each),
        all: fc.shuffledSubarray([...each.courses], { minLength: each.courses.length }),
        answers: fc.shuffledSubarray([...each.standings], { minLength: each.standings.size }),
      }),
    );
    fc.assert(
      fc.property(shuffled, ({ each, all, answers }) => {
        expect(planOf({ ...each, courses: all, standings: new Map(answers) })).toEqual(planOf(each));
      }),
      { numRuns: 300 },
    );
  });

  test('§analytics.74 stays in its order when that is saved as it stands, with its pins or without', () => {
    holds((each, steps) => {
      const order = idsOf(steps);
      const pinned = steps.filter((step) => step.isPinned).map(({ courseId }) => courseId);
      expect(firstOutOfOrder(order, each.courses)).toBeNull();
      expect(idsOf(planOf({ ...each, order, pinned }))).toEqual(order);
      expect(idsOf(planOf({ ...each, order, pinned: [] }))).toEqual(order);
    });
  });

  test('§analytics.87 is in the proposed order without an own one, which says nothing of one', () => {
    holds((each) => {
      const proposed = planOf({ ...each, order: [], pinned: [] });
      const own = proposed.flatMap(({ reasons }) =>
        reasons.filter(({ kind }) => kind === 'order' || kind === 'pinned'),
      );
      expect(own).toEqual([]);
      expect(idsOf(planOf({ ...each, order: idsOf(proposed), pinned: [] }))).toEqual(idsOf(proposed));
    });
  });

  test('§analytics.74 follows an own order that is possible', () => {
    holds((each, steps) => {
      const order = idsOf(steps).toSorted((one, other) => each.order.indexOf(one) - each.order.indexOf(other));
      const isPossible = firstOutOfOrder(order, each.courses) === null;
      const arranged = idsOf(planOf({ ...each, order, pinned: [] }));
      if (isPossible) expect(arranged).toEqual(order);
      else expect(arranged.toSorted()).toEqual(order.toSorted());
      expect(firstOutOfOrder(arranged, each.courses)).toBeNull();
    });
  });

  test('§analytics.74 has pinned steps first, behind what they build on alone', () => {
    holds((each, steps) => {
      const pinned = idsOf(steps).filter((course) => each.pinned.includes(course));
      const last = Math.max(-1, ...pinned.map((course) => idsOf(steps).indexOf(course)));
      const allowed = new Set(pinned.flatMap((course) => [course, ...allBefore(course, each)]));
      for (const course of idsOf(steps).slice(0, last + 1)) expect(allowed).toContain(course);
    });
  });

  test('of courses that build on each other in a circle has each once', () => {
    const circle = ['a', 'b'].map((own, at, all) => ({
      id: own,
      title: own,
      requires: [{ course: all[1 - at] ?? '' }],
      modules: [{ id: 'm1', title: 'One', isDone: false, minutesLeft: 1 }],
    }));
    const aim = { title: 'Both', outcomes: [{ course: 'a', module: 'm1' }] };
    const steps = planOf({ courses: circle, aim, skipped: new Set(), standings: new Map(), order: [], pinned: [] });
    expect(idsOf(steps).toSorted()).toEqual(['a', 'b']);
  });
});

describe('§analytics.75 what is told as changed', () => {
  const plan = (text: string) =>
    text.split(' ').map((each) => {
      const [courseId = '', moduleId = '', state = 'todo', shaky] = each.split(':');
      return { courseId, moduleId, state: state as 'todo' | 'done' | 'known' | 'skipped', isShaky: shaky === 'shaky' };
    });
  const told = (before: string, now: string, pinned?: string[]) =>
    changesBetween(plan(before), plan(now), pinned).map(({ kind, courseId, moduleId }) =>
      [kind, courseId, moduleId].filter((part) => part !== null).join(' '),
    );

  test('is nothing where nothing changed', () => {
    holds((each, steps) => {
      const kept = keptOf(steps, each.standings);
      expect(changesBetween(kept, kept)).toEqual([]);
    });
  });

  test.each([
    ['a module that is known now', 'a:m1', 'a:m1:known', ['known a m1']],
    ['one that is known no longer', 'a:m1:known', 'a:m1', ['shaky a m1']],
    ['one that is shaky', 'a:m1:done', 'a:m1:done:shaky', ['shaky a m1']],
    ['a shaky one that is known no longer, once', 'a:m1:known', 'a:m1:todo:shaky', ['shaky a m1']],
    ['one that is done', 'a:m1:known', 'a:m1:done', ['done a m1']],
    ['one that is skipped', 'a:m1:known', 'a:m1:skipped', ['skipped a m1']],
    ['one that is restored', 'a:m1:skipped a:m2:skipped', 'a:m1:known a:m2', ['restored a m1', 'restored a m2']],
    ['a module more and one less', 'a:m1 a:m2', 'a:m2 a:m3', ['removed a m1', 'added a m3']],
    ['a course more and one less, without its modules', 'a:m1 b:m1', 'b:m1 c:m1 c:m2', ['removed a', 'added c']],
    ['the one course that moved', 'a:m1 b:m1 c:m1 d:m1', 'd:m1 a:m1 b:m1 c:m1', ['moved d']],
  ])('is %s', (_, before, now, changes) => {
    expect(told(before, now)).toEqual(changes);
  });

  test('is a pin, and not that it moved the course', () => {
    expect(told('a:m1 b:m1', 'b:m1 a:m1', ['b'])).toEqual(['pinned b']);
  });
});
