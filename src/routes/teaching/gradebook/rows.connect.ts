/** The rows of the gradebook in words. */
import { match } from 'ts-pattern';
import type { GradeCell, GradedAssignment } from '../../../api/generated/schema.d.ts';
import { isExcusable } from '../../../machines/teaching/excused-cell.ts';
import { isNotSubmitted } from '../../../machines/teaching/gradebook/moved-due-dates.ts';
import type { GradedStudent } from '../../../machines/teaching/grades.machine.ts';
import { paths } from '../../../paths.ts';
import type { GradeCellView, GradeRow } from '../../../ui/screens/teaching/grades/grid-row.tsx';
import { plainDay } from '../../dates.ts';

type Shown = { assignments: readonly GradedAssignment[]; courseId: string; zone: string };

/** The rows as they were last put into words. A grade that is typed changes one of thousands; the others are the same ones. */
const known = new WeakMap<GradedStudent, { row: GradeRow; of: string }>();

export function rowsOf(students: readonly GradedStudent[], shown: Shown): GradeRow[] {
  const of = JSON.stringify([shown.zone, shown.courseId, shown.assignments.map(({ id, title }) => [id, title])]);
  return students.map((student) => {
    const before = known.get(student);
    if (before?.of === of) return before.row;
    const row = rowOf(student, shown);
    known.set(student, { row, of });
    return row;
  });
}

function rowOf(
  { id, name, email, hasNamesake, courseGrade, average, missing, cells }: GradedStudent,
  { assignments, courseId, zone }: Shown,
): GradeRow {
  const own = new Map(cells.map((cell) => [cell.assignmentId, cell]));
  const among = paths.teach.studentsNamed(courseId, name);
  const facts = [
    ...(average === undefined ? [] : [`Average ${average}%`]),
    ...(missing === 0 ? [] : [`${missing} missing`]),
  ];
  return {
    id,
    name,
    ...(hasNamesake && { email }),
    to: paths.teach.student(courseId, id),
    note: facts.join(', '),
    courseGrade: courseGrade.grade === undefined ? 'None yet' : `${courseGrade.grade} of 100`,
    counted: `${courseGrade.counted} of ${courseGrade.assignments} counted`,
    cells: assignments.map((assignment) => {
      const cell = own.get(assignment.id);
      if (!cell) return { id: assignment.id, text: '', note: '', label: '', isOpen: false };
      const said = saidOf(cell, zone);
      const about = `${assignment.title}, ${name}`;
      const label = [`${about}: ${said.text}`, ...(said.note ? [said.note] : [])].join(', ');
      return {
        id: assignment.id,
        ...said,
        label,
        to: wayOn(cell, courseId, among),
        ...(cell.revision !== undefined && { grade: about }),
        ...whyNot(cell),
        ...(isNotSubmitted(cell) && { moreTime: `Give More Time: ${about}` }),
        ...(isExcusable(cell) && { excuse: { about, isGiven: cell.status === 'excused' } }),
      };
    }),
  };
}

/** Why no grade can be typed in the cell. */
function whyNot(cell: GradeCell): Pick<GradeCellView, 'whyNot'> {
  if (cell.status === 'blind') return { whyNot: 'It is graded blind. Press Enter to grade it in the queue.' };
  if (cell.status === 'excused') return { whyNot: 'The student is excused, so there is nothing to grade.' };
  return isNotSubmitted(cell) ? { whyNot: "It wasn't submitted, so it can't be graded. You can give more time." } : {};
}

/** A submission is opened; who has not submitted is found among the students, and can be written to there. */
const wayOn = ({ status, assignmentId, submissionId }: GradeCell, courseId: string, student: string) =>
  status === 'blind'
    ? paths.teach.grading({ course: courseId, assignment: assignmentId })
    : submissionId === undefined
      ? student
      : paths.teach.submission({ courseId, submissionId }, { course: courseId });

type Said = Pick<GradeCellView, 'text' | 'note' | 'isOpen'>;

function saidOf({ status, grade, isLate, dueAt, excuse }: GradeCell, zone: string): Said {
  const due = dueAt === undefined ? [] : [`due ${plainDay(zone, dueAt)}`];
  const late = isLate ? ['late'] : [];
  const given = grade === undefined ? [] : [`${grade}%`];
  const noted = (...facts: string[]) => facts.join(', ');
  return (
    match(status)
      .returnType<Said>()
      .with('blind', () => ({ text: 'Graded blind', note: '', isOpen: false }))
      .with('open', () => ({ text: 'Not submitted', note: noted(...due), isOpen: false }))
      .with('missing', () => ({ text: 'Missing', note: noted(...due), isOpen: true }))
      .with('excused', () => ({ text: 'Excused', note: excuse?.reason ?? '', isOpen: false }))
      // Once it is submitted, when it was due matters only to how late it was.
      .with('waiting', () => ({ text: 'Needs grading', note: noted(...given, ...late), isOpen: true }))
      .with('returned', () => ({ text: given.join() || 'Graded', note: noted('returned', ...late), isOpen: false }))
      .with('seen', () => ({ text: given.join() || 'Graded', note: noted('seen', ...late), isOpen: false }))
      .exhaustive()
  );
}
