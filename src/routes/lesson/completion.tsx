import type { LessonContent } from '../../api/generated/schema.d.ts';
import { completeLesson, getCourseProgress } from '../../api/lesson.ts';
import { lessonCompletionMachine } from '../../machines/lesson/completion.machine.ts';
import { LessonCompletionScreen } from '../../ui/screens/lesson/completion/completion.view.tsx';
import { useFlow } from '../first-screen.ts';
import { connectLessonCompletion } from './completion.connect.ts';

const machine = lessonCompletionMachine.provide({ actors: { completeLesson, getCourseProgress } });

type Lesson = Pick<LessonContent, 'id' | 'courseId' | 'isCompleted' | 'teaching' | 'visiting'>;

export function LessonCompletion({ lesson }: { lesson: Lesson }) {
  const [snapshot, send] = useFlow(machine, {
    input: {
      courseId: lesson.courseId,
      lessonId: lesson.id,
      isCompleted: lesson.isCompleted,
      isTeaching: lesson.teaching === true,
      isVisiting: lesson.visiting === true,
    },
  });
  return <LessonCompletionScreen view={connectLessonCompletion(snapshot, send)} />;
}
