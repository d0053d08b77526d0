import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { type CameFor, link, retry } from '../../came-for.fixture.ts';
import { AnalyticsPage } from '../overview/analytics-page.tsx';
import type { WeekRow } from './tables.tsx';
import { AnalyticsWeekScreen, type AnalyticsWeekView, type ShownWeek } from './week.view.tsx';
import { WeekCharts } from './week-charts.tsx';

const onRetry = fn();
const onPreviousWeek = fn();
const onChoose = fn();
const onDay = fn();

const names = ['Mon 16 Nov', 'Tue 17 Nov', 'Wed 18 Nov', 'Thu 19 Nov', 'Fri 20 Nov', 'Sat 21 Nov', 'Sun 22 Nov'];
const daysOf = (minutes: readonly number[], lessons: readonly number[]) =>
  names.map((name, index) => ({
    name,
    seconds: (minutes[index] ?? 0) * 60,
    lessons: lessons[index] ?? 0,
    attempts: (lessons[index] ?? 0) * 3,
    isToday: index === 4,
  }));

const rows: WeekRow[] = [
  ['16 to 22 Nov 2026', 0, 0, 0, false], // filled in from the days
  ['9 to 15 Nov 2026', 10_200, 5, 5, true],
  ['2 to 8 Nov 2026', 0, 0, 0, false],
  ['26 Oct to 1 Nov 2026', 3540, 2, 2, false],
].map(([span, seconds, lessons, activeDays, isGoalMet], index) => ({
  start: String(span),
  span: String(span),
  seconds: Number(seconds),
  lessons: Number(lessons),
  activeDays: Number(activeDays),
  isGoalMet: Boolean(isGoalMet),
  isThisWeek: index === 0,
  isShown: index === 0,
  onChoose,
}));

/** What is said of the week follows from its days, so that no two parts of the page differ. */
function totalsOf(minutes: readonly number[], lessons: readonly number[], goal = { days: 3, minutes: 30 }) {
  const days = daysOf(minutes, lessons);
  const reached = minutes.filter((each) => each >= goal.minutes).length;
  const totals = {
    seconds: days.reduce((sum, { seconds }) => sum + seconds, 0),
    lessons: days.reduce((sum, day) => sum + day.lessons, 0),
    activeDays: days.filter((day) => day.seconds > 0 || day.lessons > 0).length,
  };
  const ofWeek = { ...totals, isGoalMet: reached >= goal.days };
  const weeks = rows.map((row) => (row.isThisWeek ? { ...row, ...ofWeek } : row));
  return { ...totals, days, goal: { ...goal, reached }, weeks };
}

const week: ShownWeek = {
  isThisWeek: true,
  span: '16 to 22 Nov 2026',
  isTimeRecorded: true,
  ...totalsOf([38, 0, 42, 15, 35], [1, 0, 3, 0, 2]),
  zone: 'Europe/London',
  chosenDay: '2026-11-16',
  firstDay: '2026-10-26',
  lastDay: '2026-11-20',
  onDay,
  onPreviousWeek,
  onNextWeek: undefined,
  onCurrentWeek: undefined,
};
const chartsOf = ({ days, goal, isTimeRecorded }: ShownWeek) => (
  <WeekCharts days={days} goal={goal} isTimeRecorded={isTimeRecorded} />
);
const shownOf = (shown: ShownWeek) => ({ week: shown, charts: chartsOf(shown), goal: null, recording: null });

const minutes = [{ role: 'img', name: 'Minutes a day' } as const];

const meta = {
  title: 'Screens/Analytics week',
  component: AnalyticsWeekScreen,
  parameters: {
    machine: 'analytics/week',
    layout: 'fullscreen',
    cameFor: {
      loading: null,
      failed: retry,
      empty: [link('Go to Your Courses')],
      shown: minutes,
      changing: minutes,
      notChanged: retry,
    } satisfies CameFor<AnalyticsWeekView>,
  },
  decorators: [
    (Story) => (
      <AnalyticsPage>
        <Story />
      </AnalyticsPage>
    ),
  ],
} satisfies Meta<typeof AnalyticsWeekScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading = { args: { view: { state: 'loading' } } } satisfies Story;

export const Failed = {
  args: { view: { state: 'failed', reason: 'The week could not be loaded. Please try again.', onRetry } },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await expect(onRetry).toHaveBeenCalled();
  },
} satisfies Story;

export const Empty = {
  args: { view: { state: 'empty', goal: null, recording: null } },
  play: async () => {
    await expect(screen.getByRole('link', { name: 'Go to Your Courses' })).toBeVisible();
  },
} satisfies Story;

