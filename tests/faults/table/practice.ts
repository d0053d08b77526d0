/** Exercises: the code as typed, its two checks, and the worked solution. */
import { expect, type Page } from '@playwright/test';
import { exampleAssignments } from '../../../src/api/generated/examples.ts';
import { assignmentsPage } from '../../pages/assignments/list.page.ts';
import { on } from '../../pages/on.ts';
import { exercisePage } from '../../pages/practice/exercise.page.ts';
import { portfolioPage, portfolioPart } from '../../pages/practice/portfolio.page.ts';
import { messages } from '../call-faults.ts';
import { click, type Form, get, goto, post, put, type Row, sees, type Visit } from '../row.ts';

const courseId = 'sql-for-beginners';
const lessonId = 'm1-l7';
const right = 'SELECT bike_id, name, bought FROM bikes ORDER BY bought DESC, bike_id LIMIT 5;';

/** Once the runtime has been loaded, faults of the network are those of the calls. */
async function openExercise({ page }: Visit) {
  const { open, runButton, field } = exercisePage(page);
  await open(courseId, lessonId);
  await expect(field).toBeVisible();
  await expect(runButton).toBeVisible();
}

async function writeSolution(visit: Visit) {
  const { product, person, page } = visit;
  await product.buy(person, courseId).catch(() => {}); // is enrolled already
  await openExercise(visit);
  await exercisePage(page).write(right);
  await exercisePage(page).expectCode(right);
}

const code = {
  title: 'Your code could not be checked',
  message: messages('Your code is kept. Please try again.'),
  keeps: (page: Page) => exercisePage(page).expectCode(right),
  retriesItself: true,
  recovered: sees(on(exercisePage, 'completed')),
  sessionEnded: 'in place',
} as const;

const form: Form = {
  states: {
    'practice/exercise open': 'typed',
    'practice/exercise sending.underWay': 'sent',
    'practice/exercise sending.delayed': 'delayed',
    'practice/exercise refused': 'refused',
  },
  button: on(exercisePage, 'checkButton'),
  reopen: openExercise,
  draft: {
    typed: 'ORDER BY bought',
    path: `exercise/${courseId}.${lessonId}`,
    edit: (page: Page) => exercisePage(page).write('SELECT 1;'),
  },
  stored: { row: 'exerciseAttempts' },
};

export const practiceRows: readonly Row[] = [
  {
    name: "A project's public page",
    invokedBy: ['practice/portfolio-page.getPortfolio'],
    who: 'visitor',
    call: get(/^\/portfolio\/./),
    start: goto('/portfolio/00000000-0000-4000-8000-000000000000'),
    title: 'Error',
    message: 'Failed to load the page. Please try again later.',
    recovered: sees(on(portfolioPage, 'nothing')),
    sessionEnded: 'shown',
  },
  {
    name: "The switch of a project's public page",
    invokedBy: ['practice/portfolio.setPortfolio'],
    who: 'demo',
    call: put(/\/portfolio$/),
    open: async ({ page }) => {
      // The demonstration has no project with feedback, so the server refuses what arrives.
      await page.route('**/v1/assignments', (route) => route.fulfill({ json: exampleAssignments }));
      await assignmentsPage(page).open();
      await assignmentsPage(page).view('Survey clean-up');
    },
    start: click(on(portfolioPart, 'publicPage')),
    title: 'Not saved',
    message: messages('Your choice was not saved. Please try again.'),
    retry: on(portfolioPart, 'retryButton'),
    recovered: async ({ page }) => {
      await expect(portfolioPart(page).onlyProjects).toBeVisible();
    },
    sessionEnded: 'sign-in',
  },
  {
    ...code,
    name: 'Exercise',
    invokedBy: ['practice/exercise.checkExercise'],
    who: 'student',
    call: post(/\/attempts$/),
    open: writeSolution,
    start: click(on(exercisePage, 'checkButton')),
    forms: [form],
  },
  {
    ...code,
    name: 'Exercise: on other rows',
    invokedBy: ['practice/exercise.confirmExercise'],
    who: 'student',
    call: post(/\/confirmation$/),
    open: writeSolution,
    start: click(on(exercisePage, 'checkButton')),
  },
  {
    name: 'Exercise: the solution',
    invokedBy: ['practice/hints.showSolution'],
    who: 'student',
    call: post(/\/solution$/),
    open: async (visit) => {
      const { product, person, page } = visit;
      await product.buy(person, courseId).catch(() => {}); // is enrolled already
      await openExercise(visit);
      const { hintButton, solutionButton } = exercisePage(page);
      while (!(await solutionButton.isVisible())) await hintButton.click();
      await solutionButton.click();
    },
    start: click(on(exercisePage, 'showItButton')),
    title: 'The solution could not be loaded',
    message: messages('Please try again.'),
    recovered: sees(on(exercisePage, 'solution')),
    sessionEnded: 'as a visitor',
  },
];

const kept = 'the code is the draft that it is in practice/exercise open';

export const practiceSettled: Record<string, string> = {
  'practice/exercise answered': kept,
  'practice/exercise erred': kept,
  'practice/exercise stopped': kept,
  'practice/exercise different': kept,
  'practice/exercise solved': 'the attempt has the code; what is changed since is a draft again',
  'practice/exercise confirming.underWay': 'the attempt has the code, and the draft, too',
  'practice/exercise confirming.delayed': 'the attempt has the code, and the draft, too',
};
