import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { button, type CameFor, retry } from '../../came-for.fixture.ts';
import { expectToFit, longTitle, longWord } from '../../extremes.fixture.ts';
import { ExtensionRequestsScreen, type ExtensionRequestsView } from './extension-requests.view.tsx';

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
  reason: 'I am at a conference until Thursday.',
  due: 'Fri, 27 Nov 2026, 17:00 GMT',
  proposed: 'Wed, 2 Dec 2026, 17:00 GMT',
  asked: 'Fri, 20 Nov 2026, 09:00 GMT',
  earlier: 0,
  handedIn: false,
  onAnswer,
};
const long = {
  ...request,
  id: '2',
  student: 'Bartholomew Featherstonehaugh-Castellanos',
  reason: `My laptop is being repaired.\n\n${'https://repairs.example.com/'.padEnd(120, 'x')}`,
  earlier: 1,
  handedIn: true,
};
const often = { ...request, id: '3', student: 'Noor Haddad', earlier: 4 };
const answered = {
  ...request,
  id: '4',
  student: 'Jo Lind',
  answered: { status: 'granted' as const, due: request.proposed },
};
const list = { total: 3, requests: [request, long, often, answered] };

const first = [button(/^Answer /)];

const meta = {
  title: 'Screens/Extension requests',
  component: ExtensionRequestsScreen,
  parameters: {
    machine: 'grading/extension-requests',
    layout: 'fullscreen',
    cameFor: {
      loading: null,
      failed: retry,
      empty: [button('Look Again')],
      'listed.ready': first,
      'listed.loadingMore': first,
      'listed.moreFailed': first,
    } satisfies CameFor<ExtensionRequestsView>,
  },
  args: { zone: 'Times are in your time zone, Europe/London.' },
} satisfies Meta<typeof ExtensionRequestsScreen>;
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
    await expect(screen.getByText('Asked once before for this assignment.')).toBeVisible();
    await expect(screen.getByText('Asked 4 times before for this assignment.')).toBeVisible();
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
    await expect(screen.getByText('1 request to answer.')).toBeVisible();
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
