import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../../../primitives/button.tsx';
import { button, type CameFor, link, retry } from '../../came-for.fixture.ts';
import { expectToFit, longName } from '../../extremes.fixture.ts';
import { RosterScreen, type RosterView } from './roster.view.tsx';
import type { RosterRow } from './roster-table.tsx';

const onSearch = fn();
const onShow = fn();
const onSort = fn();
const onRetry = fn();
const onMore = fn();
const onDownload = fn();
const onMessage = fn();
const onChoose = fn();
const onChooseShown = fn();
const onChooseNone = fn();

const controls = {
  course: 'Data Analytics',
  behind: 1,
  chosen: 0,
  isFull: false,
  onMessage,
  onChooseNone,
  search: '',
  onSearch,
  show: 'all',
  onShow,
  sort: 'name',
  onSort,
  download: (
    <Button variant="secondary" onClick={onDownload}>
      Download Table
    </Button>
  ),
} as const;
const students = [
  {
    id: '1',
    name: 'Leila Haidari',
    to: '/teach/courses/data-analytics/students/1',
    progress: 35,
    lastActive: '18 November 2026',
    weeks: [0, 0, 0, 0, 0, 40, 80, 60, 20, 40, 100, 20],
    weeksText: '18 lessons in 12 weeks, 1 of them in the last 7 days',
    due: 1,
    overdue: 0,
    reasons: [],
    isChosen: false,
    onChoose,
  },
  {
    id: '2',
    name: 'Marek Nowak',
    to: '/teach/courses/data-analytics/students/2',
    progress: 5,
    lastActive: '',
    weeks: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    weeksText: 'No lessons in 12 weeks',
    due: 0,
    overdue: 2,
    reasons: ['inactive', 'overdue', 'behind'],
    isChosen: true,
    onChoose: fn(),
  },
] satisfies [RosterRow, RosterRow];
const shown = { areAllChosen: false, onChooseShown };

const searchbox = { role: 'searchbox', name: 'Search by name' } as const;
const listed = [button(/^Message /), link('Leila Haidari')];

const meta = {
  title: 'Screens/Roster',
  component: RosterScreen,
  parameters: {
    machine: 'teaching/roster',
    layout: 'fullscreen',
    cameFor: {
      loading: [searchbox],
      failed: retry,
      empty: [searchbox],
      'listed.ready': listed,
      'listed.loadingMore': listed,
      'listed.moreFailed': listed,
    } satisfies CameFor<RosterView>,
  },
} satisfies Meta<typeof RosterScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading = { args: { view: { state: 'loading', ...controls } } } satisfies Story;

export const Failed = {
  args: { view: { state: 'failed', ...controls, message: 'Please try again.', onRetry } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
} satisfies Story;

export const ListedReady = {
  args: { view: { state: 'listed.ready', ...controls, ...shown, students, total: 60, onMore } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('row', { name: /Marek Nowak 5% No lessons in 12 weeks Never 0 2 Not active for 14 days/ }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Marek Nowak' })).toHaveAttribute('href', students[1].to);
    await userEvent.type(canvas.getByLabelText('Search by name'), 'L');
    await expect(onSearch).toHaveBeenCalledWith('L');
    await userEvent.selectOptions(canvas.getByLabelText('Sort by'), 'Most overdue first');
    await expect(onSort).toHaveBeenCalledWith('overdue');
    await userEvent.click(canvas.getByRole('button', { name: 'Falling behind (1)' }));
    await expect(onShow).toHaveBeenCalledWith('behind');
    await userEvent.click(canvas.getByRole('button', { name: 'Download Table' }));
    await expect(onDownload).toHaveBeenCalled();
    await expect(canvas.getByText('2 of 60 students')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show More' }));
    await expect(onMore).toHaveBeenCalledOnce();
  },
} satisfies Story;

export const ListedLoadingMore = {
  args: { view: { state: 'listed.loadingMore', ...controls, ...shown, students, total: 60 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Loading...' })).toHaveAttribute('aria-busy', 'true');
  },
} satisfies Story;

export const ListedMoreFailed = {
  args: {
    view: {
      state: 'listed.moreFailed',
      ...controls,
      ...shown,
      students,
      total: 60,
      message: 'Please try again.',
      onMore,
    },
  },
  play: async ({ canvas }) => {
    onMore.mockClear();
    await expect(canvas.getByRole('row', { name: /^Marek Nowak/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(onMore).toHaveBeenCalledOnce();
  },
} satisfies Story;

export const Empty = {
  args: { view: { state: 'empty', ...controls, search: 'Zed' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No students found.')).toBeVisible();
    onMessage.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Message Students' }));
    await expect(onMessage).not.toHaveBeenCalled();
  },
} satisfies Story;

export const ListedReadyChosen = {
  args: { view: { state: 'listed.ready', ...controls, ...shown, students, total: 2, chosen: 3 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('3 selected');
    await expect(canvas.getByRole('checkbox', { name: 'Marek Nowak' })).toBeChecked();
    canvas.getByRole('checkbox', { name: 'Leila Haidari' }).focus();
    await userEvent.keyboard(' ');
    await expect(onChoose).toHaveBeenCalledWith(true);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all shown' }));
    await expect(onChooseShown).toHaveBeenCalledWith(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Message 3 Students' }));
    await expect(onMessage).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear selection' }));
    await expect(onChooseNone).toHaveBeenCalledOnce();
  },
} satisfies Story;

export const ListedReadyFull = {
  globals: { viewport: { value: 'w320' } },
  args: {
    view: {
      state: 'listed.ready',
      ...controls,
      areAllChosen: true,
      onChooseShown,
      students,
      total: 2,
      chosen: 200,
      isFull: true,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('200 selected, which is the most for one message')).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Select all shown' })).toBeChecked();
    await expectToFit();
  },
} satisfies Story;

export const ListedReadyLongNames = {
  parameters: { cameFor: { 'listed.ready': [link(longName)] } },
  globals: { viewport: { value: 'w320' } },
  args: {
    view: {
      state: 'listed.ready',
      ...controls,
      ...shown,
      students: students.map((one) => ({ ...one, name: longName })),
      total: 2,
    },
  },
  play: expectToFit,
} satisfies Story;

/** On how many lines the last word of the element's text is. */
function linesOfLastWord(element: HTMLElement): number {
  const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
  const range = document.createRange();
  if (!text?.textContent) throw new Error('No text');
  range.setStart(text, text.textContent.lastIndexOf(' ') + 1);
  range.setEnd(text, text.textContent.length);
  return range.getClientRects().length;
}

/** The table scrolls rather than breaking words, so common names stay whole. */
export const ListedReadyCommonNames = {
  parameters: { cameFor: { 'listed.ready': [link('Thandiwe Papadopoulou')] } },
  globals: { viewport: { value: 'w320' } },
  args: {
    view: {
      state: 'listed.ready',
      ...controls,
      ...shown,
      students: students.map((one) => ({ ...one, name: 'Thandiwe Papadopoulou' })),
      total: 2,
    },
  },
  play: async ({ canvas }) => {
    for (const name of canvas.getAllByText('Thandiwe Papadopoulou')) await expect(linesOfLastWord(name)).toBe(1);
    await expectToFit();
  },
} satisfies Story;
