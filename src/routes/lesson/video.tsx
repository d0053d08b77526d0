import { useMachine } from '@xstate/react';
import { lessonVideoMachine } from '../../machines/lesson/video.machine.ts';
import { LessonVideoScreen } from '../../ui/screens/lesson/video/video.view.tsx';
import { connectLessonVideo } from './video.connect.ts';

export function LessonVideo({ lesson }: { lesson: { animation: string; title: string } }) {
  const [snapshot, send] = useMachine(lessonVideoMachine);
  return <LessonVideoScreen view={connectLessonVideo(snapshot, send, lesson)} />;
}
