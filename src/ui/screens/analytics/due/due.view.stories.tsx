import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { type CameFor, link, retry } from '../../came-for.fixture.ts';
import { expectToFit, longTitle } from '../../extremes.fixture.ts';
import { AnalyticsDueScreen, type AnalyticsDueView } from './due.view.tsx';
import { ReviewItem } from './review-item.tsx';

const onRetry = fn();

const assignments = [
  { id: 'a', title: 'Sales dashboard review', day: 'Tue 10 Nov', isOverdue: true },
  { id: 'b', title: 'Question log', day: 'Fri 27 Nov', isOverdue: false },
  { id: 'c', title: 'Pipeline sketch', day: 'Fri 4 Dec', isOverdue: false },
];

const meta = {
  title: 'Screens/Analytics due',
  component: AnalyticsDueScreen,
  parameters: {
    machine: 'analytics/due',
    cameFor: {
      loading: null,
      failed: retry,
      none: [{ role: 'listitem' }],
      shown: [{ role: 'link' }, link('7 questions to review')],
    } satisfies CameFor<AnalyticsDueView>,
  },
  args: { review: <ReviewItem view={{ state: 'shown', questions: 7 }} to="/review" /> },
} satisfies Meta<typeof AnalyticsDueScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading = { args: { view: { state: 'loading' } } } satisfies Story;

export const Failed = {
  args: { view: { state: 'failed', reason: 'What is due could not be loaded. Please try again.', onRetry } },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await expect(onRetry).toHaveBeenCalled();
  },
} satisfies Story;

export const None = {
  args: { view: { state: 'none' }, review: <ReviewItem view={{ state: 'none' }} to="/review" /> },
  play: async () => {
    await expect(screen.getAllByRole('listitem')).toHaveLength(1);
    await expect(screen.getByText('No assignment is due.')).toBeVisible();
  },
} satisfies Story;

export const Shown = {
  parameters: { specification: '§analytics.53' },
  args: { view: { state: 'shown', assignments } },
  play: async () => {
    const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(items).toEqual([
      'Sales dashboard review, overdue since Tue 10 Nov',
      'Question log, Fri 27 Nov',
      'and 1 other',
      '7 questions to review, about 3 minutes',
    ]);
    await expect(screen.getByRole('link', { name: '7 questions to review' })).toHaveAttribute('href', '/review');
  },
} satisfies Story;

/** The assignments of a year, with long names, on a phone. */
export const ManyOnAPhone = {
  globals: { viewport: { value: 'w320' } },
  args: {
    view: {
      state: 'shown',
      assignments: Array.from({ length: 40 }, (_, index) => ({
        ...{ id: String(index), title: longTitle, day: 'Fri 4 Dec', isOverdue: index < 9 },
      })),
    },
  },
  play: async () => {
    await expect(screen.getByText('and 38 others')).toBeVisible();
    await expectToFit();
  },
} satisfies Story;
