/** The aims of the content: all are reached, and no two are alike. */
import { describe, expect, test } from 'vitest';
import { planOf } from '../../server/analytics/path/plan.ts';
import { readContent } from '../../server/content/read.ts';

// Reading it refuses courses that build on themselves, and names of courses and modules that are not there.
const { aims, courses } = readContent('content');

const planCourses = courses.map(({ modules, ...course }) => ({
  ...course,
  modules: modules.map(({ id, title }) => ({ id, title, isDone: false, minutesLeft: 1 })),
}));
const newStudent = { standings: new Map(), skipped: new Set<string>(), order: [], pinned: [] };
const plans = aims.map((aim) => ({ aim, steps: planOf({ aim, courses: planCourses, ...newStudent }) }));

describe('§analytics.70 the aims of the content', () => {
  test('are four or more', () => {
    expect(aims.length).toBeGreaterThanOrEqual(4);
  });

  test('are made of modules whose outcome is said', () => {
    const modules = courses.flatMap(({ id, modules: own }) =>
      own.map((module) => ({ ...module, key: `${id} ${module.id}` })),
    );
    const silent = aims.flatMap(({ outcomes }) =>
      outcomes.filter(({ course, module }) => !modules.find(({ key }) => key === `${course} ${module}`)?.outcome),
    );
    expect(silent).toEqual([]);
  });

  test('are each reached by a path that ends with one of their courses', () => {
    for (const { aim, steps } of plans) {
      const own = new Set(aim.outcomes.map(({ course }) => course));
      expect(own).toContain(steps.at(-1)?.courseId);
      for (const { course, module } of aim.outcomes) {
        expect(steps.find(({ courseId }) => courseId === course)?.modules.map(({ id }) => id)).toContain(module);
      }
    }
  });

  test('lead to different courses', () => {
    const led = plans.map(({ steps }) =>
      steps
        .map(({ courseId, modules }) => `${courseId} ${modules.length}`)
        .toSorted()
        .join(),
    );
    expect(new Set(led).size).toBe(aims.length);
  });

  test('are summarised in a sentence of a few words', () => {
    expect(aims.filter(({ title, summary }) => title.length > 40 || !/^[A-Z].{30,120}\.$/.test(summary))).toEqual([]);
  });

  test('begin with what beginners know: a course that builds on another is no easier than that', () => {
    const levels = ['Beginner', 'Intermediate', 'Advanced'];
    const levelOf = (id: string) => levels.indexOf(courses.find((course) => course.id === id)?.level ?? '');
    const odd = courses.flatMap(({ id, requires }) =>
      requires.filter(({ course }) => levelOf(course) > levelOf(id)).map(({ course }) => `${id} builds on ${course}`),
    );
    expect(odd).toEqual([]);
  });
});
