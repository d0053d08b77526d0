import { useMachine } from '@xstate/react';
import { completeLesson, getCourseProgress } from '../../api/lesson.ts';
import { lessonCompletionMachine } from '../../machines/lesson/completion.machine.ts';
import { LessonCompletionScreen } from '../../ui/screens/lesson/completion/completion.view.tsx';
import { connectLessonCompletion } from './completion.connect.ts';

const machine = lessonCompletionMachine.provide({ actors: { completeLesson, getCourseProgress } });

type LessonCompletionProps = {
  lesson: { id: string; courseId: string; isCompleted: boolean; teaching?: boolean | undefined };
  isSignedIn: boolean;
};

export function LessonCompletion({ lesson, isSignedIn }: LessonCompletionProps) {
  const [snapshot, send] = useMachine(machine, {
    input: {
      courseId: lesson.courseId,
      lessonId: lesson.id,
      isCompleted: lesson.isCompleted,
      isSignedIn,
      isTeaching: lesson.teaching === true,
    },
  });
  return <LessonCompletionScreen view={connectLessonCompletion(snapshot, send)} />;
}
