/** A cell of the gradebook whose student can be excused or is, and the gradebook once that has changed (§teaching.78). */
import type { ItemOf, PageOf } from '../paged-list.ts';
import { isNotSubmitted } from './gradebook/moved-due-dates.ts';

type Gradebook = PageOf<'listGrades'>;
export type GradeCell = ItemOf<'listGrades'>['cells'][number];

export type ExcuseTarget = {
  assignment: { id: string; title: string };
  student: { id: string; name: string };
  /** Null if the student is not excused. */
  excuse: NonNullable<GradeCell['excuse']> | null;
};

/** Whether the student can be excused, or is. */
export const isExcusable = (cell: Pick<GradeCell, 'status'>) => isNotSubmitted(cell) || cell.status === 'excused';

/** Null where it was submitted, where it is graded blind, and where it is not in the grid. */
export function excuseTargetOf(page: Gradebook | null, assignmentId: string, studentId: string): ExcuseTarget | null {
  const assignment = page?.assignments.find(({ id }) => id === assignmentId);
  const student = page?.items.find(({ id }) => id === studentId);
  const cell = student?.cells.find((one) => one.assignmentId === assignmentId);
  if (!assignment || !student || !cell || !isExcusable(cell)) return null;
  return {
    assignment: { id: assignment.id, title: assignment.title },
    student: { id: student.id, name: student.name },
    excuse: cell.excuse ?? null,
  };
}

/** With a student's cell as it is now. No row moves. */
export const withCell = (page: Gradebook, studentId: string, cell: GradeCell): Gradebook => ({
  ...page,
  items: page.items.map((student) => {
    if (student.id !== studentId) return student;
    const cells = student.cells.map((one) => (one.assignmentId === cell.assignmentId ? cell : one));
    return { ...student, cells, missing: cells.filter(({ status }) => status === 'missing').length };
  }),
});
