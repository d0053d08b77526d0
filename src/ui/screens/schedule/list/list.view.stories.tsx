import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { type CameFor, heading, link, region, retry } from '../../came-for.fixture.ts';
import { aThousandAlike, expectToFit, longName, longTitle, longWord, thousandLike } from '../../extremes.fixture.ts';
import { exampleClassCalendar } from '../calendar-file/calendar-file.fixture.tsx';
import type { ClassItem } from './class-list.tsx';
import { SchedulesScreen, type SchedulesView } from './list.view.tsx';

const onRetry = fn();
const onSubscribe = fn();
const session: ClassItem = {
  id: 'office-hours',
  title: 'Office hours',
  status: 'upcoming',
  startsAt: '2026-11-24T16:00:00Z',
  date: 'Tue, 24 Nov 2026',
  time: '16:00 to 17:00 GMT',
  location: 'Online',
  instructor: 'Dr. Sarah Chen',
  calendar: exampleClassCalendar('Office hours'),
};
const workshop: ClassItem = {
  ...session,
  id: 'workshop',
  title: 'Workshop: one chart, five drafts',
  location: 'Room 1.03',
};
const live: ClassItem = { ...session, id: 'live', title: 'Morning SQL: predict the rows', status: 'live' };
const finished: ClassItem = {
  ...session,
  calendar: undefined,
  id: 'finished',
  title: 'Pipelines that can run twice',
  status: 'finished',
};
const cancelled: ClassItem = {
  ...session,
  calendar: undefined,
  id: 'cancelled',
  title: 'Dashboard clinic',
  status: 'cancelled',
};

const meta = {
  title: 'Screens/Schedules',
  component: SchedulesScreen,
  args: { zone: 'Times are in your time zone, Europe/London.' },
  parameters: {
    layout: 'fullscreen',
    machine: 'schedule/list',
    cameFor: {
      loading: null,
      failed: retry,
      loaded: [region('Today'), heading('Office hours')],
    } satisfies CameFor<SchedulesView>,
  },
} satisfies Meta<typeof SchedulesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading = { args: { view: { state: 'loading' } } } satisfies Story;

export const Failed = {
  args: { view: { state: 'failed', message: 'Failed to load the schedule. Please try again later.', onRetry } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
} satisfies Story;

export const Loaded = {
  args: {
    view: { state: 'loaded', today: [live], upcoming: [session, workshop], past: [finished, cancelled], onSubscribe },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    await expect(canvas.getByRole('region', { name: 'Today' })).toHaveTextContent('Live');
    await expect(canvas.getByRole('region', { name: 'Past' })).toHaveTextContent('Cancelled');
    await expect(canvas.getByRole('region', { name: 'Past' })).not.toHaveTextContent('Add to calendar');
    await userEvent.click(canvas.getByRole('button', { name: 'Subscribe' }));
    await expect(onSubscribe).toHaveBeenCalledOnce();
  },
} satisfies Story;

/** §schedule.14: a link to join, the former time of a moved class, and the reason of a cancelled one. */
export const LoadedOnlineAndMoved = {
  parameters: { cameFor: { loaded: [link(/^Join Morning SQL/)] } },
  args: {
    view: {
      state: 'loaded',
      today: [{ ...live, link: 'https://meet.example.com/sql' }],
      upcoming: [
        { ...session, link: 'https://meet.example.com/hours', movedFrom: 'Mon, 23 Nov 2026, 16:00 GMT' },
        { ...cancelled, cancelReason: 'I am ill.' },
      ],
      past: [],
      onSubscribe,
    },
  },
  play: async ({ canvas }) => {
    const join = canvas.getByRole('link', { name: /^Join Morning SQL/ });
    await expect(join).toHaveAttribute('href', 'https://meet.example.com/sql');
    await expect(canvas.getByRole('link', { name: /^Link to Office hours/ })).toBeVisible();
    await expect(canvas.getByText('Moved from Mon, 23 Nov 2026, 16:00 GMT')).toBeVisible();
    await expect(canvas.getByText('Reason: I am ill.')).toBeVisible();
  },
} satisfies Story;

export const LoadedNothing = {
  parameters: { cameFor: { loaded: [region('Today'), region('Upcoming')] } },
  args: { view: { state: 'loaded', today: [], upcoming: [], past: [], onSubscribe } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No classes scheduled for today')).toBeVisible();
  },
} satisfies Story;

/** Long names, and a word that breaks nowhere. */
export const LoadedLongNames = {
  parameters: { cameFor: { loaded: [region('Today')] } },
  args: {
    view: {
      state: 'loaded',
      today: [{ ...live, title: longTitle, instructor: longName, location: longWord }],
      upcoming: [{ ...session, title: longWord }],
      past: [{ ...finished, title: longTitle }],
      onSubscribe,
    },
  },
  play: expectToFit,
} satisfies Story;

/** A thousand classes. */
export const LoadedThousand = {
  args: {
    view: {
      state: 'loaded',
      today: [],
      upcoming: [session],
      past: thousandLike([finished]),
      onSubscribe,
    },
  },
  play: expectToFit,
  tags: ['no-review'],
  parameters: aThousandAlike,
} satisfies Story;
