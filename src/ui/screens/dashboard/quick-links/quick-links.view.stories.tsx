import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { type CameFor, link } from '../../came-for.fixture.ts';
import { QuickLinksScreen, type QuickLinksView } from './quick-links.view.tsx';

const to = {
  resources: '/resources',
  schedules: '/schedules',
  assignments: '/assignments',
  certifications: '/certifications',
};
const counts = { pending: 2, overdue: 1 };

const meta = {
  title: 'Screens/Quick links',
  component: QuickLinksScreen,
  parameters: {
    machine: 'dashboard/quick-links',
    cameFor: {
      loading: [link(/^Assignments/)],
      failed: [link(/^Assignments/)],
      counted: [link(/^Assignments/)],
      refreshing: [link(/^Assignments/)],
    } satisfies CameFor<QuickLinksView>,
  },
} satisfies Meta<typeof QuickLinksScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading = {
  args: { view: { state: 'loading', to } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(4);
    await expect(canvas.queryByText(/Pending|Overdue/)).toBeNull();
  },
} satisfies Story;

export const Failed = {
  args: { view: { state: 'failed', to } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Assignments' })).toHaveAttribute('href', '/assignments');
    await expect(canvas.getByText('Counts not available')).toBeVisible();
    await expect(canvas.queryByText(/Pending|Overdue/)).toBeNull();
  },
} satisfies Story;

export const Counted = {
  args: { view: { state: 'counted', to, counts } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 Pending')).toBeVisible();
    await expect(canvas.getByText('1 Overdue')).toBeVisible();
  },
} satisfies Story;

export const CountedNothingDue = {
  args: { view: { state: 'counted', to, counts: { pending: 0, overdue: 0 } } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Pending|Overdue/)).toBeNull();
  },
} satisfies Story;

export const Refreshing = {
  args: { view: { state: 'refreshing', to, counts } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 Pending')).toBeVisible();
  },
} satisfies Story;
