import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { exampleReviews } from '../../../../api/generated/examples.ts';
import { type CameFor, heading, type Main, retry } from '../../came-for.fixture.ts';
import { aThousandAlike, expectToFit, longName, longWord, thousandLike } from '../../extremes.fixture.ts';
import { CourseReviewsScreen, type CourseReviewsView } from './reviews.view.tsx';

const onRetry = fn();
const onSeeAll = fn();

const overall: readonly Main[] = [
  { role: 'img', name: / out of 5$/ },
  { role: 'list', name: 'Ratings by stars' },
];

const meta = {
  title: 'Screens/Course reviews',
  component: CourseReviewsScreen,
  parameters: {
    machine: 'course/reviews',
    cameFor: {
      loading: null,
      failed: retry,
      some: overall,
      expanding: overall,
      expansionFailed: overall,
      all: overall,
    } satisfies CameFor<CourseReviewsView>,
  },
} satisfies Meta<typeof CourseReviewsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading = { args: { view: { state: 'loading' } } } satisfies Story;

export const Failed = {
  args: { view: { state: 'failed', onRetry } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
} satisfies Story;

export const Some = {
  args: { view: { state: 'some', reviews: exampleReviews, isFirst: true, onSeeAll } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '4.6 out of 5' })).toBeVisible();
    await expect(canvas.getByText('70%')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'See All Reviews' }));
    await expect(onSeeAll).toHaveBeenCalledOnce();
  },
} satisfies Story;

/** A further page of a course with many reviews. */
export const SomeMore = {
  args: { view: { state: 'some', reviews: exampleReviews, isFirst: false, onSeeAll } },
  play: async ({ canvas }) => {
    onSeeAll.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Show More' }));
    await expect(onSeeAll).toHaveBeenCalledOnce();
  },
} satisfies Story;

export const ExpandingMore = {
  args: { view: { state: 'expanding', reviews: exampleReviews, isFirst: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Loading...' })).toHaveAttribute('aria-busy', 'true');
  },
} satisfies Story;

export const Expanding = {
  args: { view: { state: 'expanding', reviews: exampleReviews, isFirst: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'See All Reviews' })).toHaveAttribute('aria-busy', 'true');
  },
} satisfies Story;

export const ExpansionFailed = {
  args: { view: { state: 'expansionFailed', reviews: exampleReviews, onRetry } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Maya R.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(onRetry).toHaveBeenCalled();
  },
} satisfies Story;

export const All = {
  args: { view: { state: 'all', reviews: exampleReviews } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'See All Reviews' })).toBeNull();
  },
} satisfies Story;

/** Nobody has written yet. */
export const AllNone = {
  parameters: { cameFor: { all: [heading('Reviews')] } },
  args: { view: { state: 'all', reviews: { rating: 0, count: 0, distribution: [], written: 0, items: [] } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No reviews yet.')).toBeVisible();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
} satisfies Story;

/** A long name, and a word that breaks nowhere. */
export const AllLongNames = {
  args: {
    view: {
      state: 'all',
      reviews: {
        ...exampleReviews,
        items: exampleReviews.items.map((review) => ({ ...review, author: longName, text: `${longWord} ${longWord}` })),
      },
    },
  },
  play: expectToFit,
} satisfies Story;

/** A thousand reviews. */
export const AllThousand = {
  args: {
    view: {
      state: 'all',
      reviews: {
        ...exampleReviews,
        items: thousandLike(exampleReviews.items),
      },
    },
  },
  play: expectToFit,
  tags: ['no-review'],
  // Looking for a role among them takes as long. Few of them are laid out in the same way.
  parameters: { ...aThousandAlike, cameFor: { all: null } },
} satisfies Story;
