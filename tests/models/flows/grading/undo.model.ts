import { exampleUndoneFeedback } from '../../../../src/api/generated/examples.ts';
import { gradingUndoMachine } from '../../../../src/machines/grading/undo.machine.ts';
import { gradingPage } from '../../../pages/grading/submission.page.ts';
import { on } from '../../../pages/on.ts';
import { pressing } from '../../browser/page-helpers.ts';
import { model } from '../../engine/model.ts';
import { moment } from '../samples.ts';
import { asInstructor, waiting } from './samples.ts';

const { courseId, submissionId, student } = waiting;
const returned = { courseId, submissionId, student, feedbackId: '91c0f3d4-6a2b-4e8f-8b17-c5d2e9f0a634' };
const undoTime = 30_000;

export const gradingUndo = model(gradingUndoMachine)({
  starts: {
    visit: {
      // It was returned just before the page was loaded.
      open: async ({ attend, page }) => {
        await page.addInitScript(
          ([person, feedback, time]) => {
            const undoUntil = new Date(Date.now() + time).toISOString();
            sessionStorage.setItem('returned', JSON.stringify({ person, returned: [{ ...feedback, undoUntil }] }));
          },
          [asInstructor.user.id, returned, undoTime] as const,
        );
        await attend('/teach/grading', asInstructor);
      },
      input: (now) => ({ returned: { ...returned, undoUntil: new Date(moment + undoTime).toISOString() }, now }),
    },
  },
  events: { undo: [{}], dismiss: [{}] },
  answers: { undoFeedback: { done: [exampleUndoneFeedback], error: [409] } },
  see: {
    offered: {
      says: '§grading.18: what was returned can be taken back',
      shows: [on(gradingPage, 'returned'), on(gradingPage, 'undoButton')],
    },
    undoing: { says: '§grading.18: it is taken back', shows: [on(gradingPage, 'undoingButton')] },
    failed: { says: '§grading.18: it was not, and why', shows: [on(gradingPage, 'notUndone')] },
    closed: { says: '§grading.18: nothing to take back', shows: [], hides: [on(gradingPage, 'returned')] },
  },
  // Only these states show a button that dismisses.
  possible: (event, { leaf }) => event.type !== 'dismiss' || leaf === 'offered' || leaf === 'failed',
  act: {
    undo: ({ page }) => gradingPage(page).undoButton.or(gradingPage(page).undoRetryButton).click(),
    dismiss: pressing(gradingPage, 'dismissButton'),
  },
});
