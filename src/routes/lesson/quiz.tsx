import { useEffect, useEffectEvent, useState } from 'react';
import type { QuizLesson } from '../../api/generated/schema.d.ts';
import { answerQuiz } from '../../api/lesson.ts';
import { lessonQuizMachine } from '../../machines/lesson/quiz.machine.ts';
import { asPendingCall } from '../../sync/pending-calls.ts';
import type { Quiz } from '../../ui/screens/lesson/quiz/quiz.ts';
import { LessonQuizScreen } from '../../ui/screens/lesson/quiz/quiz.view.tsx';
import { useAuth } from '../account/session.tsx';
import { useFlow, useViewer } from '../first-screen.ts';
import { type Draft, WithDraft } from '../sync/draft.tsx';
import { isCounted } from './counted.ts';
import { connectLessonQuiz } from './quiz.connect.ts';

const machineOf = (person: string | undefined) =>
  lessonQuizMachine.provide({
    actors: {
      answerQuiz: asPendingCall(answerQuiz, ({ courseId, lessonId }) => ({
        person,
        form: 'quiz',
        subject: `${courseId}/${lessonId}`,
      })),
    },
  });

export function LessonQuiz({ lesson }: { lesson: QuizLesson }) {
  // Kept in state, because each attempt asks other questions.
  const [questions, setQuestions] = useState(lesson.questions);
  return (
    <WithDraft
      form="quiz"
      subject={`${lesson.courseId}/${lesson.id}`}
      textOf={({ answers }) => textOf(answers, questions)}
    >
      {(draft) => <Answering lesson={lesson} draft={draft} onDrawn={setQuestions} />}
    </WithDraft>
  );
}

type AnsweringProps = {
  lesson: QuizLesson;
  draft: Draft<'quiz'>;
  onDrawn: (questions: QuizLesson['questions']) => void;
};

function Answering({ lesson, draft, onDrawn }: AnsweringProps) {
  const { questions, retryAt } = lesson;
  const { currentUser } = useAuth();
  const viewer = useViewer();
  const [machine] = useState(() => machineOf(currentUser?.id));
  const [snapshot, send, flow] = useFlow(machine, {
    input: {
      courseId: lesson.courseId,
      lessonId: lesson.id,
      questions,
      retryAt,
      now: viewer.now,
      answers: stillThere(draft.values?.answers ?? {}, questions),
    },
  });
  const keep = useEffectEvent(({ value, context }: typeof snapshot) => {
    if (!isCounted(lesson)) return;
    const isAnswered = Object.keys(context.answers).length > 0;
    onDrawn(context.questions);
    if (value === 'passed' || value === 'waiting' || value === 'failedQuiz') draft.onSent();
    else if (value === 'answering' && isAnswered) draft.onChange({ answers: context.answers });
  });
  useEffect(() => {
    const { unsubscribe } = flow.subscribe(keep);
    return unsubscribe;
  }, [flow]);
  return (
    <LessonQuizScreen view={connectLessonQuiz(snapshot, send, lesson, { zone: viewer.zone, draft: draft.note })} />
  );
}

/** The answered questions with their answers, as text. */
const textOf = (answers: Record<string, string>, questions: Quiz['questions']) =>
  questions
    .flatMap(({ id, prompt, options }) => {
      const chosen = options.find((option) => option.id === answers[id]);
      return chosen ? [`${prompt} ${chosen.text}`] : [];
    })
    .join('\n');

/** Leaves out answers to questions that the quiz no longer has. */
const stillThere = (answers: Record<string, string>, questions: Quiz['questions']) =>
  Object.fromEntries(
    Object.entries(answers).filter(([id, option]) =>
      questions.some((question) => question.id === id && question.options.some((one) => one.id === option)),
    ),
  );
