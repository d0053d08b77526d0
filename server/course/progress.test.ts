import { describe, expect, test } from 'vitest';
import type { LessonEntry } from './cache.ts';
import { progressOf } from './progress.ts';
import { showMinutes } from './view.ts';

const lesson = (position: number): LessonEntry => {
  const module = Math.ceil(position / 5);
  const id = `m${module}-l${position - (module - 1) * 5}`;
  return {
    courseId: 'c',
    moduleId: `m${module}`,
    id,
    position,
    title: id,
    type: 'reading',
    minutes: 36,
    isExtra: false,
  };
};
const lessons = Array.from({ length: 40 }, (_, index) => lesson(index + 1));
const modules = Array.from({ length: 8 }, (_, index) => ({
  id: `m${index + 1}`,
  title: '',
  description: '',
  outcome: null,
  measures: [],
  quizzes: [],
  lessons: lessons.filter(({ moduleId }) => moduleId === `m${index + 1}`),
}));
const course = { row: { id: 'c' }, lessons, modules };
const first = (count: number) => new Set(lessons.slice(0, count).map(({ id }) => id));

describe('§course.22 progress', () => {
  test('14 of 40 lessons are 35 percent (§content.5), and the next is the first uncompleted one', () => {
    const progress = progressOf(course, first(14));
    expect(progress).toMatchObject({ progress: 35, completedLessons: 14, totalLessons: 40, nextLessonId: 'm3-l5' });
    expect(progress.modules.map((module) => module.progress)).toEqual([100, 100, 80, 0, 0, 0, 0, 0]);
  });

  test('a lesson done out of turn leaves the first gap as the next one', () => {
    expect(progressOf(course, new Set(['m1-l1', 'm5-l1'])).nextLessonId).toBe('m1-l2');
  });

  test('a finished course has no next lesson', () => {
    const progress = progressOf(course, first(40));
    expect(progress.progress).toBe(100);
    expect(progress).not.toHaveProperty('nextLessonId');
  });

  test('lessons that the course no longer has do not count', () => {
    expect(progressOf(course, new Set(['m9-l9'])).completedLessons).toBe(0);
  });

  test('§practice.146 an extra is neither counted nor next, and is shown as completed all the same', () => {
    const extra = { ...lesson(40), id: 'm8-l6', position: 41, isExtra: true };
    const last = {
      id: 'm8',
      title: '',
      description: '',
      outcome: null,
      measures: [],
      quizzes: [],
      lessons: [lesson(40), extra],
    };
    const longer = { ...course, lessons: [...lessons, extra], modules: [last] };
    expect(progressOf(longer, first(40))).toMatchObject({
      progress: 100,
      totalLessons: 40,
      modules: [{ progress: 100 }],
    });
    expect(progressOf(longer, first(40))).not.toHaveProperty('nextLessonId');
    const only = progressOf(longer, new Set(['m8-l6']));
    expect(only).toMatchObject({ progress: 0, completedLessons: 0, completedLessonIds: ['m8-l6'] });
  });

  test('a course without lessons is at 0', () => {
    expect(progressOf({ row: { id: 'c' }, lessons: [], modules: [] }, new Set()).progress).toBe(0);
  });
});

test('§content.8 durations read as hours where they come out even, else as minutes', () => {
  expect([180, 60, 30, 90, 0].map(showMinutes)).toEqual(['3 hours', '1 hour', '30 min', '90 min', '0 min']);
});
