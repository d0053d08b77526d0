import { match, P } from 'ts-pattern';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { ExtensionRequest, extensionRequestsMachine } from '../../machines/grading/extension-requests.machine.ts';
import { paths } from '../../paths.ts';
import type { ExtensionRequestsView } from '../../ui/screens/grading/extension-requests/extension-requests.view.tsx';
import { dayAndTime } from '../dates.ts';
import { restOfList } from '../rest-of-list.ts';
import { sentence } from '../sentence.ts';

type Snapshot = SnapshotFrom<typeof extensionRequestsMachine>;
type Send = ActorRefFrom<typeof extensionRequestsMachine>['send'];
type Means = { zone: string; onAnswer: (request: ExtensionRequest) => void };

export function connectExtensionRequests(
  snapshot: Snapshot,
  send: Send,
  { zone, onAnswer }: Means,
): ExtensionRequestsView {
  const { page, answered, failure } = snapshot.context;
  const list = {
    // Answered requests stay in the list, but no longer count as waiting.
    total: Math.max(0, (page?.total ?? 0) - Object.keys(answered).length),
    requests: (page?.items ?? []).map((request) => {
      const {
        id,
        courseId,
        student,
        studentId,
        assignmentTitle,
        courseName,
        reason,
        dueDate,
        proposedDate,
        requestedAt,
      } = request;
      const answer = answered[id];
      return {
        id,
        student,
        studentTo: paths.teach.student(courseId, studentId),
        assignment: assignmentTitle,
        course: courseName,
        reason,
        due: dayAndTime(zone, dueDate),
        proposed: dayAndTime(zone, proposedDate),
        asked: dayAndTime(zone, requestedAt),
        earlier: request.earlier,
        handedIn: request.handedIn,
        answered: answer && { status: answer.status, due: dayAndTime(zone, answer.dueDate) },
        onAnswer: () => onAnswer(request),
      };
    }),
  };
  const message = sentence(failure, 'The requests could not be loaded. Please try again.');
  return match(snapshot.value)
    .returnType<ExtensionRequestsView>()
    .with('loading', (state) => ({ state }))
    .with('failed', (state) => ({ state, message, onRetry: () => send({ type: 'retry' }) }))
    .with('empty', (state) => ({ state, onReload: () => send({ type: 'reload' }) }))
    .with({ listed: P.select() }, (listed) => ({ ...restOfList(listed, snapshot, send, message), ...list }))
    .exhaustive();
}
