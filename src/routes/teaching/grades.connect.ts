import type { ReactNode } from 'react';
import { match, P } from 'ts-pattern';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { GradedAssignment } from '../../api/generated/schema.d.ts';
import type { gradesMachine } from '../../machines/teaching/grades.machine.ts';
import type { Weights } from '../../machines/teaching/weights.machine.ts';
import { paths } from '../../paths.ts';
import type { GradeGridProps } from '../../ui/screens/teaching/grades/grade-grid.tsx';
import type { GradesView } from '../../ui/screens/teaching/grades/grades.view.tsx';
import { restOfList } from '../rest-of-list.ts';
import { sentence } from '../sentence.ts';
import { rowsOf } from './gradebook/rows.connect.ts';
import { narrowing } from './narrowing.ts';

type Snapshot = SnapshotFrom<typeof gradesMachine>;
type Send = ActorRefFrom<typeof gradesMachine>['send'];

type Around = Pick<GradeGridProps, 'place' | 'onPlace' | 'entries' | 'acts'> & {
  zone: string;
  download: ReactNode;
  onImport: () => void;
  onWeights: (weights: Weights) => void;
  onLatePolicy: () => void;
};

/** Due dates are shown in the given time zone. */
export function connectGrades(
  snapshot: Snapshot,
  send: Send,
  { zone, download, onImport, onWeights, onLatePolicy, ...grid }: Around,
): GradesView {
  const { page, failure, filters } = snapshot.context;
  const controls = {
    search: filters.search,
    show: filters.show,
    sort: filters.sort,
    course: page?.courseTitle ?? '',
    ...narrowing<Exclude<typeof filters.show, 'all'>, typeof filters.sort>(send),
    download,
    onImport,
    onWeights: page && (() => onWeights(page.weights)),
    onLatePolicy,
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
        ...grid,
        total: page?.total ?? 0,
        columns: assignments.map((one) => columnOf(one, filters.courseId)),
        rows: rowsOf(page?.items ?? [], { assignments, courseId: filters.courseId, zone }),
      };
    })
    .exhaustive();
}

const columnOf = ({ id, title, dueAfterDays, isBlind, average, graded }: GradedAssignment, courseId: string) => ({
  id,
  title,
  to: paths.teach.statistics(courseId, id),
  note: `Due after ${dueAfterDays === 1 ? '1 day' : `${dueAfterDays} days`}`,
  average: average === undefined ? '' : `${average}%`,
  graded: isBlind || graded === undefined ? '' : `${graded} graded`,
});
