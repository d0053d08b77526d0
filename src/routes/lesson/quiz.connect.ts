import type { ReactNode } from 'react';
import { match } from 'ts-pattern';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { QuizLesson } from '../../api/generated/schema.d.ts';
import type { lessonQuizMachine } from '../../machines/lesson/quiz.machine.ts';
import { paths } from '../../paths.ts';
import type { LessonQuizView } from '../../ui/screens/lesson/quiz/quiz.view.tsx';
import { momentAhead } from '../dates-in-sentences.ts';
import { sentence } from '../sentence.ts';
import { isCounted } from './counted.ts';

type Snapshot = SnapshotFrom<typeof lessonQuizMachine>;
type Send = ActorRefFrom<typeof lessonQuizMachine>['send'];

const noResult = { score: 0, answers: [] };

export function connectLessonQuiz(
  snapshot: Snapshot,
  send: Send,
  lesson: QuizLesson,
  { zone, draft }: { zone: string; draft: ReactNode },
): LessonQuizView {
  const { answers, failure, questions, retryAt = '', now } = snapshot.context;
  const { courseId, readAgain } = lesson;
  const quiz = { ...lesson, questions };
  const result = snapshot.context.result ?? noResult;
  const onAnswer = (questionId: string, optionId: string) => send({ type: 'answer', questionId, optionId });
  const again = {
    quiz,
    answers,
    draft,
    reason: sentence(failure, 'Your answers are kept. Please try again.'),
    onAnswer,
    onRetry: () => send({ type: 'retry' }),
  };
  return match(snapshot.value)
    .returnType<LessonQuizView>()
    .with('opening', 'waiting', () => ({
      state: 'waiting',
      quiz,
      result: snapshot.context.result,
      until: momentAhead({ zone, now }, retryAt),
      readAgain: readAgain.map(({ id, title }) => ({ to: paths.lesson(courseId, id), title })),
    }))
    .with('answering', (state) => ({
      state,
      quiz,
      answers,
      draft,
      canSubmit: snapshot.can({ type: 'submit' }),
      onAnswer,
      onSubmit: isCounted(lesson) ? () => send({ type: 'submit' }) : undefined,
    }))
    .with({ checking: 'underWay' }, () => ({ state: 'checking.underWay', quiz, answers, draft }))
    .with({ checking: 'delayed' }, () => ({ state: 'checking.delayed', ...again }))
    .with('unchecked', (state) => ({ state, ...again }))
    .with('passed', (state) => ({ state, quiz, result }))
    .with('failedQuiz', (state) => ({ state, quiz, result, onTryAgain: () => send({ type: 'tryAgain' }) }))
    .exhaustive();
}
