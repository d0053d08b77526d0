import { exampleRegradeRequested, exampleSubmissionWithFeedback } from '../../../../src/api/generated/examples.ts';
import { regradeRequestMachine } from '../../../../src/machines/assignments/regrade-request.machine.ts';
import { assignmentDialog, submittedDialog } from '../../../pages/assignments/details.page.ts';
import { assignmentsPage } from '../../../pages/assignments/list.page.ts';
import { regradeRequestDialog } from '../../../pages/assignments/regrade-request.page.ts';
import { failure } from '../../../pages/failure.page.ts';
import { on } from '../../../pages/on.ts';
import { dialog, text } from '../../browser/locators.ts';
import { press, pressing, pressTwice } from '../../browser/page-helpers.ts';
import { model } from '../../engine/model.ts';
import { notSentYet, pendingCallActs, pendingCallSamples } from '../pending-call.ts';
import { graded } from '../samples.ts';

const [feedback] = exampleSubmissionWithFeedback.attempts?.[0]?.feedback ?? [];
const about = { assignment: graded, feedbackId: feedback?.id ?? '', grade: 72 };

export const regradeRequest = model(regradeRequestMachine)({
  starts: {
    'feedback on the screen': {
      open: async ({ attend, page, network }) => {
        network.give('getSubmission', exampleSubmissionWithFeedback);
        await attend('/assignments');
        await assignmentsPage(page).detailsButton('Survey clean-up').click();
        await assignmentDialog(page).submissionButton.click();
      },
    },
  },
  events: {
    open: [{ graded: about }],
    submit: [{ reason: 'The second line says why.' }],
    write: [{}],
    close: [{}],
    ...pendingCallSamples([exampleRegradeRequested], [409, 422]),
  },
  answers: { requestRegrade: 'tells' },
  see: {
    closed: {
      says: 'the feedback, without a dialog over it',
      shows: [on(submittedDialog, 'dialog')],
      hides: [dialog('Request Regrade')],
    },
    writing: { says: '§assignments.38: what follows, and a reason', shows: [on(regradeRequestDialog, 'sendButton')] },
    'sending.underWay': {
      says: 'it is on its way and cannot be sent twice',
      shows: [on(regradeRequestDialog, 'sendingButton')],
    },
    'sending.delayed': {
      says: 'no answer came; it goes on by itself',
      shows: [text('Your request was not sent'), notSentYet, on(failure, 'retryButton')],
    },
    rejected: {
      says: 'not sent; the reason is kept',
      shows: [text('Your request was not sent'), on(regradeRequestDialog, 'reason')],
      hides: [notSentYet],
    },
    outdated: {
      says: '§assignments.38: a regrade can no longer be requested, and why',
      shows: [dialog('Request Regrade'), text('Your request was not sent')],
    },
  },
  act: {
    // Once a regrade was requested, this feedback has no button any more.
    open: async ({ page, send }, event) => {
      const { date, regradeButton } = submittedDialog(page);
      await date.waitFor();
      return (await regradeButton.isVisible()) ? press(regradeButton) : send(event);
    },
    submit: async ({ page }, { reason }) => {
      await regradeRequestDialog(page).reason.fill(reason);
      return pressTwice(regradeRequestDialog(page).sendOrRetryButton);
    },
    write: ({ page }) => regradeRequestDialog(page).reason.fill('Please look at line 2.'),
    ...pendingCallActs('requestRegrade'),
    close: pressing(regradeRequestDialog, 'leaveButton'),
  },
});
