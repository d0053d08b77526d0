/** Lessons, their completion, and quizzes. */
import { expect } from '@playwright/test';
import { written } from '../../journeys/test.ts';
import { lessonPage } from '../../pages/lesson/detail.page.ts';
import { moduleEndPage } from '../../pages/lesson/module-end.page.ts';
import { outlinePage } from '../../pages/lesson/outline.page.ts';
import { quizPage } from '../../pages/lesson/quiz.page.ts';
import { videoPage } from '../../pages/lesson/video.page.ts';
import { on } from '../../pages/on.ts';
import { messages } from '../call-faults.ts';
import { click, get, goto, post, put, type Row, sees, type Visit } from '../row.ts';

const enrol = ({ product, person }: Visit) =>
  product.call('POST', '/courses/data-literacy/enroll', person.token).catch(() => {}); // is enrolled already

const literacy = written('data-literacy');
const lastOfModule = literacy.modules[0]?.lessons.at(-1)?.id ?? '';
const nextModule = literacy.modules[1]?.title ?? '';

async function followLinks({ page }: Visit, ...links: string[]) {
  for (const name of links) await page.getByRole('link', { name }).first().click();
}

export const lessonRows: readonly Row[] = [
  {
    name: 'Lesson',
    invokedBy: ['lesson/detail.getLesson'],
    who: 'demo',
    call: get(/\/lessons\/m1-l1$/),
    start: goto('/courses/data-analytics/lessons/m1-l1'),
    title: 'Error',
    message: 'Failed to load lesson. Please try again later.',
    recovered: sees(on(lessonPage, 'completed')),
    sessionEnded: 'as a visitor',
  },
  {
    name: 'Lesson: the outline of the course',
    // Both ask for it at once.
    invokedBy: ['lesson/modules.getCourse', 'lesson/module-end.getCourse'],
    who: 'demo',
    call: get(/\/courses\/data-analytics$/),
    start: goto('/courses/data-analytics/lessons/m1-l1'),
    title: 'Error',
    message: 'The course outline could not be loaded. The lesson is not affected.',
    recovered: sees(on(outlinePage, 'current')),
    sessionEnded: 'as a visitor',
  },
  {
    name: 'Lesson: what the answers of a complete module show',
    invokedBy: ['lesson/module-end.getMastery'],
    who: 'student',
    call: get(/\/analytics\/mastery$/),
    open: ({ product, person }) => product.complete(person, literacy).catch(() => {}), // has completed it already
    start: goto(`/courses/data-literacy/lessons/${lastOfModule}`),
    title: 'Error',
    message: 'What your answers show could not be loaded.',
    recovered: sees((page) => moduleEndPage(page).next(nextModule)),
    sessionEnded: 'as a visitor',
  },
  {
    name: "Lesson: the course's progress",
    invokedBy: ['lesson/completion.getCourseProgress'],
    who: 'student',
    calls: [get(/\/progress$/)],
    open: async (visit) => {
      await enrol(visit);
      await visit.page.goto('/courses/data-literacy');
    },
    start: async (visit) => {
      const isInLesson = visit.page.url().includes('/lessons/');
      await followLinks(visit, ...(isInLesson ? ['Data Literacy', 'Continue Learning'] : ['Continue Learning']));
      // The outline's own call has ended, so that it does not run out of time together with the row's.
      await sees(on(outlinePage, 'current'))(visit);
    },
    unaffected: (page) => expect(lessonPage(page).completeButton).toBeEnabled(),
    mayBeOffline: { failed: [] },
    sessionEnded: 'as a visitor',
  },
  {
    name: 'Video',
    invokedBy: ['lesson/video.getVideo'],
    who: 'demo',
    call: get(/\/video$/),
    start: goto('/courses/data-analytics/lessons/m1-l2'),
    title: 'Error',
    message: 'The video could not be loaded. Its words are below.',
    recovered: sees(on(videoPage, 'playButton')),
    sessionEnded: 'as a visitor',
  },
  {
    // No machine makes this call: the route does, as it must go on when the player has been closed.
    name: 'Video: the position in it',
    invokedBy: [],
    who: 'demo',
    calls: [put(/\/position$/)],
    open: goto('/courses/data-analytics/lessons/m1-l2'),
    start: ({ page }) => videoPage(page).goTo('0:00').click(),
    unaffected: (page) => expect(videoPage(page).playButton).toBeEnabled(),
    mayBeOffline: { failed: [] },
    sessionEnded: 'as a visitor',
  },
  {
    name: 'Lesson completion',
    invokedBy: ['lesson/completion.completeLesson'],
    who: 'student',
    call: post(/\/complete$/),
    open: async (visit) => {
      await enrol(visit);
      await lessonPage(visit.page).open('data-literacy', 'm1-l1');
    },
    start: click(on(lessonPage, 'completeButton')),
    title: 'Your progress was not saved',
    message: 'The lesson could not be marked as complete. Please try again.',
    recovered: sees(on(lessonPage, 'completed')),
    sessionEnded: 'as a visitor',
  },
  {
    name: 'Quiz',
    invokedBy: ['lesson/quiz.answerQuiz'],
    who: 'student',
    call: post(/\/answers$/),
    open: async (visit) => {
      await enrol(visit);
      await quizPage(visit.page).open('data-literacy');
      await quizPage(visit.page).answerAll();
    },
    start: click(on(quizPage, 'checkButton')),
    title: 'Your answers could not be checked',
    message: messages('Your answers are kept. Please try again.'),
    keeps: (page) => quizPage(page).expectAllAnswered(),
    retriesItself: true,
    recovered: sees(on(quizPage, 'score')),
    sessionEnded: 'in place',
    forms: [
      {
        states: {
          'lesson/quiz answering': 'typed',
          'lesson/quiz checking.underWay': 'sent',
          'lesson/quiz checking.delayed': 'delayed',
          'lesson/quiz unchecked': 'refused',
        },
        button: on(quizPage, 'checkButton'),
        reopen: async ({ page }) => {
          await quizPage(page).open('data-literacy');
          await quizPage(page).expectQuestions();
        },
        draft: {
          typed: '"q1"',
          path: 'quiz/data-literacy.m1-l4',
          edit: (page) => quizPage(page).choices.nth(1).check(),
        },
        stored: { row: 'quizAttempts' },
      },
    ],
  },
];
