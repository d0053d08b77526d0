import { describe, expect, it } from 'vitest';
import { exampleGradebook } from '../../../api/generated/examples.ts';
import { courseGradeOf, withCourseGrades } from './course-grade.ts';

const { weights } = exampleGradebook;
const due = '2026-11-18T09:00:00Z';
const cells = [
  { assignmentId: 'question-log', status: 'seen', grade: 85 },
  { assignmentId: 'sales-report', status: 'missing', dueAt: due },
  { assignmentId: 'survey-plan', status: 'waiting', grade: 70 },
  { assignmentId: 'chart-repair', status: 'blind' },
] as const;
/** Weights of `question-log`, `chart-repair`, `sales-report` and `survey-plan`. */
const weighed = (numbers: readonly number[], countsMissing = false) => ({
  ...weights,
  countsMissing,
  assignments: weights.assignments.map((one, index) => ({ ...one, weight: numbers[index] ?? 0 })),
});
const gradeOf = (numbers: readonly number[], countsMissing?: boolean) =>
  courseGradeOf([...cells], weighed(numbers, countsMissing));

describe('§teaching.93 a course grade that is counted again', () => {
  it.each([
    ['halves are rounded up', [10, 10, 10, 10], false, { grade: 78, counted: 2, assignments: 3 }],
    ['each by its weight', [30, 10, 10, 10], false, { grade: 81, counted: 2, assignments: 3 }],
    ['missing work as 0', [10, 10, 20, 10], true, { grade: 39, counted: 3, assignments: 3 }],
    ['nothing that weighs 0', [0, 10, 0, 10], true, { grade: 70, counted: 1, assignments: 1 }],
    ['blind grading never', [0, 100, 0, 0], true, { counted: 0, assignments: 0 }],
  ])('%s', (_what, numbers, countsMissing, expected) => {
    expect(gradeOf(numbers, countsMissing)).toEqual(expected);
  });

  it('leaves out what is excused', () => {
    const excused = { assignmentId: 'sales-report', status: 'excused', dueAt: due } as const;
    expect(courseGradeOf([cells[0], excused], weighed([10, 10, 10, 10], true))).toEqual({
      grade: 85,
      counted: 1,
      assignments: 1,
    });
  });

  it('is of the examples what the server says, and no other row changes', () => {
    const copied = { ...exampleGradebook, items: exampleGradebook.items.map((item) => ({ ...item })) };
    expect(withCourseGrades(exampleGradebook, copied)).toEqual(exampleGradebook);
    expect(withCourseGrades(exampleGradebook, exampleGradebook).items[0]).toBe(exampleGradebook.items[0]);
  });
});
