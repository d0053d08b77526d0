import { exampleExtensionRequested } from '../../../../src/api/generated/examples.ts';
import { assignmentExtensionMachine } from '../../../../src/machines/assignments/extension.machine.ts';
import { assignmentDialog } from '../../../pages/assignments/details.page.ts';
import { extensionDialog } from '../../../pages/assignments/extension.page.ts';
import { assignmentsPage } from '../../../pages/assignments/list.page.ts';
import { failure } from '../../../pages/failure.page.ts';
import { on } from '../../../pages/on.ts';
import { dialog, text } from '../../browser/locators.ts';
import { type PageHelpers, press, pressing, pressTwice } from '../../browser/page-helpers.ts';
import { model } from '../../engine/model.ts';
import { notSentYet, pendingCallActs, pendingCallSamples } from '../pending-call.ts';
import { pending } from '../samples.ts';

async function openDetails({ attend, page }: PageHelpers) {
  await attend('/assignments');
  await assignmentsPage(page).detailsButton('Question log').click();
}

export const assignmentExtension = model(assignmentExtensionMachine)({
  starts: {
    'not asked yet': { open: (helpers) => openDetails(helpers) },
    'asked before': {
      open: (helpers) => {
        helpers.network.give('listAssignments', [exampleExtensionRequested]);
        return openDetails(helpers);
      },
    },
  },
  possible: (event, { start }) => {
    if (event.type !== 'open' || !('assignment' in event)) return true;
    return (event.assignment === exampleExtensionRequested) === (start === 'asked before');
  },
  events: {
    open: [{ assignment: pending }, { assignment: exampleExtensionRequested }],
    submit: [{ reason: 'I am at a conference until Thursday.', proposedDate: '2026-12-02T17:00:00Z' }],
    write: [{}],
    close: [{}],
    ...pendingCallSamples([exampleExtensionRequested], [409, 422]),
  },
  answers: { requestExtension: 'tells' },
  see: {
    closed: { says: 'no dialog', shows: [dialog('Question log')], hides: [dialog('Request Extension')] },
    writing: {
      says: '§assignments.18: reason and new date',
      shows: [dialog('Request Extension'), on(extensionDialog, 'sendButton')],
    },
    'sending.underWay': {
      says: 'the request is on its way and cannot be sent twice',
      shows: [on(extensionDialog, 'sendingButton')],
    },
    'sending.delayed': {
      says: 'no answer came; it goes on by itself',
      shows: [text('Your request was not sent'), notSentYet, on(failure, 'retryButton')],
    },
    rejected: {
      says: 'not sent; what was written is kept',
      shows: [text('Your request was not sent'), on(extensionDialog, 'sendButton')],
      hides: [notSentYet],
    },
    requested: {
      says: '§assignments.18: "requested" is shown',
      shows: [dialog('Extension requested'), text('Your request is waiting for an answer')],
    },
  },
  act: {
    open: pressing(assignmentDialog, 'extensionButton'),
    submit: async ({ page }, { reason, proposedDate }) => {
      await extensionDialog(page).reason.fill(reason);
      await extensionDialog(page).date.fill(proposedDate.slice(0, 10));
      return pressTwice(extensionDialog(page).sendOrRetryButton);
    },
    write: ({ page }) => extensionDialog(page).reason.fill('I am ill.'),
    ...pendingCallActs('requestExtension'),
    close: ({ page }) => press(extensionDialog(page).cancelButton.or(extensionDialog(page).closeRequestedButton)),
  },
});
