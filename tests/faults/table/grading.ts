/** What an instructor answers: requests for later due dates. */
import { expect } from '@playwright/test';
import type { OperationOutput } from '../../../src/api/operation.ts';
import { paths } from '../../../src/paths.ts';
import { newPerson } from '../../journeys/test.ts';
import { daysAhead } from '../../pages/assignments/extension.page.ts';
import { extensionAnswerDialog, extensionRequestsPage } from '../../pages/grading/extension-requests.page.ts';
import { on } from '../../pages/on.ts';
import { messages } from '../call-faults.ts';
import { click, get, goto, post, type Row, sees, type Visit } from '../row.ts';

const reason = 'The answers are discussed in class.';

type Open = OperationOutput<'listExtensionRequests'>;
type Reader = Pick<Visit, 'page' | 'product' | 'person'>;

/** The request that each instructor answers, by the instructor's address. */
const asked = new Map<string, { student: string; requestId: string }>();

/** A student's request for a later due date, one for each instructor. */
async function ask({ product, person }: Reader) {
  const known = asked.get(person.user.email);
  if (known) return known;
  const student = { ...newPerson(), firstName: `Noor the ${asked.size}th` };
  const account = await product.register(student);
  await product.buy(account, 'data-analytics');
  const body = { reason: 'I am at a conference.', proposedDate: `${daysAhead(40)}T17:00:00Z` };
  await product.call('POST', '/assignments/question-log/extension', account.token, body);
  const name = `${student.firstName} ${student.lastName}`;
  const { items } = await product.call<Open>('GET', '/teach/extension-requests?limit=100', person.token);
  const found = { student: name, requestId: items.find(({ student: asks }) => asks === name)?.id ?? '' };
  asked.set(person.user.email, found);
  return found;
}

/** The dialog that answers the request. */
async function openAnswer(visit: Reader) {
  const { student } = await ask(visit);
  await extensionRequestsPage(visit.page).open();
  await extensionRequestsPage(visit.page)
    .requestOf(student)
    .getByRole('button', { name: /^Answer / })
    .click();
}

export const gradingRows: readonly Row[] = [
  {
    name: 'Requests for later due dates',
    invokedBy: ['grading/extension-requests.listExtensionRequests'],
    who: 'instructor',
    call: get(/^\/teach\/extension-requests$/),
    start: goto(paths.teach.requests),
    title: 'Error',
    message: messages('The requests could not be loaded. Please try again.'),
    recovered: ({ page }) =>
      expect(extensionRequestsPage(page).none.or(extensionRequestsPage(page).requests.first())).toBeVisible(),
    sessionEnded: 'sign-in',
  },
  {
    name: 'Answer to a request for a later due date',
    invokedBy: ['grading/extension-answer.decideExtension'],
    who: 'instructor',
    call: post(/\/decision$/),
    open: async (visit) => {
      await openAnswer(visit);
      await extensionAnswerDialog(visit.page).decline(reason);
    },
    start: click(on(extensionAnswerDialog, 'sendButton')),
    title: 'Your answer was not sent',
    message: messages('There was an error sending your answer. Please try again.'),
    retry: on(extensionAnswerDialog, 'sendOrRetryButton'),
    keeps: (page) => expect(extensionAnswerDialog(page).reason).toHaveValue(reason),
    retriesItself: true,
    recovered: sees((page) => page.getByRole('main').getByText('Declined', { exact: true }).first()),
    sessionEnded: 'in place',
    forms: [
      {
        states: {
          'grading/extension-answer writing': 'typed',
          'grading/extension-answer sending.underWay': 'sent',
          'grading/extension-answer sending.delayed': 'delayed',
          'grading/extension-answer rejected': 'refused',
        },
        button: on(extensionAnswerDialog, 'sendButton'),
        reopen: openAnswer,
        draft: {
          typed: reason,
          path: ({ user }) => `extensionDecision/${asked.get(user.email)?.requestId}`,
          edit: (page) => extensionAnswerDialog(page).reason.fill('We discuss it.'),
        },
      },
    ],
  },
];
