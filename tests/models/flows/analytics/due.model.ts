import { exampleAssignments } from '../../../../src/api/generated/examples.ts';
import { analyticsDueMachine } from '../../../../src/machines/analytics/due.machine.ts';
import { paths } from '../../../../src/paths.ts';
import { standingPage } from '../../../pages/analytics/standing.page.ts';
import { on } from '../../../pages/on.ts';
import { pressing } from '../../browser/page-helpers.ts';
import { model, passing } from '../../engine/model.ts';

export const analyticsDue = model(analyticsDueMachine)({
  starts: { visit: { open: ({ attend }) => attend(paths.analytics) } },
  events: { retry: [{}] },
  answers: { listAssignments: { done: [exampleAssignments, []], error: [500] } },
  see: {
    loading: { says: 'what is due is on its way', shows: [on(standingPage, 'dueLoading')] },
    failed: {
      says: '§analytics.53: it can be tried again',
      shows: [on(standingPage, 'dueFailed'), on(standingPage, 'dueRetryButton')],
    },
    deciding: passing,
    none: { says: '§analytics.53: nothing waits', shows: [on(standingPage, 'nothingDue')] },
    shown: {
      says: '§analytics.53: the earliest assignments',
      shows: [(page) => standingPage(page).dueAssignment('Sales dashboard review, overdue since')],
    },
  },
  act: { retry: pressing(standingPage, 'dueRetryButton') },
});
