/** The gradebook after more time was given, as the server has it now, so that no row moves and nothing is loaded again. */
import type { ItemOf } from '../../paged-list.ts';
import type { GivenTime } from '../more-time.machine.ts';

type Student = ItemOf<'listGrades'>;
type Cell = Student['cells'][number];
type Moved = Pick<GivenTime, 'assignmentId' | 'studentIds' | 'dueDate'>;

/** Whether more time can be given for it. */
export const isNotSubmitted = ({ status }: Pick<Cell, 'status'>) => status === 'open' || status === 'missing';

/** The students, with the due dates that became later. What was submitted is due no later (§teaching.66). */
export const withMovedDueDates = (
  students: readonly Student[],
  { assignmentId, studentIds, dueDate }: Moved,
): Student[] =>
  students.map((student) => {
    if (studentIds && !studentIds.includes(student.id)) return student;
    const cells = student.cells.map((cell) => {
      const { dueAt } = cell;
      if (cell.assignmentId !== assignmentId || !isNotSubmitted(cell) || dueAt === undefined) return cell;
      if (Date.parse(dueAt) >= Date.parse(dueDate)) return cell;
      return { ...cell, status: 'open' as const, dueAt: dueDate };
    });
    return { ...student, cells, missing: cells.filter(({ status }) => status === 'missing').length };
  });
