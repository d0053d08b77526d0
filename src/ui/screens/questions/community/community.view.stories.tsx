import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { type CameFor, link, retry } from '../../came-for.fixture.ts';
import { longTitle, longWord } from '../../extremes.fixture.ts';
import { CommunityScreen, type CommunityView } from './community.view.tsx';

const onRetry = fn();
const onMore = fn();
const onNarrow = fn();
const items = [
  {
    id: 'one',
    to: '/community/data-analytics/one',
    course: 'Data Analytics',
    title: 'Why does the median not move?',
    excerpt: 'I doubled the largest value, and the median stayed as it was.',
    day: 'Friday, 20 November 2026',
    answers: 2,
    hasRightAnswer: true,
    isHidden: false,
  },
  {
    id: 'two',
    to: '/community/data-analytics/two',
    course: 'Data Analytics',
    title: longTitle,
    excerpt: longWord,
    day: 'Wednesday, 18 November 2026',
    answers: 1,
    hasRightAnswer: false,
    isHidden: true,
  },
];

const searchbox = { role: 'searchbox', name: 'Search questions and answers' } as const;
const listed = [searchbox, link('Why does the median not move?')];

const meta = {
  title: 'Screens/Community',
  component: CommunityScreen,
  parameters: {
    layout: 'fullscreen',
    machine: 'questions/community',
    cameFor: {
      loading: [searchbox],
      failed: retry,
      empty: [link('one of your courses')],
      'listed.ready': listed,
      'listed.loadingMore': listed,
      'listed.moreFailed': listed,
    } satisfies CameFor<CommunityView>,
  },
  args: { filters: { search: '', filter: 'all' }, onNarrow, isInstructor: false },
} satisfies Meta<typeof CommunityScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading = { args: { view: { state: 'loading' } } } satisfies Story;

export const Failed = {
  args: { view: { state: 'failed', message: 'Failed to load the questions. Please try again later.', onRetry } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
} satisfies Story;

/** Questions are asked in lessons, so the page says how to get there. */
export const Empty = {
  parameters: { specification: '§questions.24' },
  args: { view: { state: 'empty', isNarrowed: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/choose "Ask about this lesson"/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'one of your courses' })).toHaveAttribute('href', '/dashboard');
  },
} satisfies Story;

export const EmptyNarrowed = {
  parameters: { cameFor: { empty: [searchbox] } },
  args: {
    view: { state: 'empty', isNarrowed: true },
    filters: { ...meta.args.filters, search: 'ducks' },
    isInstructor: true,
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/choose "Ask about this lesson"/)).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Back to Teaching' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Reported' }));
    await expect(onNarrow).toHaveBeenCalledWith({ filter: 'reported' });
    await userEvent.clear(canvas.getByRole('searchbox'));
    await expect(onNarrow).toHaveBeenLastCalledWith({ search: '' });
  },
} satisfies Story;

export const ListedReady = {
  args: { view: { state: 'listed.ready', items, onMore } },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), ' median {Enter}');
    await expect(onNarrow).toHaveBeenLastCalledWith({ search: 'median' });
    await userEvent.click(canvas.getByRole('button', { name: 'Show More' }));
    await expect(onMore).toHaveBeenCalledOnce();
  },
} satisfies Story;

export const ListedLoadingMore = { args: { view: { state: 'listed.loadingMore', items } } } satisfies Story;

export const ListedMoreFailed = {
  args: { view: { state: 'listed.moreFailed', items, message: 'Please try again.', onMore } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(onMore).toHaveBeenCalled();
  },
} satisfies Story;
