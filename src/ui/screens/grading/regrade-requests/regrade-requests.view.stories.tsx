import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { button, type CameFor, link, retry } from '../../came-for.fixture.ts';
import { expectToFit, longTitle, longWord } from '../../extremes.fixture.ts';
import { RegradeRequestsScreen, type RegradeRequestsView } from './regrade-requests.view.tsx';

const onAnswer = fn();
const onMore = fn();
const onRetry = fn();
const onReload = fn();

const request = {
  id: '1',
  student: 'Ada Okafor',
  studentTo: '/teach/courses/data-analytics/students/ada',
  assignment: 'Question log',
  course: 'Data Analytics',
  reason: 'The second line of my text says why each of the nine rows is gone.',
  grade: '72%',
  graded: 'Sarah Chen, Fri, 20 Nov 2026, 09:00 GMT',
  asked: 'Sat, 21 Nov 2026, 10:00 GMT',
  submissionTo: '/teach/grading/data-analytics/1?from=regrades',
  onAnswer,
};
const long = {
  ...request,
  id: '2',
  student: 'Bartholomew Featherstonehaugh-Castellanos',
  reason: `My second chart was not opened.\n\n${'https://charts.example.com/'.padEnd(120, 'x')}`,
};
const blind = { ...request, id: '3', student: 'Student 7', studentTo: undefined };
const answered = {
  ...request,
  id: '4',
  student: 'Jo Lind',
  answer: 'The reasons are there for seven of the nine rows.',
};
const list = { total: 3, requests: [request, long, blind, answered] };

/** What answers the oldest request. */
const first = [button(/^Answer /), link(/^Open Submission: /)];

const meta = {
  title: 'Screens/Regrade requests',
  component: RegradeRequestsScreen,
  parameters: {
    machine: 'grading/regrade-requests',
    layout: 'fullscreen',
    cameFor: {
      loading: null,
      failed: retry,
      empty: [button('Look Again')],
      'listed.ready': first,
      'listed.loadingMore': first,
      'listed.moreFailed': first,
    } satisfies CameFor<RegradeRequestsView>,
  },
  args: { zone: 'Times are in your time zone, Europe/London.' },
} satisfies Meta<typeof RegradeRequestsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading = { args: { view: { state: 'loading' } } } satisfies Story;

export const Failed = {
  args: { view: { state: 'failed', message: 'The requests could not be loaded. Please try again.', onRetry } },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await expect(onRetry).toHaveBeenCalled();
  },
} satisfies Story;

export const Empty = {
  args: { view: { state: 'empty', onReload } },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Look Again' }));
    await expect(onReload).toHaveBeenCalled();
  },
} satisfies Story;

export const ListedReady = {
  args: { view: { state: 'listed.ready', ...list, onMore } },
  play: async () => {
    screen.getByRole('button', { name: 'Answer Ada Okafor, Question log' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(onAnswer).toHaveBeenCalled();
    await expect(screen.getByRole('link', { name: 'Open Submission: Student 7, Question log' })).toBeVisible();
    await expect(screen.queryByRole('link', { name: 'Student 7' })).toBeNull();
    await expect(screen.getByText('The reasons are there for seven of the nine rows.')).toBeVisible();
    await expect(screen.queryByRole('button', { name: /^Answer Jo Lind/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Show More' }));
    await expect(onMore).toHaveBeenCalled();
  },
} satisfies Story;

/** Names and titles in which no line can break. */
export const ListedReadyLong = {
  globals: { viewport: { value: 'w320' } },
  args: {
    view: {
      state: 'listed.ready',
      total: 1,
      requests: [{ ...request, student: `Thandiwe ${longWord}`, assignment: longWord, course: longTitle }],
      onMore,
    },
  },
  play: expectToFit,
} satisfies Story;

export const ListedLoadingMore = {
  args: { view: { state: 'listed.loadingMore', total: 1, requests: [request] } },
  play: async () => {
    await expect(screen.getByText('1 regrade request to answer.')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Loading...' })).toHaveAttribute('aria-busy', 'true');
  },
} satisfies Story;

export const ListedMoreFailed = {
  globals: { viewport: { value: 'w320' } },
  args: { view: { state: 'listed.moreFailed', ...list, message: 'The requests could not be loaded.', onMore } },
  play: async () => {
    onMore.mockClear();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await expect(onMore).toHaveBeenCalled();
  },
} satisfies Story;
