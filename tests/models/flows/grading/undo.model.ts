import { exampleUndoneFeedback } from '../../../../src/api/generated/examples.ts';
import { gradingUndoMachine } from '../../../../src/machines/grading/undo.machine.ts';
import { gradingPage } from '../../../pages/grading/submission.page.ts';
import { on } from '../../../pages/on.ts';
import { anyPage } from '../../browser/locators.ts';
import { pressing } from '../../browser/page-helpers.ts';
import { model } from '../../engine/model.ts';
import { moment } from '../samples.ts';
import { asInstructor, waiting } from './samples.ts';

const { courseId, submissionId, student } = waiting;
const returned = {
  courseId,
  submissionId,
  student,
  feedbackId: '91c0f3d4-6a2b-4e8f-8b17-c5d2e9f0a634',
  undoUntil: new Date(moment + 30_000).toISOString(),
};

export const gradingUndo = model(gradingUndoMachine)({
  starts: {
    visit: { open: ({ attend }) => attend('/teach/grading', asInstructor), input: (now) => ({ now }) },
  },
  events: { offer: [{ returned }], undo: [{}], dismiss: [{}] },
  answers: { undoFeedback: { done: [exampleUndoneFeedback], error: [409] } },
  see: {
    closed: { says: '§grading.18: nothing to take back', shows: [], hides: [on(gradingPage, 'returned')] },
    offered: {
      says: '§grading.18: what was returned can be taken back',
      shows: [on(gradingPage, 'returned'), on(gradingPage, 'undoButton')],
    },
    undoing: { says: '§grading.18: it is taken back', shows: [on(gradingPage, 'undoingButton')] },
    failed: { says: '§grading.18: it was not, and why', shows: [on(gradingPage, 'notUndone')] },
  },
  // Where nothing can be dismissed, somebody else signs in.
  possible: (event, { leaf }) => event.type !== 'dismiss' || leaf === 'offered' || leaf === 'failed',
  act: {
    // The form of the submission before says it; its own walk shows how.
    offer: async ({ page, send }, event) => {
      await anyPage(page).first().waitFor();
      // Thirty seconds from now, as the server says it.
      const now = await page.evaluate(() => Date.now());
      const undoUntil = new Date(now + 30_000).toISOString();
      const offer = { ...event, returned: { ...event.returned, undoUntil } };
      await send(offer);
    },
    undo: ({ page }) => gradingPage(page).undoButton.or(gradingPage(page).undoRetryButton).click(),
    dismiss: pressing(gradingPage, 'dismissButton'),
  },
});
