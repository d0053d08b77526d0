/** A student's course grade in the gradebook, counted again once a cell has changed (§teaching.93). The server counts it alike. */
import type { ItemOf, PageOf } from '../../paged-list.ts';

type Gradebook = PageOf<'listGrades'>;
type Student = ItemOf<'listGrades'>;
type Counted = { weight: number; grade: number };

export function courseGradeOf(cells: Student['cells'], weights: Gradebook['weights']): Student['courseGrade'] {
  const byAssignment = new Map(
    weights.assignments.flatMap(({ id, isBlind, weight }) => (isBlind ? [] : [[id, weight] as const])),
  );
  const own = cells
    .map((cell) => ({ ...cell, weight: byAssignment.get(cell.assignmentId) ?? 0 }))
    .filter(({ status, weight }) => weight > 0 && status !== 'excused');
  const counted = own.flatMap(({ weight, grade, status }): Counted[] => {
    if (grade !== undefined) return [{ weight, grade }];
    return weights.countsMissing && status === 'missing' ? [{ weight, grade: 0 }] : [];
  });
  const whole = counted.reduce((sum, { weight }) => sum + weight, 0);
  const points = counted.reduce((sum, { weight, grade }) => sum + weight * grade, 0);
  return {
    ...(whole > 0 && { grade: Math.round(points / whole) }),
    counted: counted.length,
    assignments: own.length,
  };
}

/** With the course grades of the students whose row differs from the one before. */
export function withCourseGrades(before: Gradebook, after: Gradebook): Gradebook {
  const known = new Set(before.items);
  const items = after.items.map((student) =>
    known.has(student) ? student : { ...student, courseGrade: courseGradeOf(student.cells, after.weights) },
  );
  return { ...after, items };
}
