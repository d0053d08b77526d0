/** What students can do after each module of the content, and what measures it. */
import { describe, expect, test } from 'vitest';
import { measuringItems } from '../../server/content/outcomes.ts';
import { readContent } from '../../server/content/read.ts';

const modules = readContent('content').courses.flatMap((course) => {
  const items = course.modules.flatMap(({ id, lessons }) => lessons.flatMap((lesson) => measuringItems(id, lesson)));
  return course.modules.map(({ id, outcome }) => ({
    module: `${course.id}/${id}`,
    courseId: course.id,
    outcome,
    items: items.filter(({ outcomeId }) => outcomeId === id).length,
  }));
});

/**
 * Courses in which two questions are all that measures some outcomes, and how many such outcomes each has: their quizzes have
 * two questions, and the modules no exercise. A new course has none, and the numbers may only fall.
 */
const withShortQuizzes: Record<string, number> = {
  'ab-testing': 8,
  'causal-inference': 8,
  'dashboard-design': 8,
  'data-ethics': 8,
  'data-literacy': 8,
  'data-visualization': 2,
  'data-warehousing': 8,
  'deep-learning': 8,
  'machine-learning': 8,
  mlops: 8,
  'natural-language-processing': 8,
  'regression-modelling': 8,
  'spreadsheet-foundations': 8,
  'sql-performance': 6,
  'statistics-essentials': 1,
  'stream-processing': 8,
  'survey-research': 8,
  'time-series': 8,
};

describe('§analytics.40 the outcomes of the content', () => {
  test('are said by every module', () => {
    expect(modules.filter(({ outcome }) => outcome === null)).toEqual([]);
  });

  test('are all different, in all courses', () => {
    const outcomes = modules.map(({ outcome }) => outcome?.toLowerCase());
    expect(outcomes.filter((outcome, at) => outcomes.indexOf(outcome) !== at)).toEqual([]);
  });

  test('begin with a capital and end without a full stop, as items of a list', () => {
    expect(modules.filter(({ outcome }) => !/^[A-Z][^\n]*[^.\s]$/.test(outcome ?? ''))).toEqual([]);
  });

  test('are measured by at least three items, or by a short quiz that is known', () => {
    const few = modules.filter(({ items }) => items < 3);
    expect(few.filter(({ items }) => items < 2)).toEqual([]);
    const counts: Record<string, number> = {};
    for (const { courseId } of few) counts[courseId] = (counts[courseId] ?? 0) + 1;
    expect(counts).toEqual(withShortQuizzes);
  });
});
