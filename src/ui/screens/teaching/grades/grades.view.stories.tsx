import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../../../primitives/button.tsx';
import { type CameFor, link, retry } from '../../came-for.fixture.ts';
import { expectToFit, longName, longTitle } from '../../extremes.fixture.ts';
import { returning } from '../grade-entry/grade-entry.fixture.tsx';
import { GradesScreen, type GradesView } from './grades.view.tsx';

const onSearch = fn();
const onShow = fn();
const onSort = fn();
const onRetry = fn();
const onMore = fn();
const onDownload = fn();
const onImport = fn();
const onWeights = fn();
const onPlace = fn();
const onMoreTime = fn();
const onLatePolicy = fn();
const onType = fn((_column: string, row: string) => row === '1');
const onExcuse = fn();
const onHistory = fn();
const onUndo = fn();

const controls = {
  course: 'Data Analytics',
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
  onImport,
  onWeights,
  onLatePolicy,
} as const;

const columns = [
  {
    id: 'log',
    title: 'Question log',
    to: '/teach/courses/data-analytics/assignments/log',
    note: 'Due after 7 days',
    average: '81%',
    graded: '48 graded',
  },
  {
    id: 'repair',
    title: 'Chart repair',
    to: '/teach/courses/data-analytics/assignments/repair',
    note: 'Due after 14 days',
    average: '',
    graded: '',
  },
  {
    id: 'report',
    title: 'Sales report',
    to: '/teach/courses/data-analytics/assignments/report',
    note: 'Due after 21 days',
    average: '',
    graded: '0 graded',
  },
];
const blind = {
  id: 'repair',
  text: 'Graded blind',
  note: '',
  to: '/teach/grading?assignment=repair',
  isOpen: false,
};
const rows = [
  {
    id: '1',
    name: 'Leila Haidari',
    to: '/teach/courses/data-analytics/students/1',
    note: 'Average 92%',
    courseGrade: '92 of 100',
    counted: '1 of 2 counted',
    cells: [
      {
        id: 'log',
        text: '92%',
        note: 'seen',
        label: 'Question log, Leila Haidari: 92%, seen',
        to: '/teach/grading/data-analytics/one',
        isOpen: false,
        grade: 'Question log, Leila Haidari',
      },
      { ...blind, label: 'Chart repair, Leila Haidari: Graded blind' },
      { id: 'report', text: '', note: '', label: '', isOpen: false },
    ],
  },
  {
    id: '2',
    name: 'Marek Nowak',
    to: '/teach/courses/data-analytics/students/2',
    note: '1 missing',
    courseGrade: 'None yet',
    counted: '0 of 2 counted',
    cells: [
      {
        id: 'log',
        text: 'Needs grading',
        note: 'late',
        label: 'Question log, Marek Nowak: Needs grading, late',
        to: '/teach/grading/data-analytics/two',
        isOpen: true,
        grade: 'Question log, Marek Nowak',
      },
      { ...blind, label: 'Chart repair, Marek Nowak: Graded blind' },
      {
        id: 'report',
        text: 'Missing',
        note: 'due 11 November 2026',
        label: 'Sales report, Marek Nowak: Missing, due 11 November 2026',
        to: '/teach/courses/data-analytics?search=Marek+Nowak',
        isOpen: true,
        whyNot: "It wasn't submitted, so it can't be graded. You can give more time.",
        moreTime: 'Give More Time: Sales report, Marek Nowak',
        excuse: { about: 'Sales report, Marek Nowak', isGiven: false },
      },
    ],
  },
] satisfies GradesView extends infer View ? (View extends { rows: infer Rows } ? Rows : never) : never;
const acts = { onMoreTime, onLatePolicy, onExcuse, onType, onHistory, onUndo };
const listed = { ...controls, columns, rows, onPlace, entries: new Map(), acts };
const first = [link(/^Question log, Leila Haidari/)];

const meta = {
  title: 'Screens/Grades',
  component: GradesScreen,
  parameters: {
    machine: 'teaching/grades',
    layout: 'fullscreen',
    path: '/teach/courses/data-analytics/grades',
    cameFor: {
      loading: null,
      failed: retry,
      empty: null,
      'listed.ready': first,
      'listed.loadingMore': first,
      'listed.moreFailed': first,
    } satisfies CameFor<GradesView>,
  },
} satisfies Meta<typeof GradesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading = { args: { view: { state: 'loading', ...controls, onWeights: null } } } satisfies Story;

