import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { button, type CameFor, link, retry } from '../../came-for.fixture.ts';
import { longName, longTitle } from '../../extremes.fixture.ts';
import { ThreadsScreen, type ThreadsView } from './threads.view.tsx';

const onRetry = fn();
const onMore = fn();
const onChange = fn();
const onSearch = fn();
const onCourse = fn();
const onAll = fn();
const courses = [
  { value: 'data-analytics', label: 'Data Analytics' },
  { value: 'statistics-essentials', label: 'Statistics Essentials' },
];
const items = [
  {
    id: 'one',
    to: '/messages/one',
    about: 'Data Analytics: From request to question',
    excerpt: 'Because half of the values still lie below it.',
    at: 'Fri, 20 Nov 2026, 09:30 GMT',
    unread: 1,
    isAnswered: true,
  },
  {
    id: 'two',
    to: '/messages/two',
    about: 'Statistics Essentials',
    excerpt: 'Do I need a calculator for the second module?',
    at: 'Wed, 18 Nov 2026, 16:05 GMT',
    unread: 0,
    isAnswered: false,
  },
];

const searchbox = { role: 'searchbox', name: 'Search messages' } as const;
const listed = [searchbox, link('Data Analytics: From request to question')];

const meta = {
  title: 'Screens/Messages',
  component: ThreadsScreen,
  parameters: {
    layout: 'fullscreen',
    machine: 'questions/threads',
    cameFor: {
      loading: [searchbox],
      failed: retry,
      empty: [link('See all courses')],
      'listed.ready': listed,
      'listed.loadingMore': listed,
      'listed.moreFailed': listed,
    } satisfies CameFor<ThreadsView>,
  },
  args: { home: 'dashboard', search: '', onSearch, course: '', courses, onCourse },
} satisfies Meta<typeof ThreadsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading = { args: { view: { state: 'loading' } } } satisfies Story;

export const Failed = {
  args: { view: { state: 'failed', message: 'Failed to load your messages. Please try again later.', onRetry } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
} satisfies Story;

export const Empty = {
  args: { courses: [], view: { state: 'empty', narrowedBy: 'nothing', coursesTo: '/courses' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'See all courses' })).toHaveAttribute('href', '/courses');
  },
} satisfies Story;

export const EmptyFiltered = {
  parameters: { cameFor: { empty: [button('All')] } },
  args: {
    view: { state: 'empty', narrowedBy: 'filter' },
    filter: { value: 'unanswered', onChange },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'All' }));
    await expect(onChange).toHaveBeenCalledWith('all');
  },
} satisfies Story;

export const EmptySearched = {
  parameters: { cameFor: { empty: [button('Show All Messages')] } },
  args: { view: { state: 'empty', narrowedBy: 'search', onAll }, search: 'median', course: 'data-analytics' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox')).toHaveValue('median');
    await userEvent.click(canvas.getByRole('button', { name: 'Show All Messages' }));
    await expect(onAll).toHaveBeenCalledOnce();
  },
} satisfies Story;

export const ListedReady = {
  args: { view: { state: 'listed.ready', items, onMore } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 new message')).toBeVisible();
    const search = canvas.getByRole('searchbox', { name: 'Search messages' });
    await userEvent.type(search, ' median {Enter}');
    await expect(onSearch).toHaveBeenLastCalledWith('median');
    await userEvent.clear(search);
    await expect(onSearch).toHaveBeenLastCalledWith('');
    await userEvent.selectOptions(canvas.getByLabelText('Course'), 'Statistics Essentials');
    await expect(onCourse).toHaveBeenCalledWith('statistics-essentials');
    await userEvent.click(canvas.getByRole('button', { name: 'Show More' }));
    await expect(onMore).toHaveBeenCalledOnce();
  },
} satisfies Story;

/** The list as an instructor sees it, with long names. */
export const ListedReadyTaught = {
  parameters: { cameFor: { 'listed.ready': [searchbox, link(longTitle)] } },
  args: {
    view: {
      state: 'listed.ready',
      items: items.map((item) => ({ ...item, asker: longName, about: longTitle, unread: 12 })),
    },
    filter: { value: 'all', onChange },
    home: 'teaching',
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
