/** The list of assignments, and submissions. */
import { expect, type Page } from '@playwright/test';
import { assignmentDialog, submittedDialog } from '../../pages/assignments/details.page.ts';
import { daysAhead, extensionDialog } from '../../pages/assignments/extension.page.ts';
import { assignmentsPage } from '../../pages/assignments/list.page.ts';
import { submissionDialog } from '../../pages/assignments/submission.page.ts';
import { openDialog } from '../../pages/dialog.page.ts';
import { failure } from '../../pages/failure.page.ts';
import { on } from '../../pages/on.ts';
import { messages } from '../call-faults.ts';
import { click, type Form, get, goto, post, type Row, sees, type Visit } from '../row.ts';
import { projectForm } from './projects.ts';

const reason = 'I am at a conference.';
const answer = 'Five questions, each with its decision.';
const notes = { name: 'questions.md', mimeType: 'text/markdown', buffer: Buffer.from('# Questions\n') };
const template = 'question-log-template.md';

type Reader = Pick<Visit, 'page' | 'product' | 'person'>;

/** The details of an assignment that is pending. */
async function openAssignment({ page, product, person }: Reader) {
  await product.buy(person, 'data-analytics').catch(() => {}); // has bought it already when it opens a second time
  await assignmentsPage(page).open();
  await assignmentsPage(page).view('Question log');
}

export async function openExtension(visit: Reader) {
  await openAssignment(visit);
  await assignmentDialog(visit.page).extensionButton.click();
}

export async function openSubmission(visit: Reader) {
  await openAssignment(visit);
  await assignmentDialog(visit.page).submitButton.click();
}

const keepsAnswer = (page: Page) => expect(submissionDialog(page).answer).toHaveValue(answer);
const completed = sees((page) => openDialog(page).dialog.getByText('Completed', { exact: true }));

const submission: Omit<Form, 'states'> = {
  button: on(submissionDialog, 'submitButton'),
  reopen: openSubmission,
  draft: {
    typed: answer,
    path: 'submission/question-log',
    edit: (page) => submissionDialog(page).write('Six questions.'),
  },
  stored: { row: 'submissions' },
};

