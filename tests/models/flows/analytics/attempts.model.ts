import { exampleOutcomeAttempts } from '../../../../src/api/generated/examples.ts';
import { analyticsAttemptsMachine } from '../../../../src/machines/analytics/attempts.machine.ts';
import { paths } from '../../../../src/paths.ts';
import { standingPage } from '../../../pages/analytics/standing.page.ts';
import { on } from '../../../pages/on.ts';
import { press, pressing } from '../../browser/page-helpers.ts';
import { model } from '../../engine/model.ts';

export const analyticsAttempts = model(analyticsAttemptsMachine)({
  starts: {
    open: {
      input: () => ({ courseId: 'data-analytics', outcomeId: 'm1' }),
      open: async ({ page, attend }) => {
        await attend(paths.analytics);
        await press(standingPage(page).answersButtons.first());
      },
    },
  },
  events: { retry: [{}] },
  answers: { getOutcomeAttempts: { done: [exampleOutcomeAttempts], error: [500] } },
  see: {
    loading: { says: 'the answers are on their way', shows: [on(standingPage, 'attemptsLoading')] },
    failed: {
      says: '§analytics.51: they can be tried again',
      shows: [on(standingPage, 'attemptsFailed'), on(standingPage, 'attemptsRetryButton')],
    },
    shown: {
      says: '§analytics.51: what the estimate rests on',
      shows: [(page) => standingPage(page).attempts.first()],
    },
  },
  act: { retry: pressing(standingPage, 'attemptsRetryButton') },
});
