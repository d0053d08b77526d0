import { match } from 'ts-pattern';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { StudentExtension, StudentWork } from '../../api/generated/schema.d.ts';
import type { ChosenStudent } from '../../machines/teaching/roster.machine.ts';
import type { Student, teachingStudentMachine } from '../../machines/teaching/student.machine.ts';
import { paths } from '../../paths.ts';
import type { DueDateItem } from '../../ui/screens/teaching/student/due-dates.tsx';
import type { StudentShown, StudentView } from '../../ui/screens/teaching/student/student.view.tsx';
import type { WorkRow } from '../../ui/screens/teaching/student/work-table.tsx';
import { courseGradeText } from '../course/grade-text.ts';
import { plainDay } from '../dates.ts';
import { sentence } from '../sentence.ts';
import { excusedBy } from './excuse.connect.ts';
import { lateBy } from './late-by.ts';

type Snapshot = SnapshotFrom<typeof teachingStudentMachine>;
type Send = ActorRefFrom<typeof teachingStudentMachine>['send'];

type Around = { zone: string; onMessage: (students: ChosenStudent[]) => void };

/** Moments are shown in the given time zone. */
export function connectStudent(
  { value, context: { student, failure, courseId } }: Snapshot,
  send: Send,
  { zone, onMessage }: Around,
): StudentView {
  return match(value)
    .returnType<StudentView>()
    .with('loading', (state) => ({ state }))
    .with('failed', (state) => ({
      state,
      reason: sentence(failure, 'The student could not be loaded. Please try again.'),
      onRetry: () => send({ type: 'retry' }),
    }))
    .with('missing', (state) => ({ state, studentsTo: paths.teach.course(courseId) }))
    .with('shown', 'refreshing', (state) => {
      if (!student) return { state: 'loading' };
      const { id, name } = student;
      return { state, ...shownOf(student, courseId, zone), onMessage: () => onMessage([{ id, name }]) };
    })
    .exhaustive();
}

function shownOf(student: Student, courseId: string, zone: string): Omit<StudentShown, 'onMessage'> {
  const { courseTitle, name, email, photo, enrolledAt, lastActiveOn, progress, modules } = student;
  const { courseGrade, work, extensions, classes, threads } = student;
  const counted = modules.filter(({ lessons }) => lessons > 0);
  return {
    course: courseTitle,
    name,
    email,
    photo,
    enrolled: plainDay(zone, enrolledAt),
    // In UTC, as it is a calendar day, which is the same for everyone.
    lastActive: lastActiveOn ? plainDay('UTC', lastActiveOn) : '',
    progress,
    completed: counted.reduce((sum, one) => sum + one.completed, 0),
    lessons: counted.reduce((sum, one) => sum + one.lessons, 0),
    modules: counted,
    courseGrade: courseGradeText(courseGrade),
    work: work.map((one) => workRow(one, courseId, zone)),
    dueDates: extensions.items.map((one) => dueDateItem(one, zone)),
    moreDueDates: extensions.total - extensions.items.length,
    requestsTo: paths.teach.requests,
    classes: {
      ...classes,
      items: classes.items.map(({ id, title, startsAt, mark }) => ({
        ...{ id, title, mark },
        at: plainDay(zone, startsAt),
        to: paths.teach.attendance(courseId, id),
      })),
    },
    classesTo: paths.teach.classes(courseId),
    threads: {
      total: threads.total,
      items: threads.items.map(({ lastAt, ...thread }) => ({
        ...thread,
        at: plainDay(zone, lastAt),
        to: paths.thread(thread.id),
      })),
    },
    threadsTo: paths.threadsNamed(courseId, name),
  };
}

function workRow(work: StudentWork, courseId: string, zone: string): WorkRow {
  const { assignmentId, title, status, dueAt, submissionId, isLate, submittedAt, grade, excuse, returnedAt, seenAt } =
    work;
  const on = (moment: string | undefined) => (moment === undefined ? '' : plainDay(zone, moment));
  return {
    id: assignmentId,
    title,
    status,
    due: on(dueAt),
    submitted: on(submittedAt),
    late: isLate && dueAt !== undefined && submittedAt !== undefined ? lateBy(dueAt, submittedAt) : '',
    grade: grade === undefined ? '' : `${grade}%`,
    statusOn: on(seenAt ?? returnedAt),
    ...(excuse && { excuse: `${excusedBy(excuse, zone)}: ${excuse.reason}` }),
    returned: seenAt ? on(returnedAt) : '',
    to:
      status === 'blind'
        ? paths.teach.grading({ course: courseId, assignment: assignmentId })
        : submissionId && paths.teach.submission({ courseId, submissionId }, { course: courseId }),
  };
}

const dueDateItem = (extension: StudentExtension, zone: string): DueDateItem => {
  const { id, assignmentTitle, status, at, dueDate, reason, answer, givenBy } = extension;
  const [on, until] = [plainDay(zone, at), plainDay(zone, dueDate)];
  return {
    ...{ id, status, reason, answer },
    assignment: assignmentTitle,
    said:
      status === 'given'
        ? `${givenBy ? `Given by ${givenBy}` : 'Given'} on ${on}: due ${until}`
        : `Asked on ${on} for ${until}`,
  };
};
