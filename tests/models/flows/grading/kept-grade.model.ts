import {
  exampleGradeKept,
  exampleInstructor,
  exampleOpenRegradeRequests,
} from '../../../../src/api/generated/examples.ts';
import { keptGradeMachine } from '../../../../src/machines/grading/kept-grade.machine.ts';
import { paths } from '../../../../src/paths.ts';
import { failure } from '../../../pages/failure.page.ts';
import { keptGradeDialog, regradeRequestsPage } from '../../../pages/grading/regrade-requests.page.ts';
import { on } from '../../../pages/on.ts';
import { dialog, text } from '../../browser/locators.ts';
import { pressing, pressTwice } from '../../browser/page-helpers.ts';
import { model } from '../../engine/model.ts';
import { notSentYet, pendingCallActs, pendingCallSamples } from '../pending-call.ts';

const [request] = exampleOpenRegradeRequests.items;
const reason = 'The reasons are there for seven of the nine rows.';

export const keptGrade = model(keptGradeMachine)({
  starts: {
    'a request': { open: ({ attend }) => attend(paths.teach.regradeRequests, { user: exampleInstructor }) },
  },
  events: {
    open: request ? [{ request }] : [],
    submit: [{ reason }],
    write: [{}],
    close: [{}],
    ...pendingCallSamples([exampleGradeKept], [409, 422]),
  },
  answers: { keepGrade: 'tells' },
  see: {
    closed: {
      says: 'the list, without a dialog',
      shows: [on(regradeRequestsPage, 'requests')],
      hides: [dialog('Keep Grade')],
    },
    writing: {
      says: '§grading.49: the grade is kept, and why',
      shows: [dialog('Keep Grade'), on(keptGradeDialog, 'sendButton')],
    },
    'sending.underWay': {
      says: 'the answer is on its way and cannot be sent twice',
      shows: [on(keptGradeDialog, 'sendingButton')],
    },
    'sending.delayed': {
      says: 'no answer came; it goes on by itself',
      shows: [text('Your answer was not sent'), notSentYet, on(failure, 'retryButton')],
    },
    rejected: {
      says: 'not sent; what was written is kept',
      shows: [text('Your answer was not sent'), on(keptGradeDialog, 'reason')],
      hides: [notSentYet],
    },
  },
  act: {
    open: pressing(regradeRequestsPage, 'answerButton'),
    submit: async ({ page }) => {
      await keptGradeDialog(page).reason.fill(reason);
      return pressTwice(keptGradeDialog(page).sendOrRetryButton);
    },
    write: ({ page }) => keptGradeDialog(page).reason.fill('It is not there.'),
    ...pendingCallActs('keepGrade'),
    close: pressing(keptGradeDialog, 'cancelButton'),
  },
});
