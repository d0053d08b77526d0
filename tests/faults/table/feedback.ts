/** The grading queue, one submission, what is returned, and that its student has seen it. */
import { expect, type Page } from '@playwright/test';
import { exampleSubmission, exampleSubmissionReturned } from '../../../src/api/generated/examples.ts';
import { paths } from '../../../src/paths.ts';
import { handIn, waitingOf } from '../../journeys/hand-in.ts';
import { assignmentDialog, submittedDialog } from '../../pages/assignments/details.page.ts';
import { assignmentsPage } from '../../pages/assignments/list.page.ts';
import { gradingQueuePage } from '../../pages/grading/queue.page.ts';
import { gradingPage } from '../../pages/grading/submission.page.ts';
import { on } from '../../pages/on.ts';
import { messages } from '../call-faults.ts';
import { click, get, goto, post, put, type Row, sees, type Visit } from '../row.ts';

const feedbackText = 'Careful work, and the sources are named.';

type Reader = Pick<Visit, 'page' | 'product' | 'person'>;
type HandedIn = Awaited<ReturnType<typeof waitingOf>>;

/** What each instructor grades, by the instructor's address. */
const handedIn = new Map<string, HandedIn>();
let students = 0;

async function submissionFor({ product, person }: Reader): Promise<HandedIn> {
  const known = handedIn.get(person.user.email);
  if (known) return known;
  students += 1;
  const student = await handIn(product, `Noor the ${students}th`, 'Five questions, each with its decision.');
  const found = await waitingOf(product, person, student);
  handedIn.set(person.user.email, found);
  return found;
}

const { submittedAt, files } = exampleSubmission;
const { seenAt: _seenAt, ...unseen } = { seenAt: '', ...exampleSubmissionReturned.feedback };
/** With feedback that the student has not seen. */
const unread = { ...exampleSubmission, attempts: [{ attempt: 1, submittedAt, files, feedback: [unseen] }] };

const openSubmission = async (visit: Reader) => visit.page.goto(paths.teach.submission(await submissionFor(visit)));

async function fill(visit: Reader) {
  await openSubmission(visit);
  const groups = visit.page.locator('[data-grade] fieldset');
  await expect(groups.first()).toBeVisible();
  for (const group of await groups.all()) await group.getByRole('radio').first().check();
  await gradingPage(visit.page).feedback.fill(feedbackText);
}

const keeps = async (page: Page) => {
  await expect(gradingPage(page).feedback).toHaveValue(feedbackText);
  await expect(gradingPage(page).sum).toHaveText('Total: 100%');
};

export const feedbackRows: readonly Row[] = [
  {
    name: 'Grading queue',
    invokedBy: ['grading/queue.listGradingQueue'],
    who: 'instructor',
    call: get(/^\/teach\/grading$/),
    start: goto(paths.teach.grading()),
    title: 'Error',
    message: messages('The list could not be loaded. Please try again.'),
    recovered: ({ page }) =>
      expect(gradingQueuePage(page).emptyTitle.or(gradingQueuePage(page).links.first())).toBeVisible(),
    sessionEnded: 'sign-in',
  },
  {
    name: 'Submission to grade',
    // The second is made after someone else has returned the submission. The walks of the feedback form make it fail.
    invokedBy: ['grading/submission.getSubmissionToGrade', 'grading/feedback.getSubmissionAgain'],
    who: 'instructor',
    call: get(/\/submissions\/[^/]+$/),
    start: openSubmission,
    title: 'Error',
    message: 'The submission could not be loaded. Please try again.',
    recovered: sees(on(gradingPage, 'returnButton')),
    sessionEnded: 'sign-in',
  },
  {
    name: 'Who is at a submission',
    invokedBy: ['grading/grader.claimSubmission'],
    who: 'instructor',
    calls: [put(/\/grader$/)],
    start: openSubmission,
    unaffected: (page) => expect(gradingPage(page).returnButton).toBeVisible(),
  },
  {
    name: 'File of a submission',
    invokedBy: ['grading/file.openFile'],
    who: 'instructor',
    call: get(/\/submissions\/[^/]+\/files\/[^/]+$/),
    open: openSubmission,
    start: click((page) => gradingPage(page).showButton('questions.md')),
    title: 'Error',
    message: 'questions.md could not be loaded. Please try again.',
    timeLimit: 'two minutes',
    recovered: sees((page) => page.getByText('Five questions', { exact: true })),
    sessionEnded: 'sign-in',
  },
  {
    name: 'Return of a submission',
    invokedBy: ['grading/feedback.returnFeedback'],
    who: 'instructor',
    call: post(/\/feedback$/),
    open: fill,
    start: click(on(gradingPage, 'returnButton')),
    title: 'It was not returned',
    message: messages('There was an error. Your grade and comments are kept. Please try again.'),
    retry: on(gradingPage, 'returnOrRetryButton'),
    keeps,
    retriesItself: true,
    recovered: sees(on(gradingPage, 'returned')),
    sessionEnded: 'in place',
    forms: [
      {
        states: {
          'grading/feedback writing': 'typed',
          'grading/feedback returning.underWay': 'sent',
          'grading/feedback returning.delayed': 'delayed',
          'grading/feedback rejected': 'refused',
        },
        button: on(gradingPage, 'returnButton'),
        reopen: openSubmission,
        draft: {
          typed: feedbackText,
          path: ({ user }) => `feedback/${handedIn.get(user.email)?.submissionId}`,
          edit: (page) => gradingPage(page).feedback.fill('Careful work.'),
        },
      },
    ],
  },
  {
    name: 'Undo of a return',
    invokedBy: ['grading/undo.undoFeedback'],
    who: 'instructor',
    call: { method: 'DELETE', path: /\/feedback\/[^/]+$/ },
    start: async (visit) => {
      // Another one each time: what was returned cannot be returned again at once.
      handedIn.delete(visit.person.user.email);
      await fill(visit);
      await gradingPage(visit.page).returnButton.click();
      await gradingPage(visit.page).undoButton.click();
    },
    message: messages('It could not be undone. Please try again.'),
    messageAt: (page, message) => page.getByRole('alert').filter({ hasText: message }),
    retry: on(gradingPage, 'undoRetryButton'),
    recovered: ({ page }) => keeps(page),
    sessionEnded: 'sign-in',
  },
  {
    name: 'Feedback that was on the screen',
    invokedBy: ['assignments/submitted.markFeedbackSeen'],
    who: 'demo',
    calls: [post(/\/feedback\/seen$/)],
    pretends: { call: get(/\/submission$/), status: 200, body: unread },
    open: async ({ page }) => {
      await assignmentsPage(page).open();
      await assignmentsPage(page).view('Survey clean-up');
    },
    start: async ({ page }) => {
      const { dialog, closeButton } = submittedDialog(page);
      if (await dialog.isVisible()) await closeButton.click();
      await assignmentDialog(page).submissionButton.click();
    },
    unaffected: (page) => expect(submittedDialog(page).answer).toBeVisible(),
  },
];

const sameForm = 'the form stays as after a refusal, and its draft is kept; the journey with two instructors holds it';

export const feedbackSettled = {
  'grading/feedback conflict.loading': sameForm,
  'grading/feedback conflict.failed': sameForm,
  'grading/feedback conflict.shown': sameForm,
};
