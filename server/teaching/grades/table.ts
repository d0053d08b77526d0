/** A gradebook as a CSV table (RFC 4180), safe to open in a spreadsheet (§teaching.64). */
import type { components } from '../../../src/api/generated/schema.d.ts';
import { byteOrderMark, csvLine } from '../../platform/csv.ts';
import type { Gradebook } from './gradebook.ts';
import { gradeHead, nameOf, statusHead, studentHeads } from './headings.ts';

type GradeCell = components['schemas']['GradeCell'];

const labels = {
  open: 'Not submitted',
  missing: 'Missing',
  excused: 'Excused',
  waiting: 'Needs grading',
  returned: 'Returned',
  seen: 'Seen',
} as const;

const statusOf = (cell: GradeCell | undefined) =>
  cell === undefined || cell.status === 'blind' ? '' : `${labels[cell.status]}${cell.isLate ? ', late' : ''}`;

const figure = (value: number | undefined) => (value === undefined ? '' : String(value));

/** A line of headings, and one of each student, with the grade and the status of each assignment that is not graded blind. */
export function gradesTable({ assignments, items }: Pick<Gradebook, 'assignments' | 'items'>): string {
  const named = assignments.filter(({ isBlind }) => !isBlind);
  const heads = [
    ...studentHeads,
    ...named
      .map((assignment) => nameOf(assignment, assignments))
      .flatMap((name) => [gradeHead(name), statusHead(name)]),
  ];
  const rows = items.map(({ name, email, id, courseGrade, average, missing, cells }) => {
    const byAssignment = new Map(cells.map((cell) => [cell.assignmentId, cell]));
    return [
      ...[name, email, id, figure(courseGrade.grade), figure(average), String(missing)],
      ...named.flatMap((assignment) => {
        const cell = byAssignment.get(assignment.id);
        return [figure(cell?.grade), statusOf(cell)];
      }),
    ];
  });
  return byteOrderMark + [heads, ...rows].map(csvLine).join('');
}
