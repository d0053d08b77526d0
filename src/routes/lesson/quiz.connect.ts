import type { ReactNode } from 'react';
import { match } from 'ts-pattern';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { lessonQuizMachine } from '../../machines/lesson/quiz.machine.ts';
import type { Quiz } from '../../ui/screens/lesson/quiz/quiz.ts';
import type { LessonQuizView } from '../../ui/screens/lesson/quiz/quiz.view.tsx';
import { sentence } from '../sentence.ts';

type Snapshot = SnapshotFrom<typeof lessonQuizMachine>;
type Send = ActorRefFrom<typeof lessonQuizMachine>['send'];

const noResult = { score: 0, answers: [] };

export function connectLessonQuiz(snapshot: Snapshot, send: Send, quiz: Quiz, draft: ReactNode): LessonQuizView {
  const { answers, failure } = snapshot.context;
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
    .with('answering', (state) => ({
      state,
      quiz,
      answers,
      draft,
      canSubmit: snapshot.can({ type: 'submit' }),
      onAnswer,
      onSubmit: () => send({ type: 'submit' }),
    }))
    .with({ checking: 'underWay' }, () => ({ state: 'checking.underWay', quiz, answers, draft }))
    .with({ checking: 'delayed' }, () => ({ state: 'checking.delayed', ...again }))
    .with('unchecked', (state) => ({ state, ...again }))
    .with('passed', (state) => ({ state, quiz, result }))
    .with('failedQuiz', (state) => ({ state, quiz, result, onTryAgain: () => send({ type: 'tryAgain' }) }))
    .exhaustive();
}
