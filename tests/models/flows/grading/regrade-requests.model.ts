import {
  exampleFirstRegradeRequests,
  exampleGradeKept,
  exampleInstructor,
  exampleOpenRegradeRequests,
} from '../../../../src/api/generated/examples.ts';
import { regradeRequestsMachine } from '../../../../src/machines/grading/regrade-requests.machine.ts';
import { paths } from '../../../../src/paths.ts';
import { failure } from '../../../pages/failure.page.ts';
import { regradeRequestsPage } from '../../../pages/grading/regrade-requests.page.ts';
import { on } from '../../../pages/on.ts';
import { alert } from '../../browser/locators.ts';
import { press, pressIfThere, pressing } from '../../browser/page-helpers.ts';
import { model } from '../../engine/model.ts';

const none = { total: 0, items: [] };

export const regradeRequests = model(regradeRequestsMachine)({
  starts: {
    'an instructor': { open: ({ attend }) => attend(paths.teach.regradeRequests, { user: exampleInstructor }) },
  },
  events: {
    retry: [{}],
    more: [{}],
    answered: [{ answer: exampleGradeKept }],
    reload: [{}],
  },
  answers: {
    listRegradeRequests: { done: [exampleFirstRegradeRequests, exampleOpenRegradeRequests, none], error: [500] },
  },
  see: {
    loading: { says: 'the requests are asked for', shows: [on(regradeRequestsPage, 'waiting')] },
    failed: { says: 'they did not come, and can be asked for again', shows: [alert(), on(failure, 'retryButton')] },
    empty: { says: '§grading.49: nothing waits', shows: [on(regradeRequestsPage, 'none')] },
    'listed.ready': { says: '§grading.49: the requests', shows: [on(regradeRequestsPage, 'requests')] },
    'listed.loadingMore': { says: 'more are asked for', shows: [on(regradeRequestsPage, 'loadingMoreButton')] },
    'listed.moreFailed': {
      says: 'more did not come; what is there stays',
      shows: [alert(), on(regradeRequestsPage, 'requests')],
    },
  },
  act: {
    retry: pressing(failure, 'retryButton'),
    more: ({ page }) => pressIfThere(regradeRequestsPage(page).moreOrRetryButton),
    answered: ({ send }, event) => send(event),
    // Only an empty list has a button for this. Otherwise the dialog sends it, where someone else has answered first.
    reload: async ({ page, send }, event) => {
      const { none, lookAgainButton } = regradeRequestsPage(page);
      return (await none.isVisible()) ? press(lookAgainButton) : send(event);
    },
  },
});
