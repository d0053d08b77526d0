import { exampleSubmission } from '../../../../src/api/generated/examples.ts';
import { assignmentSubmissionViewMachine } from '../../../../src/machines/assignments/submitted.machine.ts';
import { assignmentDialog, submittedDialog } from '../../../pages/assignments/details.page.ts';
import { assignmentsPage } from '../../../pages/assignments/list.page.ts';
import { failure } from '../../../pages/failure.page.ts';
import { on } from '../../../pages/on.ts';
import { dialog, heading, words } from '../../browser/locators.ts';
import { press, pressing } from '../../browser/page-helpers.ts';
import { model } from '../../engine/model.ts';
import { graded } from '../samples.ts';

export const assignmentSubmissionView = model(assignmentSubmissionViewMachine)({
  starts: {
    visit: {
      open: async ({ attend, page }) => {
        await attend('/assignments');
        await assignmentsPage(page).detailsButton('Survey clean-up').click();
      },
    },
  },
  events: { open: [{ assignment: graded }], retry: [{}], close: [{}] },
  answers: { getSubmission: { done: [exampleSubmission], error: [500] } },
  see: {
    closed: { says: 'no dialog', shows: [dialog('Survey clean-up')], hides: [dialog('Your submission')] },
    loading: { says: '§assignments.21: View Submission', shows: [dialog('Your submission')] },
    failed: {
      says: 'the submission could not be loaded, and can be tried again',
      shows: [words('Failed to load your submission. Please try again later.'), on(failure, 'retryButton')],
    },
    shown: {
      says: '§assignments.21: what was handed in',
      shows: [dialog('Your submission'), heading('Your answer'), heading('Files')],
    },
  },
  act: {
    open: pressing(assignmentDialog, 'submissionButton'),
    retry: pressing(failure, 'retryButton'),
    close: ({ page }) => press(submittedDialog(page).closeButton),
  },
});
