import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { exampleTaughtReviews } from '../../../../api/generated/examples.ts';
import { button, type CameFor, retry } from '../../came-for.fixture.ts';
import { expectToFit, longName, longWord } from '../../extremes.fixture.ts';
import { TaughtReviewsScreen, type TaughtReviewsView } from './taught-reviews.view.tsx';

const onRetry = fn();
const onShow = fn();
const onAnswer = fn();
const onRemove = fn();
const onMore = fn();

const items = exampleTaughtReviews.items.map((review) => ({
  review,
  onAnswer,
  onRemove: review.answer ? onRemove : undefined,
}));
const about = {
  course: 'Data Analytics',
  overall: exampleTaughtReviews,
  show: 'all',
  onShow,
  unanswered: 1,
  written: 2,
} as const;
const listed = { state: 'listed.ready', ...about, items } as const;

const first = [button(/^(?:Change )?Answer, /)];

const meta = {
  title: 'Screens/Taught reviews',
  component: TaughtReviewsScreen,
  parameters: {
    machine: 'course/taught-reviews',
    layout: 'fullscreen',
    cameFor: {
      loading: null,
      failed: retry,
      empty: [button('All')],
      'listed.ready': first,
      'listed.loadingMore': first,
      'listed.moreFailed': first,
    } satisfies CameFor<TaughtReviewsView>,
  },
} satisfies Meta<typeof TaughtReviewsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading = { args: { view: { state: 'loading' } } } satisfies Story;

export const Failed = {
  args: { view: { state: 'failed', message: 'Please try again.', onRetry } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
} satisfies Story;

export const ListedReady = {
  args: { view: { ...listed, written: 60, onMore } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Answer, Amina K.' }));
    await expect(onAnswer).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Take Answer Back, Tom B.' }));
    await expect(onRemove).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Without an answer (1)' }));
    await expect(onShow).toHaveBeenCalledWith('unanswered');
    await expect(canvas.getByText('2 of 60 reviews')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show More' }));
    await expect(onMore).toHaveBeenCalledOnce();
  },
} satisfies Story;

export const ListedLoadingMore = {
  args: { view: { ...listed, state: 'listed.loadingMore', written: 60 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Loading...' })).toHaveAttribute('aria-busy', 'true');
  },
} satisfies Story;

export const ListedMoreFailed = {
  args: { view: { ...listed, state: 'listed.moreFailed', written: 60, message: 'Please try again.', onMore } },
  play: async ({ canvas }) => {
    onMore.mockClear();
    await expect(canvas.getByRole('button', { name: 'Answer, Amina K.' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(onMore).toHaveBeenCalledOnce();
  },
} satisfies Story;

/** Every review has an answer. */
export const Empty = {
  args: { view: { state: 'empty', ...about, show: 'unanswered', unanswered: 0, written: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Every review has an answer.')).toBeVisible();
  },
} satisfies Story;

export const ListedReadyLongNames = {
  globals: { viewport: { value: 'w320' } },
  args: {
    view: {
      ...listed,
      items: items.map(({ review, ...item }) => ({ ...item, review: { ...review, author: longName, text: longWord } })),
    },
  },
  play: expectToFit,
} satisfies Story;
