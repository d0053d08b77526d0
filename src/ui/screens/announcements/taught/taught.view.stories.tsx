import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { Markdown } from '../../../parts/markdown.tsx';
import { type CameFor, region, retry } from '../../came-for.fixture.ts';
import { TaughtAnnouncementsScreen, type TaughtAnnouncementsView } from './taught.view.tsx';

const onMore = fn();
const onRetry = fn();
const onEdit = fn();
const onDelete = fn();
const announcement = {
  id: '1',
  title: 'A new data set',
  text: <Markdown fromPerson>{'Module 3 has a new data set.\n\nPlease load it again before you go on.'}</Markdown>,
  author: 'Jonas Lindqvist',
  published: 'Fri, 20 Nov 2026, 08:00 GMT',
  isTold: true,
  dismissed: 12,
  onEdit,
  onDelete,
};
const long = {
  ...announcement,
  id: '2',
  title: 'Where the recordings are '.repeat(4).trim(),
  text: <Markdown fromPerson>{`https://recordings.example.com/${'x'.repeat(120)}`}</Markdown>,
  dismissed: 0,
  edited: 'Sat, 21 Nov 2026, 10:00 GMT',
};
const waiting = {
  ...announcement,
  id: '3',
  title: 'Office hours move',
  isTold: false,
  published: 'Mon, 4 Jan 2027, 09:00 GMT',
};
const list = { course: 'Data Analytics', students: 34, announcements: [announcement, long] };

const newest = [{ role: 'heading', name: announcement.title } as const];

const meta = {
  title: 'Screens/Taught announcements',
  component: TaughtAnnouncementsScreen,
  parameters: {
    machine: 'announcements/taught',
    layout: 'fullscreen',
    cameFor: {
      loading: null,
      failed: retry,
      empty: [region('Past announcements')],
      'listed.ready': newest,
      'listed.loadingMore': newest,
      'listed.moreFailed': newest,
    } satisfies CameFor<TaughtAnnouncementsView>,
  },
  args: { form: null },
} satisfies Meta<typeof TaughtAnnouncementsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading = { args: { view: { state: 'loading' } } } satisfies Story;

export const Failed = {
  args: { view: { state: 'failed', message: 'The announcements could not be loaded. Please try again.', onRetry } },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await expect(onRetry).toHaveBeenCalled();
  },
} satisfies Story;

export const ListedReady = {
  args: { view: { state: 'listed.ready', ...list, onMore } },
  play: async () => {
    await expect(screen.getByText('Sent to all 34 students')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: `Edit ${announcement.title}` }));
    await expect(onEdit).toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: `Delete ${announcement.title}` }));
    await expect(onDelete).toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Show More' }));
    await expect(onMore).toHaveBeenCalled();
  },
} satisfies Story;

export const Empty = {
  args: { view: { state: 'empty', course: list.course, students: 1 } },
  play: async () => {
    await expect(screen.getByText('Nothing has been announced yet.')).toBeVisible();
    await expect(screen.getByText('Sent to the one student of this course')).toBeVisible();
  },
} satisfies Story;

export const ListedLoadingMore = {
  args: { view: { state: 'listed.loadingMore', ...list } },
  play: async () => {
    await expect(screen.getByRole('button', { name: 'Loading...' })).toHaveAttribute('aria-busy', 'true');
  },
} satisfies Story;

export const ListedMoreFailed = {
  globals: { viewport: { value: 'w320' } },
  args: { view: { state: 'listed.moreFailed', ...list, message: 'They could not be loaded.', onMore } },
  play: async () => {
    onMore.mockClear();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await expect(onMore).toHaveBeenCalled();
  },
} satisfies Story;

export const ListedWaiting = {
  parameters: { specification: '§announcements.7' },
  globals: { viewport: { value: 'w320' } },
  args: { view: { state: 'listed.ready', ...list, announcements: [waiting, announcement] } },
  play: async () => {
    await expect(screen.getByText('Not sent yet')).toBeVisible();
    await expect(screen.getByText(/The students are told on Mon, 4 Jan 2027, 09:00 GMT\./)).toBeVisible();
  },
} satisfies Story;
