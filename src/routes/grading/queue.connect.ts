import { match, P } from 'ts-pattern';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { dayIn, daysBetween, today, type Viewer } from '../../machines/calendar-day.ts';
import type { ChosenFilters, gradingQueueMachine } from '../../machines/grading/queue.machine.ts';
import type { Queue, QueueFilters } from '../../machines/grading/types.ts';
import { paths } from '../../paths.ts';
import type { GradingQueueView } from '../../ui/screens/grading/queue/queue.view.tsx';
import type { QueueFiltersProps } from '../../ui/screens/grading/queue/queue-filters.tsx';
import type { QueueRow } from '../../ui/screens/grading/queue/queue-list.tsx';
import { dayAndTime } from '../dates.ts';
import { restOfList } from '../rest-of-list.ts';
import { sentence } from '../sentence.ts';
import { filtersOf } from './filters.ts';

type Snapshot = SnapshotFrom<typeof gradingQueueMachine>;
type Send = ActorRefFrom<typeof gradingQueueMachine>['send'];

/** "Question log (14)" */
const counted = (title: string, waiting: number) => `${title} (${waiting})`;

/** The filters' options: courses, and assignments of the chosen one or of all; in the queue, with how many wait. */
function options(assignments: Queue['assignments'], { course, show }: ChosenFilters) {
  const named = (title: string, waiting: number) => (show === 'returned' ? title : counted(title, waiting));
  const courses = Map.groupBy(assignments, ({ courseId }) => courseId);
  return {
    courses: [
      { value: '', label: 'All Courses' },
      ...[...courses].map(([value, all]) => ({
        value,
        label: named(
          all[0]?.courseName ?? value,
          all.reduce((sum, { waiting }) => sum + waiting, 0),
        ),
      })),
    ],
    assignments: [
      { value: '', label: 'All Assignments' },
      ...assignments
        .filter(({ courseId }) => course === '' || courseId === course)
        .map(({ assignmentId, assignmentTitle, waiting }) => ({
          value: assignmentId,
          label: named(assignmentTitle, waiting),
        })),
    ],
  };
}

/** Calendar days in the viewer's zone, as nobody counts the hours of what was submitted yesterday. */
function waitOf(submittedAt: string, viewer: Viewer): string {
  const days = daysBetween(dayIn(viewer.zone, submittedAt), today(viewer));
  if (days < 1) return 'since today';
  return days === 1 ? '1 day' : `${days} days`;
}

function rowOf(waiting: Queue['items'][number], filters: QueueFilters, viewer: Viewer): QueueRow {
  const { zone } = viewer;
  const {
    submissionId,
    courseId,
    student,
    assignmentTitle,
    courseName,
    submittedAt,
    returnedAt,
    attempt,
    isLate,
    grader,
  } = waiting;
  return {
    id: submissionId,
    to: paths.teach.submission({ courseId, submissionId }, filters),
    student,
    assignment: assignmentTitle,
    course: courseName,
    moment: filters.show && returnedAt ? `Returned ${dayAndTime(zone, returnedAt)}` : dayAndTime(zone, submittedAt),
    waiting: filters.show ? undefined : waitOf(submittedAt, viewer),
    attempt: attempt > 1 ? `Attempt ${attempt}` : undefined,
    isLate,
    grader: grader && (grader.isYou ? 'You are grading' : `${grader.name} is grading`),
  };
}

export function connectGradingQueue(snapshot: Snapshot, send: Send, viewer: Viewer): GradingQueueView {
  const { page, failure, filters: chosen } = snapshot.context;
  const filters = filtersOf(chosen);
  const narrow = (others: Partial<ChosenFilters>) => send({ type: 'narrow', filters: others });
  const { course, assignment, show, search } = chosen;
  const filtered: { filters: QueueFiltersProps } = {
    filters: {
      ...{ course, assignment, show, search },
      ...options(page?.assignments ?? [], chosen),
      onSearch: (text) => narrow({ search: text }),
      onShow: (which) => narrow({ show: which }),
      // Clears the assignment, as another course has other assignments.
      onCourse: (id) => narrow({ course: id, assignment: '' }),
      onAssignment: (id) => narrow({ assignment: id }),
    },
  };
  const results = {
    ...filtered,
    rows: (page?.items ?? []).map((item) => rowOf(item, filters, viewer)),
    total: page?.total ?? 0,
  };
  return match(snapshot.value)
    .returnType<GradingQueueView>()
    .with('loading', (state) => ({ state, ...filtered }))
    .with('failed', (state) => ({
      state,
      ...filtered,
      message: sentence(failure, 'The list could not be loaded. Please try again.'),
      onRetry: () => send({ type: 'retry' }),
    }))
    .with('empty', (state) => ({
      state,
      ...filtered,
      onAll:
        course || assignment || search.trim() ? () => narrow({ course: '', assignment: '', search: '' }) : undefined,
    }))
    .with({ listed: P.select() }, (listed) => ({
      ...restOfList(listed, snapshot, send, 'More could not be loaded. Please try again.'),
      ...results,
    }))
    .exhaustive();
}
