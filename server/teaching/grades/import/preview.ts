/** What a table of grades would change in the gradebook (§teaching.85, §teaching.86). */
import { and, eq, isNotNull } from 'drizzle-orm';
import type { components } from '../../../../src/api/generated/schema.d.ts';
import { Problem } from '../../../http/problem.ts';
import type { Database } from '../../../platform/database/client.ts';
import { assignments as courseAssignments, submissions } from '../../../platform/database/schema/assignments.ts';
import { submissionFeedback } from '../../../platform/database/schema/grading.ts';
import { importedTable } from '../../../platform/limits.ts';
import { wholeClass } from '../../class.ts';
import { gradebookOf } from '../gradebook.ts';
import { columnsOf, type GradeColumn, type ImportProblem, plain, shortened } from './columns.ts';
import { readTable, type TableRow } from './read-table.ts';

type Schemas = components['schemas'];
type Preview = Schemas['GradeImportPreview'];
type Student = Schemas['GradedStudent'];

const mostProblems = 200;

/** Throws 413 and 422 for what cannot be imported. Changes nothing. */
export async function previewOf(db: Database, courseId: string, bytes: Buffer, now: Date): Promise<Preview> {
  const table = readTable(bytes);
  const { assignments, items } = await gradebookOf(db, courseId, { limit: wholeClass }, now);
  const columns = columnsOf(table, assignments);
  const found = studentsIn(table.rows, columns, items);
  const beforeLateness = await givenForLateWork(db, courseId);
  const preview: Preview = { changes: [], same: 0, emptied: 0, problems: [], problemCount: 0 };
  const problems: ImportProblem[] = [...columns.problems, ...found.problems];
  for (const { row, student } of found.students) {
    const cells = new Map(student.cells.map((cell) => [cell.assignmentId, cell]));
    for (const column of columns.grades) {
      const cell = cells.get(column.assignment.id);
      const read = readCell(row.cells[column.index] ?? '', cell, beforeLateness.get(cell?.submissionId));
      if (read === 'same' || read === 'emptied') preview[read] += 1;
      else if (typeof read === 'string') problems.push(problemIn(row, column, read));
      else if (read) preview.changes.push(changeIn(student, column, read));
    }
  }
  if (preview.changes.length > importedTable.changes) {
    throw new Problem(422, 'The file changes more than 2,000 grades. Please split it into several files.');
  }
  return { ...preview, problems: problems.slice(0, mostProblems), problemCount: problems.length };
}

/** Who each row is about. The rows of a student who is in several are left out. */
function studentsIn(rows: readonly TableRow[], columns: { email: number; id: number }, all: readonly Student[]) {
  const byEmail = new Map(all.map((student) => [plain(student.email), student]));
  const byId = new Map(all.map((student) => [student.id, student]));
  const problems: ImportProblem[] = [];
  const students: { row: TableRow; student: Student; email: string }[] = [];
  for (const row of rows) {
    const email = row.cells[columns.email] ?? '';
    const id = (row.cells[columns.id] ?? '').toLowerCase();
    const student = byEmail.get(plain(email));
    const problem = { row: row.number, text: shortened(email) };
    if (!student) problems.push({ kind: 'unknownStudent', ...problem });
    else if (id && byId.get(id) !== student) problems.push({ kind: 'otherId', ...problem });
    else students.push({ row, student, email });
  }
  const seen = new Map<Student, number>();
  for (const { student } of students) seen.set(student, (seen.get(student) ?? 0) + 1);
  const isTwice = ({ student }: { student: Student }) => (seen.get(student) ?? 0) > 1;
  for (const { row, email } of students.filter(isTwice)) {
    problems.push({ kind: 'studentTwice', row: row.number, text: shortened(email) });
  }
  return { students: students.filter((one) => !isTwice(one)), problems };
}

type Submitted = { submissionId: string; revision: number; before: number | undefined; grade: number };
type Read = 'same' | 'emptied' | 'notAGrade' | 'notSubmitted' | 'excused' | Submitted | null;

/**
 * `given`: the grade before lateness was taken off it, which a table that was imported before still has (§grading.61).
 * Null where there is nothing to say: an empty cell without a grade.
 */
function readCell(text: string, cell: Schemas['GradeCell'] | undefined, given: number | undefined): Read {
  if (text === '') return cell?.grade === undefined ? null : 'emptied';
  const grade = gradeIn(text);
  if (grade === null) return 'notAGrade';
  if (cell?.status === 'excused') return 'excused';
  if (cell?.submissionId === undefined || cell.revision === undefined) return 'notSubmitted';
  const { submissionId, revision, grade: before } = cell;
  return grade === before || grade === given ? 'same' : { submissionId, revision, before, grade };
}

/** `85`, `85%`, `85.0` and `85,0` are 85. */
function gradeIn(text: string): number | null {
  const [, digits] = /^(\d{1,3})(?:[.,]0{1,10})?\s?%?$/.exec(text) ?? [];
  const grade = Number(digits ?? Number.NaN);
  return grade <= 100 ? grade : null;
}

/** What was given for the work of the course that lateness has taken something off, by submission. */
async function givenForLateWork(db: Database, courseId: string): Promise<Map<string | undefined, number>> {
  const rows = await db
    .select({ submissionId: submissionFeedback.submissionId, late: submissionFeedback.late })
    .from(submissionFeedback)
    .innerJoin(submissions, eq(submissions.id, submissionFeedback.submissionId))
    .innerJoin(courseAssignments, eq(courseAssignments.id, submissions.assignmentId))
    .where(
      and(
        eq(courseAssignments.courseId, courseId),
        isNotNull(submissionFeedback.late),
        // Another grade may stand by now.
        eq(submissionFeedback.returnedAt, submissions.returnedAt),
      ),
    );
  return new Map(rows.flatMap(({ submissionId, late }) => (late ? [[submissionId, late.given]] : [])));
}

const problemIn = (row: TableRow, { index, head }: GradeColumn, kind: ImportProblem['kind']): ImportProblem => ({
  kind,
  row: row.number,
  column: head,
  text: shortened(row.cells[index] ?? ''),
});

const changeIn = ({ name }: Student, { assignment }: GradeColumn, { before, ...change }: Submitted) => ({
  ...change,
  student: name,
  assignment: assignment.title,
  ...(before !== undefined && { before }),
});
