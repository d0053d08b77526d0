import { exampleEmptyForecasts, exampleForecasts } from '../../../../src/api/generated/examples.ts';
import { analyticsForecastsMachine } from '../../../../src/machines/analytics/forecasts.machine.ts';
import { paths } from '../../../../src/paths.ts';
import { standingPage } from '../../../pages/analytics/standing.page.ts';
import { on } from '../../../pages/on.ts';
import { pressing } from '../../browser/page-helpers.ts';
import { model, passing } from '../../engine/model.ts';

export const analyticsForecasts = model(analyticsForecastsMachine)({
  starts: { visit: { open: ({ attend }) => attend(paths.analytics) } },
  events: { retry: [{}], refresh: [{}] },
  answers: { getForecasts: { done: [exampleForecasts, exampleEmptyForecasts], error: [500] } },
  see: {
    loading: { says: 'the forecasts are on their way', shows: [on(standingPage, 'forecastsLoading')] },
    failed: {
      says: '§analytics.52: they can be tried again',
      shows: [on(standingPage, 'forecastsFailed'), on(standingPage, 'forecastsRetryButton')],
    },
    deciding: passing,
    empty: { says: '§analytics.52: no course is under way', shows: [on(standingPage, 'noForecast')] },
    shown: {
      says: '§analytics.52: a range of days of each course',
      shows: [(page) => standingPage(page).forecasts.first()],
    },
    refreshing: {
      says: '§analytics.52: the former ranges stay until the others arrive',
      shows: [(page) => standingPage(page).forecasts.first()],
    },
  },
  act: {
    retry: pressing(standingPage, 'forecastsRetryButton'),
    // Sent directly: in the product it comes from the form of the goal.
    refresh: ({ send }, event) => send(event),
  },
});
