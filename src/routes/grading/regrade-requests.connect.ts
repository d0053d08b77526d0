import { match, P } from 'ts-pattern';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { RegradeRequest, regradeRequestsMachine } from '../../machines/grading/regrade-requests.machine.ts';
import { paths } from '../../paths.ts';
import type { RegradeRequestsView } from '../../ui/screens/grading/regrade-requests/regrade-requests.view.tsx';
import { dayAndTime } from '../dates.ts';
import { restOfList } from '../rest-of-list.ts';
import { sentence } from '../sentence.ts';

type Snapshot = SnapshotFrom<typeof regradeRequestsMachine>;
type Send = ActorRefFrom<typeof regradeRequestsMachine>['send'];
type Means = { zone: string; onAnswer: (request: RegradeRequest) => void };

export function connectRegradeRequests(snapshot: Snapshot, send: Send, { zone, onAnswer }: Means): RegradeRequestsView {
  const { page, answered, failure } = snapshot.context;
  const list = {
    // Answered requests stay in the list, but no longer count as waiting.
    total: Math.max(0, (page?.total ?? 0) - Object.keys(answered).length),
    requests: (page?.items ?? []).map((request) => {
      const { id, courseId, submissionId, student, studentId, assignmentTitle, courseName, reason } = request;
      const { grade, gradedBy, gradedAt, requestedAt } = request;
      return {
        id,
        student,
        studentTo: studentId && paths.teach.student(courseId, studentId),
        assignment: assignmentTitle,
        course: courseName,
        reason,
        grade: `${grade}%`,
        graded: `${gradedBy ? `${gradedBy}, ` : ''}${dayAndTime(zone, gradedAt)}`,
        asked: dayAndTime(zone, requestedAt),
        submissionTo: paths.teach.submission({ courseId, submissionId }, { from: 'regrades' }),
        answer: answered[id]?.answer,
        onAnswer: () => onAnswer(request),
      };
    }),
  };
  const message = sentence(failure, 'The regrade requests could not be loaded. Please try again.');
  return match(snapshot.value)
    .returnType<RegradeRequestsView>()
    .with('loading', (state) => ({ state }))
    .with('failed', (state) => ({ state, message, onRetry: () => send({ type: 'retry' }) }))
    .with('empty', (state) => ({ state, onReload: () => send({ type: 'reload' }) }))
    .with({ listed: P.select() }, (listed) => ({ ...restOfList(listed, snapshot, send, message), ...list }))
    .exhaustive();
}
