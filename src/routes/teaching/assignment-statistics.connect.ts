import type { ReactNode } from 'react';
import { match } from 'ts-pattern';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { assignmentStatisticsMachine, Statistics } from '../../machines/teaching/assignment-statistics.machine.ts';
import { paths } from '../../paths.ts';
import type { AssignmentStatisticsView } from '../../ui/screens/teaching/assignment-statistics/assignment-statistics.view.tsx';
import { sentence } from '../sentence.ts';

type Snapshot = SnapshotFrom<typeof assignmentStatisticsMachine>;
type Send = ActorRefFrom<typeof assignmentStatisticsMachine>['send'];
type Figures = NonNullable<Statistics['figures']>;

export function connectAssignmentStatistics(
  { value, context: { courseId, assignmentId, statistics, failure } }: Snapshot,
  send: Send,
  { chart }: { chart: (bands: Figures['bands']) => ReactNode },
): AssignmentStatisticsView {
  const ofAssignment = { course: courseId, assignment: assignmentId };
  const about = {
    title: statistics?.title ?? '',
    course: statistics?.courseTitle ?? '',
    gradesTo: paths.teach.grades(courseId),
    queueTo: paths.teach.grading(ofAssignment),
  };
  const figures = statistics?.figures ?? none;
  const counts = {
    figures,
    returnedTo: paths.teach.grading({ ...ofAssignment, show: 'returned' }),
    lateTo: paths.teach.gradesWith(courseId, 'late'),
    missingTo: paths.teach.gradesWith(courseId, 'missing'),
  };
  return match(value)
    .returnType<AssignmentStatisticsView>()
    .with('loading', 'deciding', () => ({ state: 'loading', ...about }))
    .with('failed', (state) => ({
      state,
      ...about,
      reason: sentence(failure, 'The statistics could not be loaded. Please try again.'),
      onRetry: () => send({ type: 'retry' }),
    }))
    .with('missing', 'blind', (state) => ({ state, ...about }))
    .with('empty', 'few', (state) => ({ state, ...about, ...counts }))
    .with('shown', (state) => ({ state, ...about, ...counts, chart: chart(figures.bands) }))
    .exhaustive();
}

const none: Figures = {
  assigned: 0,
  submitted: 0,
  returned: 0,
  late: 0,
  missing: 0,
  graded: 0,
  bands: [],
  criteria: [],
  byRubric: 0,
  byAnotherRubric: 0,
};
