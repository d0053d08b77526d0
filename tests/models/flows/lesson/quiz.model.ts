import {
  exampleQuizFailed,
  exampleQuizFailedAgain,
  exampleQuizLesson,
  exampleQuizPassed,
} from '../../../../src/api/generated/examples.ts';
import { lessonQuizMachine } from '../../../../src/machines/lesson/quiz.machine.ts';
import { failure } from '../../../pages/failure.page.ts';
import { quizPage } from '../../../pages/lesson/quiz.page.ts';
import { on } from '../../../pages/on.ts';
import { alert, text } from '../../browser/locators.ts';
import { pressing, pressTwice } from '../../browser/page-helpers.ts';
import { model, passing } from '../../engine/model.ts';
import { notSentYet, pendingCallActs, pendingCallSamples } from '../pending-call.ts';
import { moment } from '../samples.ts';

if (exampleQuizLesson.type !== 'quiz') throw new Error('The example of a quiz is not one.');
const lesson = exampleQuizLesson;
const { questions } = lesson;
const quiz = { courseId: 'data-analytics', lessonId: 'm1-l4', questions, answers: {} };
const retryAt = new Date(moment + 5 * 60_000).toISOString();
const failedAgain = { ...exampleQuizFailedAgain, next: { questions, retryAt } };

export const lessonQuiz = model(lessonQuizMachine)({
  starts: {
    visit: {
      open: ({ attend, network }) => {
        network.give('getLesson', lesson);
        return attend('/courses/data-analytics/lessons/m1-l4');
      },
      input: (now) => ({ ...quiz, retryAt: undefined, now }),
    },
    'a visit before the time': {
      open: ({ attend, network }) => {
        network.give('getLesson', { ...lesson, retryAt, lastScore: 0 });
        return attend('/courses/data-analytics/lessons/m1-l4');
      },
      input: (now) => ({ ...quiz, retryAt, now }),
    },
  },
  events: {
    answer: [
      { questionId: 'q1', optionId: 'b' },
      { questionId: 'q2', optionId: 'a' },
    ],
    submit: [{}],
    retry: [{}],
    tryAgain: [{}],
    ...pendingCallSamples([exampleQuizPassed, exampleQuizFailed, failedAgain], [422]),
  },
  answers: { answerQuiz: 'tells' },
  tells: ({ answers }) => Object.keys(answers).toSorted(),
  see: {
    opening: passing,
    waiting: {
      says: '§lesson.29: when it can be tried again, and what to read until then',
      shows: [text(/You can try again at/), on(quizPage, 'readAgain')],
    },
    answering: { says: '§lesson.4: questions with options', shows: [on(quizPage, 'checkButton')] },
    'checking.underWay': {
      says: 'the answers are on their way and cannot be sent twice',
      shows: [on(quizPage, 'checkingButton')],
    },
    'checking.delayed': {
      says: 'no answer came; they go on by themselves',
      shows: [alert('Your answers could not be checked'), notSentYet, on(failure, 'retryButton')],
    },
    unchecked: {
      says: 'refused; the answers are kept',
      shows: [alert('Your answers could not be checked'), on(failure, 'retryButton')],
      hides: [notSentYet],
    },
    passed: {
      says: 'the quiz is passed',
      shows: [text(`Passed with ${exampleQuizPassed.score}%`), text('The lesson is completed.')],
    },
    failedQuiz: {
      says: 'the quiz is not passed, and can be tried again',
      shows: [on(quizPage, 'notPassed'), on(quizPage, 'tryAgainButton')],
    },
  },
  act: {
    answer: async ({ page }, { questionId, optionId }) => {
      const question = quizPage(page).questions.nth(questionId === 'q1' ? 0 : 1);
      const wanted = question.getByRole('radio').nth(optionId === 'a' ? 0 : 1);
      // An option that is chosen already sends no event, so the other one is chosen first.
      if (await wanted.isChecked())
        await question
          .getByRole('radio')
          .nth(optionId === 'a' ? 1 : 0)
          .check();
      await wanted.check();
    },
    submit: ({ page }) => pressTwice(quizPage(page).checkButton),
    retry: pressing(failure, 'retryButton'),
    tryAgain: pressing(quizPage, 'tryAgainButton'),
    ...pendingCallActs('answerQuiz'),
  },
});
