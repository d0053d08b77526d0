import { useMachine } from '@xstate/react';
import { answerQuiz } from '../api/lessons.ts';
import { lessonQuizMachine } from '../machines/lesson-quiz.machine.ts';
import { LessonQuizScreen } from '../ui/screens/lesson-quiz/lesson-quiz.view.tsx';
import type { Quiz } from '../ui/screens/lesson-quiz/quiz.ts';
import { connectLessonQuiz } from './lesson-quiz.connect.ts';

const machine = lessonQuizMachine.provide({ actors: { answerQuiz } });

export function LessonQuiz({ lesson }: { lesson: Quiz & { id: string; courseId: string } }) {
  const [snapshot, send] = useMachine(machine, {
    input: { courseId: lesson.courseId, lessonId: lesson.id, questionIds: lesson.questions.map(({ id }) => id) },
  });
  return <LessonQuizScreen view={connectLessonQuiz(snapshot, send, lesson)} />;
}
