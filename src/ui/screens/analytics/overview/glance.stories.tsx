import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { expectToFit, longTitle } from '../../extremes.fixture.ts';
import { AnalyticsDueScreen } from '../due/due.view.tsx';
import { ReviewItem } from '../due/review-item.tsx';
import type { ShownForecast } from '../forecasts/forecasts.view.tsx';
import type { ShownMastery, ShownOutcome } from '../mastery/mastery.view.tsx';
import { Glance } from './glance.tsx';

const none = () => {};
const due = (
  <AnalyticsDueScreen
    view={{
      state: 'shown',
      assignments: [{ id: 'a', title: 'Question log', day: 'Fri 27 Nov', isOverdue: false }],
    }}
    review={<ReviewItem view={{ state: 'shown', questions: 5 }} to="/review" />}
  />
);
const nothingDue = <AnalyticsDueScreen view={{ state: 'none' }} review={null} />;

const outcome = (id: string, level: ShownOutcome['level']): ShownOutcome => ({
  ...{ id, text: id, level, low: 0.1, middle: 0.4, high: 0.7, attempts: level === 'unknown' ? 0 : 3 },
  canBeFirm: true,
  onOpen: none,
});
const course = (title: string, ...levels: ShownOutcome['level'][]): ShownMastery => ({
  id: title,
  title,
  outcomes: levels.map((level, index) => outcome(String(index), level)),
});
const forecast = (title: string, earliest: string | null, latest: string | null): ShownForecast => ({
  ...{ id: title, title, earliest, latest, lessonsLeft: 24, minutesLeft: 540, pace: 2, ifGoal: null },
});

const meta = {
  title: 'Screens/Analytics at a glance',
  component: Glance,
  args: { due },
} satisfies Meta<typeof Glance>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading = {
  args: {
    due: <AnalyticsDueScreen view={{ state: 'loading' }} review={null} />,
    mastery: { state: 'loading' },
    forecasts: { state: 'loading' },
  },
} satisfies Story;

const retryMastery = fn();
const retryForecasts = fn();

/** Both are loaded again once the browser is online, even if the parts below have not arrived yet. */
export const Failed = {
  args: {
    due: <AnalyticsDueScreen view={{ state: 'failed', reason: 'No.', onRetry: none }} review={null} />,
    mastery: { state: 'failed', reason: 'No.', onRetry: retryMastery },
    forecasts: { state: 'failed', reason: 'No.', onRetry: retryForecasts },
  },
  beforeEach: () => {
    retryMastery.mockClear();
    retryForecasts.mockClear();
  },
  play: async () => {
    await expect(screen.getAllByText('Could not be loaded.')).toHaveLength(2);
    dispatchEvent(new Event('online'));
    await expect(retryMastery).toHaveBeenCalledOnce();
    await expect(retryForecasts).toHaveBeenCalledOnce();
  },
} satisfies Story;

/** A student who has not begun to learn. */
export const Empty = {
  args: { due: nothingDue, mastery: { state: 'empty' }, forecasts: { state: 'empty' } },
  play: async () => {
    await expect(screen.getByText('Nothing is known yet.')).toBeVisible();
    await expect(screen.getByText('No course is under way.')).toBeVisible();
  },
} satisfies Story;

/** A student who is in a course and has not answered anything. */
export const Begun = {
  args: {
    due: nothingDue,
    mastery: { state: 'shown', calibration: [], courses: [course('Data Analytics', 'unknown', 'unknown')] },
    forecasts: { state: 'shown', rightness: null, courses: [forecast('Data Analytics', null, null)] },
  },
  play: async () => {
    await expect(screen.getByText('Nothing is known yet.')).toBeVisible();
    await expect(screen.getByText('Data Analytics: study for two full weeks to see an estimate.')).toBeVisible();
  },
} satisfies Story;

export const Shown = {
  parameters: { specification: '§analytics.53' },
  args: {
    mastery: {
      state: 'shown',
      calibration: [],
      courses: [course('Data Analytics', 'shaky', 'growing', 'firm', 'unknown', 'shaky')],
    },
    forecasts: {
      state: 'shown',
      rightness: null,
      courses: [forecast('Data Analytics', '27 December 2026', '7 February 2027')],
    },
  },
  play: async () => {
    await expect(screen.getByRole('region', { name: 'At a glance' })).toBeVisible();
    await expect(screen.getByText('2 of 5 outcomes in Data Analytics')).toBeVisible();
    await expect(screen.getByText('Data Analytics: between 27 December 2026 and 7 February 2027.')).toBeVisible();
  },
} satisfies Story;

export const NothingShaky = {
  args: {
    ...Shown.args,
    mastery: { state: 'shown', calibration: [], courses: [course('Data Analytics', 'growing', 'unknown')] },
  },
  play: async () => {
    await expect(screen.getByText('Nothing, as far as your answers show.')).toBeVisible();
  },
} satisfies Story;

/** Twelve courses at once, on a phone. */
export const FiveYears = {
  globals: { viewport: { value: 'w320' } },
  args: {
    mastery: {
      state: 'shown',
      calibration: [],
      courses: Array.from({ length: 12 }, (_, index) => course(`${longTitle} ${index}`, 'shaky', 'firm')),
    },
    forecasts: {
      state: 'shown',
      rightness: null,
      courses: Array.from({ length: 3 }, (_, index) => forecast(`${longTitle} ${index}`, '27 December 2026', null)),
    },
  },
  play: async () => {
    await expect(screen.getByText('and 10 other courses')).toBeVisible();
    await expect(screen.getByText('and 1 other course')).toBeVisible();
    await expectToFit();
  },
} satisfies Story;
