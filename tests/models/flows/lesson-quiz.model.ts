import { exampleQuizFailed, exampleQuizPassed } from '../../../src/api/examples.ts';
import { lessonQuizMachine } from '../../../src/machines/lesson-quiz.machine.ts';
import { model } from '../engine/model.ts';

export const lessonQuiz = model(lessonQuizMachine, {
  starts: {
    visit: { input: () => ({ courseId: 'data-analytics', lessonId: 'm1-l4', questionIds: ['q1', 'q2'] }) },
  },
  events: {
    answer: [
      { questionId: 'q1', optionId: 'b' },
      { questionId: 'q2', optionId: 'a' },
    ],
    submit: [{}],
    retry: [{}],
    tryAgain: [{}],
  },
  answers: { answerQuiz: { done: [exampleQuizPassed, exampleQuizFailed], error: [500] } },
  tells: ({ answers }) => Object.keys(answers).toSorted(),
  see: {
    answering: { says: '§3 Lesson type quiz: questions with options' },
    checking: { says: 'the answers are on their way and cannot be sent twice' },
    unchecked: { says: 'the call failed; the answers are kept' },
    passed: { says: 'the quiz is passed' },
    failedQuiz: { says: 'the quiz is not passed, and can be tried again' },
  },
});
