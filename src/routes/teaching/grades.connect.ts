import type { ReactNode } from 'react';
import { match, P } from 'ts-pattern';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { GradeCell, GradedAssignment } from '../../api/generated/schema.d.ts';
import type { GradedStudent, gradesMachine } from '../../machines/teaching/grades.machine.ts';
import { isNotSubmitted } from '../../machines/teaching/moved-due-dates.ts';
import { paths } from '../../paths.ts';
import type { GradesView } from '../../ui/screens/teaching/grades/grades.view.tsx';
import type { GradeCellView, GradeRow } from '../../ui/screens/teaching/grades/grid-row.tsx';
import type { Place } from '../../ui/screens/teaching/grades/use-grid.ts';
import { plainDay } from '../dates.ts';
import { restOfList } from '../rest-of-list.ts';
import { sentence } from '../sentence.ts';
import { narrowing } from './narrowing.ts';

type Snapshot = SnapshotFrom<typeof gradesMachine>;
type Send = ActorRefFrom<typeof gradesMachine>['send'];

type MoreTime = (assignmentId: string, studentId?: string) => void;
type Around = {
  zone: string;
  download: ReactNode;
  place: Place | undefined;
  onPlace: (place: Place) => void;
  onMoreTime: MoreTime;
};

/** Due dates are shown in the given time zone. */
export function connectGrades(
  snapshot: Snapshot,
  send: Send,
  { zone, download, place, onPlace, onMoreTime }: Around,
): GradesView {
  const { page, failure, filters } = snapshot.context;
  const controls = {
    search: filters.search,
    show: filters.show,
    sort: filters.sort,
    course: page?.courseTitle ?? '',
    ...narrowing<Exclude<typeof filters.show, 'all'>, typeof filters.sort>(send),
    download,
  };
  return match(snapshot.value)
    .returnType<GradesView>()
    .with('loading', (state) => ({ state, ...controls }))
    .with('failed', (state) => ({
      state,
      ...controls,
      message: sentence(failure, 'Please try again.'),
      onRetry: () => send({ type: 'retry' }),
    }))
    .with('empty', (state) => ({ state, ...controls }))
    .with({ listed: P.select() }, (listed) => {
      const assignments = page?.assignments ?? [];
      return {
        ...restOfList(listed, snapshot, send),
        ...controls,
        place,
        onPlace,
        onMoreTime,
        total: page?.total ?? 0,
        columns: assignments.map(columnOf),
        rows: (page?.items ?? []).map((student) => rowOf(student, assignments, filters.courseId, zone)),
      };
    })
    .exhaustive();
}

const columnOf = ({ id, title, dueAfterDays, isBlind, average, graded }: GradedAssignment) => ({
  id,
  title,
  note: `Due after ${dueAfterDays === 1 ? '1 day' : `${dueAfterDays} days`}`,
  average: average === undefined ? '' : `${average}%`,
  graded: isBlind || graded === undefined ? '' : `${graded} graded`,
});

function rowOf(
  { id, name, email, hasNamesake, average, missing, cells }: GradedStudent,
  assignments: readonly GradedAssignment[],
  courseId: string,
  zone: string,
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
    cells: assignments.map((assignment) => {
      const cell = own.get(assignment.id);
      if (!cell) return { id: assignment.id, text: '', note: '', label: '', isOpen: false };
      const said = saidOf(cell, zone);
      const label = [`${assignment.title}, ${name}: ${said.text}`, ...(said.note ? [said.note] : [])].join(', ');
      const moreTime = isNotSubmitted(cell) ? { moreTime: `Give More Time: ${assignment.title}, ${name}` } : {};
      return { id: assignment.id, ...said, label, to: wayOn(cell, courseId, among), ...moreTime };
    }),
  };
}

/** A submission is opened; who has not submitted is found among the students, and can be written to there. */
const wayOn = ({ status, assignmentId, submissionId }: GradeCell, courseId: string, student: string) =>
  status === 'blind'
    ? paths.teach.grading({ course: courseId, assignment: assignmentId })
    : submissionId === undefined
      ? student
      : paths.teach.submission({ courseId, submissionId }, { course: courseId });

type Said = Pick<GradeCellView, 'text' | 'note' | 'isOpen'>;

function saidOf({ status, grade, isLate, dueAt }: GradeCell, zone: string): Said {
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
      // Once it is submitted, when it was due matters only to how late it was.
      .with('waiting', () => ({ text: 'Needs grading', note: noted(...given, ...late), isOpen: true }))
      .with('returned', () => ({ text: given.join() || 'Graded', note: noted('returned', ...late), isOpen: false }))
      .with('seen', () => ({ text: given.join() || 'Graded', note: noted('seen', ...late), isOpen: false }))
      .exhaustive()
  );
}
