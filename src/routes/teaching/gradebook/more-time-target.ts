/** What "Give More Time" of a heading or a cell of the gradebook is for (§teaching.67). */
import type { OperationOutput } from '../../../api/operation.ts';
import { isNotSubmitted } from '../../../machines/teaching/gradebook/moved-due-dates.ts';
import type { MoreTimeTarget } from '../../../machines/teaching/more-time.machine.ts';

/** Of a student, or of the whole class with those of the grid who can be chosen; null where it is not in the grid. */
export function targetOf(
  page: OperationOutput<'listGrades'> | null,
  assignmentId: string,
  studentId: string | undefined,
): MoreTimeTarget | null {
  const assignment = page?.assignments.find(({ id }) => id === assignmentId);
  if (!page || !assignment) return null;
  const students = page.items.flatMap(({ id, name, cells }) =>
    cells
      .filter((cell) => cell.assignmentId === assignmentId && isNotSubmitted(cell))
      .flatMap(({ dueAt }) => (dueAt === undefined ? [] : [{ id, name, dueAt }])),
  );
  const { id, title } = assignment;
  if (studentId === undefined) return { assignment: { id, title }, student: null, students };
  const student = students.find((one) => one.id === studentId);
  return student ? { assignment: { id, title }, student, students: [] } : null;
}
