import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { type CameFor, link, retry } from '../../came-for.fixture.ts';
import { expectToFit, longTitle } from '../../extremes.fixture.ts';
import { DueScreen, type DueView } from './due.view.tsx';

const onRetry = fn();
const allTo = '/assignments';
const due = [
  { id: 'a', title: 'Sales dashboard review', day: 'Tue 10 Nov', isOverdue: true, to: '/assignments?search=Sales' },
  { id: 'b', title: 'Question log', day: 'Fri 27 Nov', isOverdue: false, to: '/assignments?search=Question' },
  { id: 'c', title: 'Pipeline sketch', day: 'Fri 4 Dec', isOverdue: false, to: '/assignments?search=Pipeline' },
];

const meta = {
  title: 'Screens/Due next',
  component: DueScreen,
  parameters: {
    machine: 'dashboard/quick-links',
    cameFor: {
      loading: null,
      failed: retry,
      counted: [link(/assignments$/)],
      refreshing: [link(/assignments$/)],
    } satisfies CameFor<DueView>,
  },
} satisfies Meta<typeof DueScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading = {
  args: { view: { state: 'loading', allTo } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading...')).toBeInTheDocument();
  },
} satisfies Story;

export const Failed = {
  args: { view: { state: 'failed', allTo, onRetry } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
} satisfies Story;

export const Counted = {
  parameters: { specification: '§dashboard.20' },
  args: { view: { state: 'counted', allTo, due, others: 2 } },
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(items).toEqual([
      'Sales dashboard reviewOverdue, Tue 10 Nov',
      'Question logFri 27 Nov',
      'Pipeline sketchFri 4 Dec',
    ]);
    await expect(canvas.getByRole('link', { name: '2 more assignments' })).toHaveAttribute('href', allTo);
  },
} satisfies Story;

export const CountedNothingDue = {
  args: { view: { state: 'counted', allTo, due: [], others: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No assignment is due.')).toBeVisible();
  },
} satisfies Story;

export const CountedLongTitle = {
  globals: { viewport: { value: 'w320' } },
  args: { view: { state: 'counted', allTo, due: due.map((one) => ({ ...one, title: longTitle })), others: 0 } },
  play: expectToFit,
} satisfies Story;

export const Refreshing = {
  args: { view: { state: 'refreshing', allTo, due, others: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Question log' })).toBeVisible();
  },
} satisfies Story;
