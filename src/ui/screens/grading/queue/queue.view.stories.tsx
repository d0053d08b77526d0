import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { button, type CameFor, link, retry } from '../../came-for.fixture.ts';
import { expectToFit, longTitle, longWord } from '../../extremes.fixture.ts';
import { GradingQueueScreen, type GradingQueueView } from './queue.view.tsx';
import type { QueueRow } from './queue-list.tsx';

const onRetry = fn();
const onMore = fn();
const onAll = fn();
const onCourse = fn();
const onAssignment = fn();
const onShow = fn();
const onSearch = fn();
const filters = {
  show: 'waiting' as const,
  onShow,
  search: '',
  onSearch,
  course: '',
  assignment: '',
  courses: [
    { value: '', label: 'All Courses' },
    { value: 'data-analytics', label: 'Data Analytics (25)' },
  ],
  assignments: [
    { value: '', label: 'All Assignments' },
    { value: 'question-log', label: 'Question log (14)' },
    { value: 'chart-repair', label: 'Chart repair (11)' },
  ],
  onCourse,
  onAssignment,
};
const row = (id: string, student: string, overrides: Partial<QueueRow> = {}): QueueRow => ({
  id,
  to: `/teach/grading/data-analytics/${id}`,
  student,
  assignment: 'Question log',
  course: 'Data Analytics',
  moment: 'Wed, 18 Nov 2026, 16:40 GMT',
  waiting: '3 days',
  isLate: false,
  ...overrides,
});
const rows = [
  row('a', 'Ada Okafor'),
  row('b', 'Student 7', {
    assignment: 'Chart repair',
    attempt: 'Attempt 2',
    isLate: true,
    grader: 'Tomas Lindqvist is grading',
  }),
  row('c', 'Noor Haddad', { moment: 'Sat, 21 Nov 2026, 08:05 GMT', waiting: 'since today' }),
];
const results = { filters, rows, total: 25 };

const first = [link(/^[^:]+: /)];

const meta = {
  title: 'Screens/Grading queue',
  component: GradingQueueScreen,
  args: { zone: 'Times are in your time zone, Europe/London.' },
  parameters: {
    machine: 'grading/queue',
    layout: 'fullscreen',
    cameFor: {
      loading: null,
      failed: retry,
      empty: [button('Show All')],
      'listed.ready': first,
      'listed.loadingMore': first,
      'listed.moreFailed': first,
    } satisfies CameFor<GradingQueueView>,
  },
} satisfies Meta<typeof GradingQueueScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The links of the list, without those to other pages. */
const links = () => within(screen.getByRole('list', { name: 'Submissions' })).getAllByRole('link');

export const Loading = {
  args: { view: { state: 'loading', filters } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading...')).toBeVisible();
  },
} satisfies Story;

export const Failed = {
  args: { view: { state: 'failed', filters, message: 'The list could not be loaded. Please try again.', onRetry } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The list could not be loaded. Please try again.');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
} satisfies Story;

export const Empty = {
  parameters: { cameFor: { empty: [button('Returned')] } },
  args: { view: { state: 'empty', filters } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Nothing to grade' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Show All' })).toBeNull();
  },
} satisfies Story;

export const EmptyFiltered = {
  args: { view: { state: 'empty', filters: { ...filters, course: 'data-analytics' }, onAll } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show All' }));
    await expect(onAll).toHaveBeenCalledOnce();
  },
} satisfies Story;

export const EmptySearched = {
  parameters: { specification: '§grading.45' },
  args: { view: { state: 'empty', filters: { ...filters, search: 'lind' }, onAll } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/What is graded blind is not found by name\.$/)).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search students' }), 'q');
    await expect(onSearch).toHaveBeenLastCalledWith('lindq');
  },
} satisfies Story;

export const EmptyReturned = {
  parameters: { specification: '§grading.43', cameFor: { empty: [button('To grade')] } },
  args: { view: { state: 'empty', filters: { ...filters, show: 'returned' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Nothing returned yet' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'To grade' }));
    await expect(onShow).toHaveBeenCalledWith('waiting');
  },
} satisfies Story;

export const ListedReadyReturned = {
  parameters: { specification: '§grading.43' },
  args: {
    view: {
      state: 'listed.ready',
      filters: { ...filters, show: 'returned' },
      rows: [row('a', 'Ada Okafor', { moment: 'Returned Thu, 19 Nov 2026, 09:12 GMT', waiting: undefined })],
      total: 1,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Returned' })).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('status')).toHaveTextContent('1 submission returned.');
  },
} satisfies Story;

export const ListedReady = {
  parameters: { specification: '§grading.41' },
  args: { view: { state: 'listed.ready', ...results, onMore } },
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Course'), 'Data Analytics (25)');
    await expect(onCourse).toHaveBeenCalledWith('data-analytics');
    await userEvent.selectOptions(canvas.getByLabelText('Assignment'), 'Chart repair (11)');
    await expect(onAssignment).toHaveBeenCalledWith('chart-repair');
    await userEvent.click(canvas.getByRole('button', { name: 'Show More' }));
    await expect(onMore).toHaveBeenCalledOnce();
    await expect(canvas.getAllByText(/3 days$/)[0]).toHaveTextContent('Waiting 3 days');
    const [ada, seven, noor] = links();
    // The keys work from anywhere, for example from the button.
    await userEvent.keyboard('{Alt>}[KeyJ]{/Alt}');
    await expect(ada).toHaveFocus();
    await userEvent.keyboard('j{ArrowDown}');
    await expect(noor).toHaveFocus();
    // At the end of the list, the focus stays.
    await userEvent.keyboard('j');
    await expect(noor).toHaveFocus();
    await userEvent.keyboard('k');
    await expect(seven).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(ada).toHaveFocus();
    // Outside of the list, letters without Alt do nothing.
    canvas.getByLabelText('Course').focus();
    await userEvent.keyboard('j');
    await expect(canvas.getByLabelText('Course')).toHaveFocus();
  },
} satisfies Story;

export const ListedReadyLongNames = {
  globals: { viewport: { value: 'w320' } },
  args: {
    view: {
      state: 'listed.ready',
      filters,
      rows: [row('a', longWord, { assignment: longTitle, course: longTitle, grader: `${longTitle} is grading` })],
      total: 1,
    },
  },
  play: expectToFit,
} satisfies Story;

export const ListedLoadingMore = {
  args: { view: { state: 'listed.loadingMore', ...results } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Loading...' })).toHaveAttribute('aria-busy', 'true');
  },
} satisfies Story;

export const ListedMoreFailed = {
  args: {
    view: { state: 'listed.moreFailed', ...results, message: 'More could not be loaded. Please try again.', onMore },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('More could not be loaded. Please try again.');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(onMore).toHaveBeenCalledOnce();
    await expect(links()).toHaveLength(3);
  },
} satisfies Story;
