import {
  exampleExtensionGranted,
  exampleFirstExtensionRequests,
  exampleInstructor,
  exampleOpenExtensionRequests,
} from '../../../../src/api/generated/examples.ts';
import { extensionRequestsMachine } from '../../../../src/machines/grading/extension-requests.machine.ts';
import { paths } from '../../../../src/paths.ts';
import { failure } from '../../../pages/failure.page.ts';
import { extensionRequestsPage } from '../../../pages/grading/extension-requests.page.ts';
import { on } from '../../../pages/on.ts';
import { alert } from '../../browser/locators.ts';
import { press, pressIfThere, pressing } from '../../browser/page-helpers.ts';
import { model } from '../../engine/model.ts';

const none = { total: 0, items: [] };

export const extensionRequests = model(extensionRequestsMachine)({
  starts: {
    'an instructor': { open: ({ attend }) => attend(paths.teach.requests, { user: exampleInstructor }) },
  },
  events: {
    retry: [{}],
    more: [{}],
    answered: [{ answer: exampleExtensionGranted }],
    reload: [{}],
  },
  answers: {
    listExtensionRequests: { done: [exampleFirstExtensionRequests, exampleOpenExtensionRequests, none], error: [500] },
  },
  see: {
    loading: { says: 'the requests are asked for', shows: [on(extensionRequestsPage, 'waiting')] },
    failed: { says: 'they did not come, and can be asked for again', shows: [alert(), on(failure, 'retryButton')] },
    empty: { says: '§assignments.26: nothing waits', shows: [on(extensionRequestsPage, 'none')] },
    'listed.ready': { says: '§assignments.26: the requests', shows: [on(extensionRequestsPage, 'requests')] },
    'listed.loadingMore': { says: 'more are asked for', shows: [on(extensionRequestsPage, 'loadingMoreButton')] },
    'listed.moreFailed': {
      says: 'more did not come; what is there stays',
      shows: [alert(), on(extensionRequestsPage, 'requests')],
    },
  },
  act: {
    retry: pressing(failure, 'retryButton'),
    more: ({ page }) => pressIfThere(extensionRequestsPage(page).moreOrRetryButton),
    answered: ({ send }, event) => send(event),
    // Only an empty list has a button for this. Otherwise the dialog sends it, where someone else has answered first.
    reload: async ({ page, send }, event) => {
      const { none, lookAgainButton } = extensionRequestsPage(page);
      return (await none.isVisible()) ? press(lookAgainButton) : send(event);
    },
  },
});
