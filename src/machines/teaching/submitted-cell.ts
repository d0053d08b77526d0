/** A cell of the gradebook with a submission, which a grade can be typed for, and what a grade changes in the gradebook. */
import type { OperationOutput } from '../../api/operation.ts';
import type { SubmissionKey } from '../grading/types.ts';
import type { PageOf } from '../paged-list.ts';

type Gradebook = PageOf<'listGrades'>;

export type SubmittedCell = SubmissionKey & {
  revision: number;
  studentId: string;
  assignmentId: string;
  student: string;
  assignment: string;
  grade: number | undefined;
  /** The grade is of the latest attempt; until that has one, the grade of the attempt before holds. */
  isReturned: boolean;
};

/** Null where nothing was submitted, where it is graded blind, and where it is not in the grid. */
export function submittedCell(
  courseId: string,
  page: Gradebook | null,
  studentId: string,
  assignmentId: string,
): SubmittedCell | null {
  const student = page?.items.find(({ id }) => id === studentId);
  const assignment = page?.assignments.find(({ id }) => id === assignmentId);
  const cell = student?.cells.find((one) => one.assignmentId === assignmentId);
  if (!student || !assignment || cell?.submissionId === undefined || cell.revision === undefined) return null;
  const { submissionId, revision, grade, status } = cell;
  const about = { courseId, submissionId, revision, studentId, assignmentId };
  return { ...about, student: student.name, assignment: assignment.title, grade, isReturned: status !== 'waiting' };
}

/** The cell of a submission; null where it is not in the grid any more. */
export function cellOfSubmission(courseId: string, page: Gradebook | null, submissionId: string): SubmittedCell | null {
  for (const { id, cells } of page?.items ?? []) {
    const cell = cells.find((one) => one.submissionId === submissionId);
    if (cell) return submittedCell(courseId, page, id, cell.assignmentId);
  }
  return null;
}

/** The gradebook with a cell as it is now, and with the averages that it is part of. No row moves. */
export function withGrade(
  page: Gradebook,
  { studentId, missing, average, cell, assignment }: OperationOutput<'getGrade'>,
): Gradebook {
  const items = page.items.map((student) => {
    if (student.id !== studentId) return student;
    const { average: _, ...rest } = student;
    const cells = student.cells.map((one) => (one.assignmentId === cell.assignmentId ? cell : one));
    return { ...rest, missing, ...(average !== undefined && { average }), cells };
  });
  return { ...page, items, assignments: page.assignments.map((one) => (one.id === assignment.id ? assignment : one)) };
}
