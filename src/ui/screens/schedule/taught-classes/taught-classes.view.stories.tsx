import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { Button } from '../../../primitives/button.tsx';
import { button, type CameFor, retry } from '../../came-for.fixture.ts';
import type { TaughtClassItem } from './class-row.tsx';
import { TaughtClassesScreen, type TaughtClassesView } from './taught-classes.view.tsx';

const onShow = fn();
const onPlan = fn();
const onMore = fn();
const onRetry = fn();
const onChange = fn();
const onCancel = fn();
const onDownload = fn();
const download = (
  <Button variant="secondary" onClick={onDownload}>
    Download Attendance
  </Button>
);
const page = { when: 'upcoming' as const, onShow, onPlan, download };

const clinic: TaughtClassItem = {
  id: '1',
  title: 'SQL clinic',
  status: 'upcoming',
  startsAt: '2026-12-02T16:00:00Z',
  date: 'Wed, 2 Dec 2026',
  time: '16:00 to 17:00 GMT',
  location: 'Online',
  link: 'https://meet.example.com/sql-clinic',
  instructor: 'Dr. Sarah Chen',
  overlaps: [],
  onChange,
  onCancel,
};
const moved: TaughtClassItem = {
  ...clinic,
  id: '2',
  title: 'Workshop: one chart, five drafts',
  link: undefined,
  location: 'Room 1.03, Riverside Building',
  elsewhere: 'Wed, 2 Dec 2026, 11:30 to 12:30 GMT\u22125 in America/New York',
  movedFrom: 'Tue, 1 Dec 2026, 16:00 GMT',
  overlaps: ['SQL clinic', 'Office hours'],
};
const live: TaughtClassItem = {
  ...clinic,
  id: '3',
  title: 'Office hours',
  status: 'live',
  attendance: '/teach',
  marked: '3 present, 1 late, 1 absent',
};
const cancelled: TaughtClassItem = {
  ...clinic,
  id: '4',
  title: `Clinic on ${'pneumonoultramicroscopicsilicovolcanoconiosis'.repeat(2)}`,
  status: 'cancelled',
  link: undefined,
  cancelReason: 'I am ill.',
  onChange: undefined,
  onCancel: undefined,
};
const classes = [clinic, moved, live, cancelled];

const plan = button('Plan a Class');
const listed = [plan, button('Change SQL clinic, Wed, 2 Dec 2026')];

const meta = {
  title: 'Screens/Taught classes',
  component: TaughtClassesScreen,
  parameters: {
    machine: 'schedule/taught-classes',
    layout: 'fullscreen',
    cameFor: {
      loading: [plan],
      failed: retry,
      empty: [plan],
      'listed.reloading': listed,
      'listed.ready': listed,
      'listed.loadingMore': listed,
      'listed.moreFailed': listed,
    } satisfies CameFor<TaughtClassesView>,
  },
  args: { course: 'Data Analytics', zone: 'Times are in your time zone, Europe/London.' },
} satisfies Meta<typeof TaughtClassesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading = {
  args: { course: '', view: { state: 'loading', ...page } },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Plan a Class' }));
    await expect(onPlan).toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Download Attendance' }));
    await expect(onDownload).toHaveBeenCalled();
  },
} satisfies Story;

export const Failed = {
  args: {
    view: { state: 'failed', ...page, message: 'The classes could not be loaded. Please try again.', onRetry },
  },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await expect(onRetry).toHaveBeenCalled();
  },
} satisfies Story;

export const Empty = {
  args: { view: { state: 'empty', ...page } },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Past' }));
    await expect(onShow).toHaveBeenCalledWith('past');
  },
} satisfies Story;

export const EmptyPast = { args: { view: { state: 'empty', ...page, when: 'past' } } } satisfies Story;

/** §schedule.16: classes at the same time are named, and each class has the buttons for what can be done with it. */
export const ListedReady = {
  args: { view: { state: 'listed.ready', ...page, classes, onMore } },
  play: async () => {
    await expect(screen.getByText('At the same time: SQL clinic, Office hours')).toBeVisible();
    await expect(screen.getByText('Moved from Tue, 1 Dec 2026, 16:00 GMT')).toBeVisible();
    await expect(screen.getByText('Reason: I am ill.')).toBeVisible();
    await expect(screen.queryByRole('button', { name: /^Change Clinic on/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Change SQL clinic, Wed, 2 Dec 2026' }));
    await expect(onChange).toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel SQL clinic, Wed, 2 Dec 2026' }));
    await expect(onCancel).toHaveBeenCalled();
    await expect(screen.getByRole('link', { name: 'Attendance of Office hours, Wed, 2 Dec 2026' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show More' }));
    await expect(onMore).toHaveBeenCalled();
  },
} satisfies Story;

export const ListedLoadingMore = {
  args: { view: { state: 'listed.loadingMore', ...page, classes } },
  play: async () => {
    await expect(screen.getByRole('button', { name: 'Loading...' })).toHaveAttribute('aria-busy', 'true');
  },
} satisfies Story;

export const ListedReloading = {
  args: { view: { state: 'listed.reloading', ...page, classes } },
  play: async () => {
    await expect(screen.getAllByRole('article')).toHaveLength(4);
  },
} satisfies Story;

export const ListedMoreFailed = {
  globals: { viewport: { value: 'w320' } },
  args: { view: { state: 'listed.moreFailed', ...page, classes, message: 'The classes could not be loaded.', onMore } },
  play: async () => {
    onMore.mockClear();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await expect(onMore).toHaveBeenCalled();
  },
} satisfies Story;
