/** A cell of the gradebook with a submission, which a grade can be typed for. */
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