export const Failed = {
  args: { view: { state: 'failed', ...controls, message: 'Please try again.', onRetry } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
} satisfies Story;

export const Empty = {
  args: { view: { state: 'empty', ...controls, search: 'Zed' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No students found.')).toBeVisible();
  },
} satisfies Story;

export const ListedReady = {
  args: { view: { state: 'listed.ready', ...listed, total: 60, onMore } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Question log, Leila Haidari: 92%/ })).toHaveAttribute(
      'href',
      '/teach/grading/data-analytics/one',
    );
    await userEvent.type(canvas.getByLabelText('Search by name or email'), 'L');
    await expect(onSearch).toHaveBeenCalledWith('L');
    await userEvent.selectOptions(canvas.getByLabelText('Sort by'), 'Most missing first');
    await expect(onSort).toHaveBeenCalledWith('missing');
    await userEvent.click(canvas.getByRole('button', { name: 'Late work' }));
    await expect(onShow).toHaveBeenCalledWith('late');
    await userEvent.selectOptions(canvas.getByLabelText('Sort by'), 'Lowest course grade first');
    await expect(onSort).toHaveBeenCalledWith('courseGrade');
    await expect(canvas.getByText('92 of 100')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Weights' }));
    await expect(onWeights).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Download Table' }));
    await expect(onDownload).toHaveBeenCalled();
    await expect(canvas.getByText('2 of 60 students')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show More' }));
    await expect(onMore).toHaveBeenCalledOnce();
  },
} satisfies Story;

/** The grid is one stop of Tab; the arrows and their like move within it. */
export const ListedReadyKeyboard = {
  parameters: { specification: '§teaching.65' },
  args: { view: { state: 'listed.ready', ...listed, total: 2 } },
  play: async ({ canvas }) => {
    const at = (name: string | RegExp) => canvas.getByRole('link', { name });
    canvas.getByLabelText('Sort by').focus();
    await userEvent.tab();
    await expect(at('Leila Haidari')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(document.activeElement).toHaveTextContent('92 of 100');
    await userEvent.keyboard('{ArrowRight}');
    await expect(at(/^Question log, Leila/)).toHaveFocus();
    await expect(onPlace).toHaveBeenLastCalledWith({ row: '1', column: 'log' });
    await userEvent.keyboard('{ArrowDown}');
    await expect(at(/^Question log, Marek/)).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(at(/^Sales report, Marek/)).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowUp}');
    await expect(document.activeElement).toHaveTextContent('–');
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await expect(document.activeElement).toHaveTextContent('0 graded');
    await userEvent.keyboard('{ArrowDown}{PageUp}{Home}{ArrowUp}{ArrowLeft}');
    await expect(document.activeElement).toHaveTextContent('Student');
    await userEvent.keyboard('{PageDown}');
    await expect(document.activeElement).toHaveTextContent('Class average');
    await userEvent.keyboard('{Control>}{Home}{/Control}{ArrowDown}');
    await expect(at('Leila Haidari')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await userEvent.tab({ shift: true });
    await userEvent.tab();
    await expect(at(/^Question log, Leila/)).toHaveFocus();
  },
} satisfies Story;

/** "Give More Time" is in the headings, which are a row of the grid and lead to statistics, and beside the link of a cell. */
export const ListedReadyMoreTime = {
  parameters: { specification: '§teaching.67, §teaching.84' },
  args: { view: { state: 'listed.ready', ...listed, total: 2 } },
  play: async ({ canvas }) => {
    onMoreTime.mockClear();
    const button = (of: string) => canvas.getByRole('button', { name: `Give More Time: ${of}` });
    canvas.getByRole('link', { name: 'Leila Haidari' }).focus();
    await userEvent.keyboard('{ArrowUp}{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('link', { name: 'Question log' })).toHaveFocus();
    await userEvent.tab();
    await expect(button('Question log')).toHaveFocus();
    await expect(onPlace).toHaveBeenLastCalledWith({ row: 'head', column: 'log' });
    await userEvent.keyboard('{Enter}');
    await expect(onMoreTime).toHaveBeenLastCalledWith('log');
    await userEvent.keyboard('{End}{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('link', { name: /^Sales report, Marek/ })).toHaveFocus();
    await userEvent.tab();
    await expect(button('Sales report, Marek Nowak')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(onMoreTime).toHaveBeenLastCalledWith('report', '2');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await userEvent.click(button('Sales report'));
    await expect(onMoreTime).toHaveBeenLastCalledWith('report');
    await expect(canvas.queryByRole('button', { name: /Question log, Leila/ })).toBeNull();
  },
} satisfies Story;

const excusedCell = {
  id: 'report',
  text: 'Excused',
  note: 'You were ill when the data set came out, and it was too late for another one to be made for you.',
  label: 'Sales report, Marek Nowak: Excused, You were ill when the data set came out.',
  to: '/teach/courses/data-analytics?search=Marek+Nowak',
  isOpen: false,
  whyNot: 'The student is excused, so there is nothing to grade.',
  excuse: { about: 'Sales report, Marek Nowak', isGiven: true },
};

/** The cell with the focus has "Excuse", and one that is excused "Remove Excuse". */
export const ListedReadyExcuse = {
  parameters: { specification: '§teaching.78' },
  args: {
    view: {
      state: 'listed.ready',
      ...listed,
      rows: [
        ...rows,
        ...rows.slice(1).map((row) => ({ ...row, id: '3', cells: [...row.cells.slice(0, 2), excusedCell] })),
      ],
      total: 3,
    },
  },
  play: async ({ canvas }) => {
    onExcuse.mockClear();
    canvas.getAllByRole('link', { name: /^Sales report, Marek Nowak: Missing/ })[0]?.focus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Excuse: Sales report, Marek Nowak' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onExcuse).toHaveBeenLastCalledWith('report', '2');
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('link', { name: /^Sales report, Marek Nowak: Excused/ })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Excuse: Sales report, Marek Nowak' }));
    await expect(onExcuse).toHaveBeenLastCalledWith('report', '3');
    await expect(canvas.getAllByRole('button', { name: /^Give More Time: Sales report, Marek/ })).toHaveLength(1);
  },
} satisfies Story;

/** A digit or F2 opens a field, H the history, Ctrl+Z takes back; the cell with the focus has buttons for the first two. */
export const ListedReadyTyping = {
  parameters: { specification: '§teaching.72, §teaching.74' },
  args: { view: { state: 'listed.ready', ...listed, total: 2 } },
  play: async ({ canvas }) => {
    for (const act of [onType, onHistory, onUndo]) act.mockClear();
    const cell = canvas.getByRole('link', { name: /^Question log, Leila/ });
    await expect(canvas.queryByRole('button', { name: /^Grade/ })).toBeNull();
    cell.focus();
    await userEvent.keyboard('8');
    await expect(onType).toHaveBeenLastCalledWith('log', '1', '8');
    await userEvent.keyboard('{F2}');
    await expect(onType).toHaveBeenLastCalledWith('log', '1', null);
    await userEvent.keyboard('h');
    await expect(onHistory).toHaveBeenLastCalledWith('log', '1');
    await userEvent.keyboard('{Control>}z{/Control}x{Control>}8{/Control}');
    await expect(onUndo).toHaveBeenCalledOnce();
    await expect(onType).toHaveBeenCalledTimes(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Grade: Question log, Leila Haidari' }));
    await userEvent.click(canvas.getByRole('button', { name: 'History: Question log, Leila Haidari' }));
    await expect(onType).toHaveBeenCalledTimes(3);
    await expect(onHistory).toHaveBeenCalledTimes(2);
    // What was not submitted says why it cannot be graded, until one goes on.
    canvas.getByRole('link', { name: /^Sales report, Marek/ }).focus();
    await userEvent.keyboard('8');
    await expect(canvas.getByRole('alert')).toHaveTextContent("It wasn't submitted, so it can't be graded.");
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
} satisfies Story;

/** A grade that was typed is on its way while the next cell has the focus. */
export const ListedReadyReturning = {
  parameters: { specification: '§teaching.72' },
  args: {
    view: {
      state: 'listed.ready',
      ...listed,
      entries: new Map([['2', [{ column: 'log', node: returning }]]]),
      total: 2,
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Returning...'));
    await expect(document.activeElement).toHaveTextContent('87% Returning...');
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('link', { name: /^Question log, Leila/ })).toHaveFocus();
  },
} satisfies Story;

/** "Back" leads to the cell that was left. */
export const ListedReadyAgain = {
  parameters: { specification: '§teaching.65' },
  args: { view: { state: 'listed.ready', ...listed, total: 2, place: { row: '2', column: 'report' } } },
  play: async ({ canvas }) => {
    const cell = canvas.getByRole('link', { name: /^Sales report, Marek/ });
    await expect(cell).toHaveAttribute('tabindex', '0');
    await expect(canvas.getByRole('link', { name: 'Leila Haidari' })).toHaveAttribute('tabindex', '-1');
  },
} satisfies Story;

export const ListedLoadingMore = {
  args: { view: { state: 'listed.loadingMore', ...listed, total: 60 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Loading...' })).toHaveAttribute('aria-busy', 'true');
  },
} satisfies Story;

export const ListedMoreFailed = {
  args: { view: { state: 'listed.moreFailed', ...listed, total: 60, message: 'Please try again.', onMore } },
  play: async ({ canvas }) => {
    onMore.mockClear();
    await expect(canvas.getByRole('link', { name: 'Marek Nowak' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(onMore).toHaveBeenCalledOnce();
  },
} satisfies Story;

export const ListedReadyLong = {
  globals: { viewport: { value: 'w320' } },
  args: {
    view: {
      state: 'listed.ready',
      ...listed,
      columns: columns.map((column) => ({ ...column, title: longTitle })),
      rows: rows.map((row) => ({ ...row, name: longName, email: 'leila.haidari@example.com' })),
      total: 2,
    },
  },
  play: expectToFit,
} satisfies Story;
