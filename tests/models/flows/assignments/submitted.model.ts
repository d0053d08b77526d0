import {
  exampleAssignmentSeen,
  exampleRegradeRequested,
  exampleSubmission,
  exampleSubmissionReturned,
  exampleSubmissionWithFeedback,
} from '../../../../src/api/generated/examples.ts';
import { assignmentSubmissionViewMachine } from '../../../../src/machines/assignments/submitted.machine.ts';
import { assignmentDialog, submittedDialog } from '../../../pages/assignments/details.page.ts';
import { assignmentsPage } from '../../../pages/assignments/list.page.ts';
import { failure } from '../../../pages/failure.page.ts';
import { on } from '../../../pages/on.ts';
import { dialog, heading, text } from '../../browser/locators.ts';
import { press, pressing } from '../../browser/page-helpers.ts';
import { model, passing } from '../../engine/model.ts';
import { graded } from '../samples.ts';

const { feedback } = exampleSubmissionReturned;
const { seenAt: _seenAt, ...unseen } = feedback ?? { seenAt: '' };
/** With feedback that was not read yet. */
const unread = {
  ...exampleSubmission,
  // So long that the feedback is out of sight at first.
  text: 'A line.\n'.repeat(100),
  attempts: [
    { attempt: 1, submittedAt: exampleSubmission.submittedAt, files: exampleSubmission.files, feedback: [unseen] },
  ],
} as typeof exampleSubmission; // the example of a return has feedback

export const assignmentSubmissionView = model(assignmentSubmissionViewMachine)({
  starts: {
    visit: {
      open: async ({ attend, page }) => {
        await attend('/assignments');
        await assignmentsPage(page).detailsButton('Survey clean-up').click();
      },
    },
  },
  events: {
    open: [{ assignment: graded }],
    retry: [{}],
    read: [{}],
    updated: [{ submission: exampleRegradeRequested }],
    reload: [{}],
    close: [{}],
  },
  answers: {
    getSubmission: { done: [exampleSubmission, unread, exampleSubmissionWithFeedback], error: [500] },
    markFeedbackSeen: { done: [exampleAssignmentSeen], error: [500] },
  },
  tells: ({ submission }) => [
    submission?.attempts?.length,
    submission?.regradeUntil,
    submission?.attempts?.[0]?.feedback[0]?.id,
  ],
  see: {
    closed: { says: 'no dialog', shows: [dialog('Survey clean-up')], hides: [dialog('Your submission')] },
    loading: { says: '§assignments.21: View Submission', shows: [dialog('Your submission')] },
    failed: {
      says: 'the submission could not be loaded, and can be tried again',
      shows: [text('Failed to load your submission. Please try again later.'), on(failure, 'retryButton')],
    },
    'shown.sorting': passing,
    'shown.unread': {
      says: '§grading.23: feedback that was not on the screen yet',
      shows: [dialog('Your submission'), heading('Feedback')],
      like: 'shown.marking',
    },
    'shown.marking': {
      says: '§grading.24: it is said that it was read',
      shows: [dialog('Your submission'), heading('Feedback')],
    },
    'shown.read': {
      says: '§assignments.21: what was handed in',
      shows: [dialog('Your submission'), heading('Your answer'), heading('Files')],
    },
  },
  // The call goes on where it is left, so that the walk would find it sent a second time.
  possible: ({ type }, { leaf }) => leaf !== 'shown.marking' || (type !== 'close' && type !== 'reload'),
  act: {
    open: pressing(assignmentDialog, 'submissionButton'),
    retry: pressing(failure, 'retryButton'),
    // The page sends this by itself once the feedback is in sight.
    read: ({ page }) => page.getByText(/^Sarah Chen, /).scrollIntoViewIfNeeded(),
    // The dialog that requests a regrade sends these.
    updated: ({ send }, event) => send(event),
    reload: ({ send }, event) => send(event),
    close: ({ page }) => press(submittedDialog(page).closeButton),
  },
});
