import { exampleEmptyMastery, exampleMastery } from '../../../../src/api/generated/examples.ts';
import { analyticsMasteryMachine } from '../../../../src/machines/analytics/mastery.machine.ts';
import { paths } from '../../../../src/paths.ts';
import { standingPage } from '../../../pages/analytics/standing.page.ts';
import { on } from '../../../pages/on.ts';
import { pressing } from '../../browser/page-helpers.ts';
import { model, passing } from '../../engine/model.ts';

export const analyticsMastery = model(analyticsMasteryMachine)({
  starts: { visit: { open: ({ attend }) => attend(paths.analytics) } },
  events: { retry: [{}] },
  answers: { getMastery: { done: [exampleMastery, exampleEmptyMastery], error: [500] } },
  see: {
    loading: { says: 'what the student can do is on its way', shows: [on(standingPage, 'masteryLoading')] },
    failed: {
      says: '§analytics.50: it can be tried again',
      shows: [on(standingPage, 'masteryFailed'), on(standingPage, 'masteryRetryButton')],
    },
    deciding: passing,
    empty: { says: '§analytics.50: there is no course yet', shows: [on(standingPage, 'noOutcomes')] },
    shown: {
      says: '§analytics.50: outcomes with what is known of them',
      shows: [(page) => standingPage(page).outcomes.first()],
    },
  },
  act: { retry: pressing(standingPage, 'masteryRetryButton') },
});
