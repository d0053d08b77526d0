import { exampleSubmission } from '../../../../src/api/generated/examples.ts';
import { assignmentSubmissionViewMachine } from '../../../../src/machines/assignments/submitted.machine.ts';
import { control, dialog, heading, words } from '../../browser/looks.ts';
import { button, press } from '../../browser/stage.ts';
import { model } from '../../engine/model.ts';
import { graded } from '../samples.ts';

export const assignmentSubmissionView = model(assignmentSubmissionViewMachine)({
  starts: {
    visit: {
      open: async ({ attend, page }) => {
        await attend('/assignments');
        await page.getByRole('button', { name: 'View Details: Survey clean-up' }).click();
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
      shows: [words('Failed to load your submission. Please try again later.'), control('Retry')],
    },
    shown: {
      says: '§assignments.21: what was handed in',
      shows: [dialog('Your submission'), heading('Your answer'), heading('Files')],
    },
  },
  act: {
    open: button('View Submission'),
    retry: button('Retry'),
    close: ({ page }) =>
      press(page.getByRole('dialog', { name: 'Your submission' }).getByRole('button', { name: 'Close', exact: true })),
  },
});
