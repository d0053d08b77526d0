import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { type CameFor, region, retry } from '../../came-for.fixture.ts';
import { expectToFit, longTitle } from '../../extremes.fixture.ts';
import { AnalyticsForecastsScreen, type AnalyticsForecastsView, type ShownForecast } from './forecasts.view.tsx';

const onRetry = fn();

const forecast = (title: string, overrides: Partial<ShownForecast>): ShownForecast => ({
  id: title,
  title,
  lessonsLeft: 24,
  minutesLeft: 540,
  pace: 3.25,
  earliest: '27 December 2026',
  latest: '7 February 2027',
  ifGoal: '23 January 2027',
  ...overrides,
});
const courses = [
  forecast('Data Analytics', {}),
  forecast('SQL for Beginners', { latest: null, pace: 0.5, ifGoal: null }),
  forecast('Data Literacy', { lessonsLeft: 1, minutesLeft: 8, earliest: null, latest: null, ifGoal: null }),
  forecast('Python for Data', { earliest: '21 November 2026', latest: '21 November 2026' }),
];

const meta = {
  title: 'Screens/Analytics forecasts',
  component: AnalyticsForecastsScreen,
  parameters: {
    machine: 'analytics/forecasts',
    cameFor: {
      loading: null,
      failed: retry,
      empty: [region('Done by')],
      shown: [{ role: 'listitem' }],
      refreshing: [{ role: 'listitem' }],
    } satisfies CameFor<AnalyticsForecastsView>,
  },
} satisfies Meta<typeof AnalyticsForecastsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading = { args: { view: { state: 'loading' } } } satisfies Story;

export const Failed = {
  args: { view: { state: 'failed', reason: 'Your forecasts could not be loaded. Please try again.', onRetry } },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await expect(onRetry).toHaveBeenCalled();
  },
} satisfies Story;

export const Empty = { args: { view: { state: 'empty' } } } satisfies Story;

export const Shown = {
  parameters: { specification: '§analytics.52' },
  args: { view: { state: 'shown', courses, rightness: { said: 1240, held: 980 } } },
  play: async () => {
    await expect(
      screen.getByText('We have said so 1,240 times here: 79 of 100 courses were done between the two days.'),
    ).toBeVisible();
    await expect(screen.getByText('Between 27 December 2026 and 7 February 2027.')).toBeVisible();
    await expect(screen.getAllByText('If you keep your goal: 23 January 2027.')[0]).toBeVisible();
    await expect(screen.getAllByText('24 lessons left, about 9 h, at 3.3 lessons a week.')[0]).toBeVisible();
    await expect(
      screen.getByText('27 December 2026 at the earliest. At this pace, two years may not be enough.'),
    ).toBeVisible();
    await expect(screen.getByText('Study for two full weeks to see an estimate.')).toBeVisible();
    await expect(screen.getByText('1 lesson left, about 8 min.')).toBeVisible();
    await expect(screen.getByText('21 November 2026.')).toBeVisible();
  },
} satisfies Story;

/** The goal has changed. */
export const Refreshing = { args: { view: { state: 'refreshing', courses, rightness: null } } } satisfies Story;

export const ShownOnAPhone = { globals: { viewport: { value: 'w320' } }, args: Shown.args } satisfies Story;

/** One course, with one lesson left. */
export const OnePoint = {
  args: {
    view: {
      state: 'shown',
      rightness: null,
      courses: [forecast('Data Literacy', { lessonsLeft: 1, minutesLeft: 8, pace: 1, latest: '3 January 2027' })],
    },
  },
  play: async () => {
    await expect(screen.getByText('1 lesson left, about 8 min, at 1 lesson a week.')).toBeVisible();
  },
} satisfies Story;

/** Twelve courses, most of them under way for years: some ranges end next year, others have no end. */
export const FiveYears = {
  globals: { viewport: { value: 'w320' } },
  args: {
    view: {
      state: 'shown',
      rightness: null,
      courses: Array.from({ length: 12 }, (_, index) =>
        forecast(`${longTitle} ${index + 1}`, {
          lessonsLeft: 40 * (index + 1),
          minutesLeft: 900 * (index + 1),
          pace: 0.25,
          latest: index % 2 === 0 ? null : '9 October 2028',
        }),
      ),
    },
  },
  play: async () => {
    await expect(screen.getByText('480 lessons left, about 180 h, at 0.3 lessons a week.')).toBeVisible();
    await expectToFit();
  },
} satisfies Story;
