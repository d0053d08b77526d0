/** The gradebook once grades have changed, typed or imported: cells, and the averages that they are part of. No row moves. */
import type { OperationOutput } from '../../../api/operation.ts';
import type { PageOf } from '../../paged-list.ts';

type Gradebook = PageOf<'listGrades'>;
export type Regraded = Pick<OperationOutput<'importGrades'>, 'students' | 'assignments'>;

/** With these cells of some students, and all assignments. */
export function withGrades(page: Gradebook, { students, assignments }: Regraded): Gradebook {
  const byId = new Map(students.map((student) => [student.studentId, student]));
  const items = page.items.map((student) => {
    const now = byId.get(student.id);
    if (!now) return student;
    const { average: _, ...rest } = student;
    const cells = new Map(now.cells.map((cell) => [cell.assignmentId, cell]));
    return {
      ...rest,
      missing: now.missing,
      ...(now.average !== undefined && { average: now.average }),
      cells: student.cells.map((cell) => cells.get(cell.assignmentId) ?? cell),
    };
  });
  return { ...page, items, assignments };
}

/** With one cell of one student, and its assignment. */
export function withGrade(page: Gradebook, { cell, assignment, ...student }: OperationOutput<'getGrade'>): Gradebook {
  const assignments = page.assignments.map((one) => (one.id === assignment.id ? assignment : one));
  return withGrades(page, { students: [{ ...student, cells: [cell] }], assignments });
}
