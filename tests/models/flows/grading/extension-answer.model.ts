import {
  exampleExtensionGranted,
  exampleInstructor,
  exampleOpenExtensionRequests,
} from '../../../../src/api/generated/examples.ts';
import { extensionAnswerMachine } from '../../../../src/machines/grading/extension-answer.machine.ts';
import { paths } from '../../../../src/paths.ts';
import { failure } from '../../../pages/failure.page.ts';
import { extensionAnswerDialog, extensionRequestsPage } from '../../../pages/grading/extension-requests.page.ts';
import { on } from '../../../pages/on.ts';
import { dialog, text } from '../../browser/locators.ts';
import { pressing, pressTwice } from '../../browser/page-helpers.ts';
import { model } from '../../engine/model.ts';
import { notSentYet, pendingCallActs, pendingCallSamples } from '../pending-call.ts';

const [request] = exampleOpenExtensionRequests.items;
const reason = 'The answers are discussed in class on Friday.';

export const extensionAnswer = model(extensionAnswerMachine)({
  starts: {
    'a request': { open: ({ attend }) => attend(paths.teach.requests, { user: exampleInstructor }) },
  },
  events: {
    open: request ? [{ request }] : [],
    submit: [{ answer: { decision: 'declined', reason } }],
    write: [{}],
    close: [{}],
    ...pendingCallSamples([exampleExtensionGranted], [409, 422]),
  },
  answers: { decideExtension: 'tells' },
  see: {
    closed: {
      says: 'the list, without a dialog',
      shows: [on(extensionRequestsPage, 'requests')],
      hides: [dialog('Answer Request')],
    },
    writing: {
      says: '§assignments.26: grant, another date, or decline',
      shows: [dialog('Answer Request'), on(extensionAnswerDialog, 'sendButton')],
    },
    'sending.underWay': {
      says: 'the answer is on its way and cannot be sent twice',
      shows: [on(extensionAnswerDialog, 'sendingButton')],
    },
    'sending.delayed': {
      says: 'no answer came; it goes on by itself',
      shows: [text('Your answer was not sent'), notSentYet, on(failure, 'retryButton')],
    },
    rejected: {
      says: 'not sent; what was written is kept',
      shows: [text('Your answer was not sent'), on(extensionAnswerDialog, 'reason')],
      hides: [notSentYet],
    },
  },
  act: {
    open: pressing(extensionRequestsPage, 'answerButton'),
    submit: async ({ page }) => {
      await extensionAnswerDialog(page).decline(reason);
      return pressTwice(extensionAnswerDialog(page).sendOrRetryButton);
    },
    write: ({ page }) => extensionAnswerDialog(page).reason.fill('We discuss it.'),
    ...pendingCallActs('decideExtension'),
    close: pressing(extensionAnswerDialog, 'cancelButton'),
  },
});
