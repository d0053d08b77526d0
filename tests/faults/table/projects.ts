/** Projects: the code of their exercises until it is submitted, and their public pages. */
import { expect, type Page } from '@playwright/test';
import { giveFeedback, handInProject, project, solve } from '../../journeys/practice/project.ts';
import type { User } from '../../journeys/server.ts';
import { test } from '../../journeys/test.ts';
import { assignmentDialog } from '../../pages/assignments/details.page.ts';
import { assignmentsPage } from '../../pages/assignments/list.page.ts';
import { submissionDialog } from '../../pages/assignments/submission.page.ts';
import { on } from '../../pages/on.ts';
import { exercisePage } from '../../pages/practice/exercise.page.ts';
import { portfolioPage, portfolioPart } from '../../pages/practice/portfolio.page.ts';
import { messages } from '../call-faults.ts';
import { click, type Form, get, goto, put, type Row, sees, type Visit } from '../row.ts';

const { id, courseId, title, first, exercises } = project;
const advice = 'Keep the new prices for tea, and undo those for mugs.';
const chart = { name: 'chart.txt', mimeType: 'text/plain', buffer: Buffer.from('bars') };

type Reader = Pick<Visit, 'page' | 'product' | 'person'>;

async function openProject({ page }: Reader) {
  await assignmentsPage(page).open();
  await assignmentsPage(page).view(title);
}

/** Buys the course; false where the same person has bought it before. */
const buys = ({ product, person }: Reader) =>
  product.buy(person, courseId).then(
    () => true,
    () => false,
  );

async function expectStep(page: Page) {
  await expect(exercisePage(page).field).toBeVisible();
  await expect(exercisePage(page).runButton).toBeVisible();
}

/** The first exercise, opened from the project's steps. */
async function followStep(visit: Reader) {
  await openProject(visit);
  await assignmentDialog(visit.page, title).stepLink(first.title).click();
  await expectStep(visit.page);
}

async function openSubmission(visit: Reader) {
  await openProject(visit);
  await assignmentDialog(visit.page, title).submitButton.click();
}

const keepsCode = (page: Page) => exercisePage(page).expectCode(first.solution);

/** The exercise that is a project's step, as another form of the exercise's call. */
export const stepForm: Form = {
  of: "a project's step",
  states: { 'practice/exercise open': 'typed', 'practice/exercise sending.underWay': 'sent' },
  button: on(exercisePage, 'checkButton'),
  open: async (visit) => {
    await buys(visit);
    await exercisePage(visit.page).open(courseId, first.id);
    await expectStep(visit.page);
    await exercisePage(visit.page).write(first.solution);
    await keepsCode(visit.page);
  },
  keeps: keepsCode,
  reopen: followStep,
  text: first.solution,
  draft: {
    typed: JSON.stringify(first.solution).slice(1, -1),
    path: `exercise/${courseId}.${first.id}`,
    edit: (page) => exercisePage(page).write('SELECT 1;'),
  },
  stored: { solved: first.solution },
};

/** The submission of a project, as another form of the submission's call. */
export const projectForm: Form = {
  of: 'a project',
  states: {
    'assignments/submission editing.writing': 'typed',
    'assignments/submission sending.submitting.underWay': 'sent',
    'assignments/submission sending.submitting.delayed': 'delayed',
    'assignments/submission editing.rejected': 'refused',
  },
  button: on(submissionDialog, 'submitButton'),
  open: async (visit) => {
    const { page, product, person } = visit;
    if (await buys(visit)) for (const lesson of exercises) await solve(product, person, lesson);
    await openSubmission(visit);
    // In this order: once the text is on the device, so is the file.
    await submissionDialog(page).addFiles(chart);
    await submissionDialog(page).write(advice);
  },
  keeps: async (page) => {
    await expect(submissionDialog(page).answer).toHaveValue(advice);
    await expect(submissionDialog(page).files).toContainText('chart.txt');
  },
  reopen: openSubmission,
  text: advice,
  draft: {
    typed: advice,
    path: `submission/${id}`,
    edit: (page) => submissionDialog(page).write('Undo them all.'),
  },
  stored: { project: exercises.map(({ solution }) => solution) },
};

/** A project with feedback that its student can see. */
async function openGraded(visit: Visit) {
  const { page, product, person } = visit;
  if (await buys(visit)) {
    test.setTimeout(150_000);
    // The queue tells students apart by their names.
    const names = { first_name: 'Zaida', last_name: 'Portfolio' };
    const user = await product.call<User>('PUT', '/auth/profile', person.token, names);
    const student = { ...person, user };
    await handInProject(product, student, advice);
    await giveFeedback(product, student);
  }
  await expect(async () => {
    await openProject(visit);
    await expect(portfolioPart(page).publicPage).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 90_000 });
}

export const projectRows: readonly Row[] = [
  {
    name: "A project's public page",
    invokedBy: ['practice/portfolio-page.getPortfolio'],
    who: 'visitor',
    call: get(/^\/portfolio\/./),
    start: goto('/portfolio/00000000-0000-4000-8000-000000000000'),
    title: 'Error',
    message: 'Failed to load the page. Please try again later.',
    recovered: sees(on(portfolioPage, 'emptyTitle')),
    sessionEnded: 'shown',
  },
  {
    name: "The switch of a project's public page",
    invokedBy: ['practice/portfolio.setPortfolio'],
    who: 'student',
    call: put(/\/portfolio$/),
    open: openGraded,
    start: click(on(portfolioPart, 'publicPage')),
    title: 'Not saved',
    message: messages('Your choice was not saved. Please try again.'),
    retry: on(portfolioPart, 'retryButton'),
    keeps: (page) => expect(portfolioPart(page).publicPage).not.toBeChecked(),
    recovered: sees(on(portfolioPart, 'isPublic')),
    sessionEnded: 'sign-in',
  },
];