export const assignmentRows: readonly Row[] = [
  {
    name: 'Assignments',
    invokedBy: ['assignments/list.listAssignments'],
    who: 'demo',
    call: get(/^\/assignments$/),
    start: goto('/assignments'),
    title: 'Error',
    message: 'Failed to load assignments. Please try again later.',
    recovered: sees((page) => assignmentsPage(page).detailsButtons.first()),
    sessionEnded: 'sign-in',
  },
  {
    name: 'Assignments: the list fetched anew after a change elsewhere',
    invokedBy: ['assignments/list.listAssignmentsAgain'],
    who: 'student',
    calls: [get(/^\/assignments$/)],
    pretends: {
      call: post(/\/extension$/),
      status: 409,
      body: { status: 409, error: 'An extension has been requested already.' },
    },
    open: async (visit) => {
      await openExtension(visit);
      await extensionDialog(visit.page).fill(reason);
    },
    start: click(on(extensionDialog, 'sendOrRetryButton')),
    unaffected: async (page) => {
      await expect(failure(page).alert).toContainText('An extension has been requested already.');
      await expect(page.locator('main').getByText('Question log').first()).toBeVisible();
    },
    sessionEnded: 'in place',
  },
  {
    name: 'Submission',
    invokedBy: ['assignments/submitted.getSubmission'],
    who: 'demo',
    call: get(/\/submission$/),
    open: async ({ page }) => {
      await assignmentsPage(page).open();
      await assignmentsPage(page).view('Survey clean-up');
    },
    start: click(on(assignmentDialog, 'submissionButton')),
    title: 'Error',
    message: 'Failed to load your submission. Please try again later.',
    recovered: sees(on(submittedDialog, 'date')),
    sessionEnded: 'sign-in',
  },
  {
    name: 'Attachment',
    invokedBy: ['shell/download.downloadFile'],
    who: 'demo',
    call: get(/\/attachments\//),
    open: async ({ page }) => {
      await assignmentsPage(page).open();
      await assignmentsPage(page).view('Question log');
    },
    start: click((page) => assignmentDialog(page).downloadButton(template)),
    message: messages('The file could not be loaded. Please try again.'),
    retry: (page) => assignmentDialog(page).downloadButton(template),
    timeLimit: 'two minutes',
    recovered: ({ downloads }) => expect.poll(() => downloads).toEqual([template]),
    sessionEnded: 'sign-in',
  },
  {
    name: 'Extension request',
    invokedBy: ['assignments/extension.requestExtension'],
    who: 'student',
    call: post(/\/extension$/),
    open: async (visit) => {
      await openExtension(visit);
      await extensionDialog(visit.page).fill(reason);
    },
    start: click(on(extensionDialog, 'sendButton')),
    title: 'Your request was not sent',
    message: messages('There was an error sending your request. Please try again.'),
    retry: on(extensionDialog, 'sendOrRetryButton'),
    keeps: async (page) => {
      await expect(extensionDialog(page).reason).toHaveValue(reason);
      await expect(extensionDialog(page).date).toHaveValue(daysAhead(20));
    },
    retriesItself: true,
    recovered: sees(on(extensionDialog, 'requested')),
    sessionEnded: 'in place',
    forms: [
      {
        states: {
          'assignments/extension writing': 'typed',
          'assignments/extension sending.underWay': 'sent',
          'assignments/extension sending.delayed': 'delayed',
          'assignments/extension rejected': 'refused',
        },
        button: on(extensionDialog, 'sendButton'),
        reopen: openExtension,
        draft: {
          typed: reason,
          path: 'extension/question-log',
          edit: (page) => extensionDialog(page).reason.fill('I am ill.'),
        },
        stored: { row: 'extensionRequests' },
      },
    ],
  },
  {
    name: 'Submission without a file',
    invokedBy: ['assignments/submission.submitAssignment'],
    who: 'student',
    call: post(/\/submission$/),
    open: async (visit) => {
      await openSubmission(visit);
      await submissionDialog(visit.page).write(answer);
    },
    start: click(on(submissionDialog, 'submitButton')),
    title: 'Your assignment was not submitted',
    message: messages('There was an error. Please try again.'),
    retry: on(submissionDialog, 'submitOrRetryButton'),
    keeps: keepsAnswer,
    retriesItself: true,
    recovered: completed,
    sessionEnded: 'in place',
    forms: [
      {
        ...submission,
        states: {
          'assignments/submission editing.writing': 'typed',
          'assignments/submission editing.rejected': 'refused',
          'assignments/submission sending.submitting.underWay': 'sent',
          'assignments/submission sending.submitting.delayed': 'delayed',
        },
      },
      projectForm,
    ],
  },
  {
    name: "Submission: a file's upload",
    invokedBy: ['assignments/submission.uploadSubmissionFile'],
    who: 'student',
    call: post(/\/files$/),
    open: async (visit) => {
      await openSubmission(visit);
      await submissionDialog(visit.page).write(answer);
      await submissionDialog(visit.page).addFiles(notes);
    },
    start: click(on(submissionDialog, 'submitButton')),
    title: 'Your assignment was not submitted',
    message: messages('There was an error. Please try again.'),
    messageAt: (page, message) => failure(page).alert.filter({ hasText: `questions.md: ${message}` }),
    retry: on(submissionDialog, 'submitOrRetryButton'),
    timeLimit: 'half a minute without a byte',
    keeps: async (page) => {
      await keepsAnswer(page);
      await expect(submissionDialog(page).files).toContainText('questions.md');
    },
    recovered: completed,
    sessionEnded: 'in place',
    forms: [{ ...submission, states: { 'assignments/submission sending.uploading': 'sent' } }],
  },
];
