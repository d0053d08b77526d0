import { match } from 'ts-pattern';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { lessonCompletionMachine } from '../../machines/lesson/completion.machine.ts';
import { paths } from '../../paths.ts';
import type { LessonCompletionView } from '../../ui/screens/lesson/completion/completion.view.tsx';

type Snapshot = SnapshotFrom<typeof lessonCompletionMachine>;
type Send = ActorRefFrom<typeof lessonCompletionMachine>['send'];

export function connectLessonCompletion(snapshot: Snapshot, send: Send): LessonCompletionView {
  const { progress, courseId } = snapshot.context;
  return match(snapshot.value)
    .returnType<LessonCompletionView>()
    .with('arriving', 'checking', 'deciding', () => ({ state: 'checking' }))
    .with('teaching', (state) => ({ state }))
    .with('inviting', (state) => ({ state, courseTo: paths.course(courseId) }))
    .with('offered', (state) => ({ state, progress, onComplete: () => send({ type: 'lesson.complete' }) }))
    .with('completing', (state) => ({ state, progress }))
    .with('failed', (state) => ({ state, progress, onRetry: () => send({ type: 'retry' }) }))
    .with('completed', (state) => ({ state, progress }))
    .exhaustive();
}
