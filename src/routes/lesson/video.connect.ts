import { match } from 'ts-pattern';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { lessonVideoMachine } from '../../machines/lesson/video.machine.ts';
import type { LessonVideoView } from '../../ui/screens/lesson/video/video.view.tsx';

type Snapshot = SnapshotFrom<typeof lessonVideoMachine>;
type Send = ActorRefFrom<typeof lessonVideoMachine>['send'];

export function connectLessonVideo(
  snapshot: Snapshot,
  send: Send,
  { animation, title }: { animation: string; title: string },
): LessonVideoView {
  const picture = { animation, title, showing: snapshot.context.showing };
  return match(snapshot.value)
    .returnType<LessonVideoView>()
    .with('playing', (state) => ({ state, picture }))
    .with('played', (state) => ({ state, picture, onReplay: () => send({ type: 'replay' }) }))
    .exhaustive();
}