export const Shown = {
  parameters: { specification: '§analytics.24, §analytics.25' },
  args: { view: { state: 'shown', ...shownOf(week) } },
  play: async () => {
    await expect(screen.getByText('2 h 10 min on 4 days, 6 lessons: your goal of 3 days is met.')).toBeVisible();
    await expect(await screen.findByRole('img', { name: 'Minutes a day' })).toHaveAccessibleDescription(
      /A line marks 30 \(Your goal: 30 minutes\)\.$/,
    );
    await expect(screen.getByRole('img', { name: 'Lessons completed a day' })).toBeVisible();
    await userEvent.click(screen.getByText('The days as a table'));
    await expect(screen.getByRole('row', { name: 'Wed 18 Nov 42 min 3 9' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Earlier' }));
    await expect(onPreviousWeek).toHaveBeenCalled();
    await expect(screen.getByRole('button', { name: 'Later' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(screen.getByRole('button', { name: '9 to 15 Nov 2026' }));
    await expect(onChoose).toHaveBeenCalled();
  },
} satisfies Story;

export const ShownOnAPhone = {
  globals: { viewport: { value: 'w320' } },
  args: Shown.args,
} satisfies Story;

/** The week is not over, so its goal is not missed yet. */
export const NotMetYet = {
  args: {
    view: {
      state: 'shown',
      ...shownOf({ ...week, ...totalsOf([38, 0, 42, 15], [1, 0, 3, 0, 2]) }),
    },
  },
  play: async () => {
    await expect(screen.getByRole('row', { name: /^16 to 22 Nov 2026, shown .* Not yet$/ })).toBeVisible();
    await expect(screen.getByText(/: 2 of your 3 days with 30 min so far\.$/)).toBeVisible();
    await expect(screen.getByRole('row', { name: /^2 to 8 Nov 2026 .* Not met$/ })).toBeVisible();
  },
} satisfies Story;

/** One lesson, once. */
export const OnePoint = {
  args: {
    view: {
      state: 'shown',
      ...shownOf({
        ...week,
        seconds: 40,
        lessons: 1,
        activeDays: 1,
        goal: null,
        days: daysOf([], [0, 0, 0, 0, 1]).map((day, index) => (index === 4 ? { ...day, seconds: 40 } : day)),
        weeks: rows.slice(0, 1).map((row) => ({ ...row, seconds: 40, lessons: 1, activeDays: 1, isGoalMet: null })),
        firstDay: '2026-11-16',
        onPreviousWeek: undefined,
      }),
    },
  },
  play: async () => {
    await expect(screen.getByText('less than 1 min on 1 day, 1 lesson.')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Earlier' })).toHaveAttribute('aria-disabled', 'true');
  },
} satisfies Story;

/** A week in the middle of five years of learning. */
export const FiveYears = {
  args: {
    view: {
      state: 'shown',
      ...shownOf({
        ...week,
        isThisWeek: false,
        span: '29 Dec 2025 to 4 Jan 2026',
        ...totalsOf([38, 0, 42, 15, 35], [1, 0, 3, 0, 2], { days: 5, minutes: 30 }),
        weeks: Array.from({ length: 13 }, (_one, index) => ({
          start: String(index),
          span: `Week ${13 - index} of 2023`,
          seconds: (index * 4711) % 30_000,
          lessons: index % 4,
          activeDays: index % 6,
          isGoalMet: index % 6 > 4,
          isThisWeek: false,
          isShown: index === 0,
          onChoose,
        })),
        firstDay: '2021-11-22',
        onNextWeek: fn(),
        onCurrentWeek: fn(),
      }),
    },
  },
  play: async () => {
    await expect(screen.getByText('2 h 10 min on 4 days, 6 lessons: 3 of your 5 days with 30 min.')).toBeVisible();
    await userEvent.clear(screen.getByLabelText('Go to the week of'));
    await userEvent.type(screen.getByLabelText('Go to the week of'), '2022-03-09');
    await expect(onDay).toHaveBeenLastCalledWith('2022-03-09');
  },
} satisfies Story;

/** The student has never let their time be recorded. */
export const WithoutTime = {
  parameters: { cameFor: { shown: [{ role: 'img', name: 'Lessons completed a day' }] } },
  args: {
    view: {
      state: 'shown',
      ...shownOf({ ...week, ...totalsOf([], [1, 0, 3, 0, 2]), isTimeRecorded: false, goal: null }),
    },
  },
  play: async () => {
    await expect(screen.getByText('6 lessons completed, on 3 days. Time is not recorded.')).toBeVisible();
    await expect(screen.queryByRole('img', { name: 'Minutes a day' })).toBeNull();
  },
} satisfies Story;

export const Changing = {
  args: { view: { state: 'changing', ...shownOf(week) } },
  play: async () => {
    await expect(screen.getByText('Loading...')).toBeVisible();
  },
} satisfies Story;

export const NotChanged = {
  args: {
    view: {
      state: 'notChanged',
      ...shownOf(week),
      reason: 'The week could not be loaded. Please try again.',
      onRetry,
    },
  },
  play: async () => {
    onRetry.mockClear();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await expect(onRetry).toHaveBeenCalled();
  },
} satisfies Story;
