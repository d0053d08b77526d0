/** Regrade requests, as a student makes them and an instructor answers them. */
import { expect, type Page } from '@playwright/test';
import type { OperationOutput } from '../../../src/api/operation.ts';
import { paths } from '../../../src/paths.ts';
import { gradeEarlier } from '../../journeys/graded.ts';
import { newPerson } from '../../journeys/test.ts';
import { assignmentDialog, submittedDialog } from '../../pages/assignments/details.page.ts';
import { assignmentsPage } from '../../pages/assignments/list.page.ts';
import { regradeRequestDialog } from '../../pages/assignments/regrade-request.page.ts';
import { keptGradeDialog, regradeRequestsPage } from '../../pages/grading/regrade-requests.page.ts';
import { on } from '../../pages/on.ts';
import { messages } from '../call-faults.ts';
import { click, get, goto, post, type Row, sees, type Visit } from '../row.ts';

const courseId = 'data-analytics';
const asks = 'Each of my questions does name its decision.';
const kept = 'The third one does not.';

type Open = OperationOutput<'listRegradeRequests'>;
type Reader = Pick<Visit, 'page' | 'product' | 'person'>;

/** Students whose work is graded. */
const graded = new Set<string>();

/** The dialog that requests a regrade. */
async function openRequest({ page, product, person }: Reader) {
  if (!graded.has(person.user.email)) {
    await product.buy(person, courseId);
    await gradeEarlier(product, person);
    graded.add(person.user.email);
  }
  await assignmentsPage(page).open();
  await assignmentsPage(page).view('Question log');
  await assignmentDialog(page).submissionButton.click();
  await submittedDialog(page).regradeButton.click();
}

/** The request that each instructor answers, by the instructor's address. */
const asked = new Map<string, { student: string; requestId: string }>();

/** A student's regrade request, one for each instructor. */
async function ask({ product, person }: Reader) {
  const known = asked.get(person.user.email);
  if (known) return known;
  const account = await product.register({ ...newPerson(), firstName: `Amara the ${asked.size}th` });
  await product.buy(account, courseId);
  const body = { feedbackId: await gradeEarlier(product, account), reason: asks };
  await product.call('POST', '/assignments/question-log/regrade-request', account.token, body);
  const student = `${account.user.first_name} ${account.user.last_name}`;
  const { items } = await product.call<Open>('GET', '/teach/regrade-requests?limit=100', person.token);
  const found = { student, requestId: items.find((one) => one.student === student)?.id ?? '' };
  asked.set(person.user.email, found);
  return found;
}

/** The dialog that keeps the grade. */
async function openAnswer(visit: Reader) {
  const { student } = await ask(visit);
  await regradeRequestsPage(visit.page).open();
  await regradeRequestsPage(visit.page)
    .requestOf(student)
    .getByRole('button', { name: /^Answer / })
    .click();
}

const keepsAsked = (page: Page) => expect(regradeRequestDialog(page).reason).toHaveValue(asks);

export const regradeRows: readonly Row[] = [
  {
    name: 'Regrade request',
    invokedBy: ['assignments/regrade-request.requestRegrade'],
    who: 'student',
    call: post(/\/regrade-request$/),
    open: async (visit) => {
      await openRequest(visit);
      await regradeRequestDialog(visit.page).reason.fill(asks);
    },
    start: click(on(regradeRequestDialog, 'sendButton')),
    title: 'Your request was not sent',
    message: messages('There was an error sending your request. Please try again.'),
    retry: on(regradeRequestDialog, 'sendOrRetryButton'),
    keeps: keepsAsked,
    retriesItself: true,
    recovered: sees(on(submittedDialog, 'regradeRequested')),
    sessionEnded: 'in place',
    forms: [
      {
        states: {
          'assignments/regrade-request writing': 'typed',
          'assignments/regrade-request sending.underWay': 'sent',
          'assignments/regrade-request sending.delayed': 'delayed',
          'assignments/regrade-request rejected': 'refused',
        },
        button: on(regradeRequestDialog, 'sendButton'),
        reopen: openRequest,
        draft: {
          typed: asks,
          path: 'regradeRequest/question-log',
          edit: (page) => regradeRequestDialog(page).reason.fill('Please look at the third question.'),
        },
        stored: { row: 'regradeRequests' },
      },
    ],
  },
  {
    name: 'Regrade requests',
    invokedBy: ['grading/regrade-requests.listRegradeRequests'],
    who: 'instructor',
    call: get(/^\/teach\/regrade-requests$/),
    start: goto(paths.teach.regradeRequests),
    title: 'Error',
    message: messages('The regrade requests could not be loaded. Please try again.'),
    recovered: ({ page }) =>
      expect(regradeRequestsPage(page).none.or(regradeRequestsPage(page).requests.first())).toBeVisible(),
    sessionEnded: 'sign-in',
  },
  {
    name: 'Kept grade',
    invokedBy: ['grading/kept-grade.keepGrade'],
    who: 'instructor',
    call: post(/\/regrade-requests\/[^/]+\/answer$/),
    open: async (visit) => {
      await openAnswer(visit);
      await keptGradeDialog(visit.page).reason.fill(kept);
    },
    start: click(on(keptGradeDialog, 'sendButton')),
    title: 'Your answer was not sent',
    message: messages('There was an error sending your answer. Please try again.'),
    retry: on(keptGradeDialog, 'sendOrRetryButton'),
    keeps: (page) => expect(keptGradeDialog(page).reason).toHaveValue(kept),
    retriesItself: true,
    recovered: sees((page) => regradeRequestsPage(page).answered.first()),
    sessionEnded: 'in place',
    forms: [
      {
        states: {
          'grading/kept-grade writing': 'typed',
          'grading/kept-grade sending.underWay': 'sent',
          'grading/kept-grade sending.delayed': 'delayed',
          'grading/kept-grade rejected': 'refused',
        },
        button: on(keptGradeDialog, 'sendButton'),
        reopen: openAnswer,
        draft: {
          typed: kept,
          path: ({ user }) => `keptGrade/${asked.get(user.email)?.requestId}`,
          edit: (page) => keptGradeDialog(page).reason.fill('It is not there.'),
        },
      },
    ],
  },
];
