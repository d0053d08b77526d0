import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { type CameFor, link, region, retry } from '../../came-for.fixture.ts';
import { DashboardWeekScreen, type DashboardWeekView } from './week.view.tsx';

const onRetry = fn();
const analyticsTo = '/analytics';
const names = ['Mon 16 Nov', 'Tue 17 Nov', 'Wed 18 Nov', 'Thu 19 Nov', 'Fri 20 Nov', 'Sat 21 Nov', 'Sun 22 Nov'];
const shares = [79, 0, 100, 29, 63, 0, 0];
const days = names.map((name, index) => {
  const share = shares[index] ?? 0;
  const text = share === 0 ? 'nothing recorded' : '41 min, 1 lesson';
  return { name, text, share, isGoalReached: share > 57, isToday: index === 4 };
});
const nothing = days.map((day) => ({ ...day, text: 'nothing recorded', share: 0, isGoalReached: false }));

const meta = {
  title: 'Screens/Dashboard week',
  component: DashboardWeekScreen,
  parameters: {
    machine: 'dashboard/week',
    cameFor: {
      loading: null,
      failed: retry,
      empty: [region('This week')],
      shown: [region('This week'), link('Details of your week')],
    } satisfies CameFor<DashboardWeekView>,
  },
} satisfies Meta<typeof DashboardWeekScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading = {
  args: { view: { state: 'loading', analyticsTo } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading...')).toBeInTheDocument();
  },
} satisfies Story;

export const Failed = {
  args: { view: { state: 'failed', analyticsTo, onRetry } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
} satisfies Story;

export const Empty = {
  args: {
    view: {
      state: 'empty',
      analyticsTo,
      sentence: 'Your days show here once you open a lesson.',
      days: nothing,
      goalShare: null,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your days show here once you open a lesson.')).toBeVisible();
  },
} satisfies Story;

export const Shown = {
  parameters: { specification: '§dashboard.21' },
  args: {
    view: {
      state: 'shown',
      analyticsTo,
      sentence: '2 h 21 min on 4 days, 4 lessons: 3 of your 4 days with 30 min so far.',
      days,
      goalShare: 57,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').map(({ lastChild }) => lastChild?.textContent)).toEqual([
      'Mon 16 Nov: 41 min, 1 lesson, goal reached',
      'Tue 17 Nov: nothing recorded',
      'Wed 18 Nov: 41 min, 1 lesson, goal reached',
      'Thu 19 Nov: 41 min, 1 lesson',
      'Fri 20 Nov, today: 41 min, 1 lesson, goal reached',
      'Sat 21 Nov: nothing recorded',
      'Sun 22 Nov: nothing recorded',
    ]);
    await expect(canvas.getByRole('link', { name: 'Details of your week' })).toHaveAttribute('href', '/analytics');
  },
} satisfies Story;
