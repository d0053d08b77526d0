import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { exampleAssignments } from '../../../../api/generated/examples.ts';
import { button, type CameFor, retry } from '../../came-for.fixture.ts';
import { aThousandAlike, expectToFit, longName, longTitle, longWord, thousandLike } from '../../extremes.fixture.ts';
import { exampleCalendar } from '../calendar/calendar.fixture.tsx';
import { AssignmentsScreen, type AssignmentsView } from './list.view.tsx';

const onRetry = fn();
const onClear = fn();
const onSearch = fn();
const onStatus = fn();
const onDue = fn();
const onField = fn();
const onOrder = fn();
const onCalendar = fn();
const onList = fn();
const onDetails = fn();
const narrowing = { search: '', status: 'all', due: 'all', onSearch, onStatus, onDue } as const;
const filters = { ...narrowing, sort: { field: 'dueDate', order: 'asc', onField, onOrder } } as const;
const moment = (iso: string) =>
  new Date(iso).toLocaleString('en-GB', { timeZone: 'UTC', dateStyle: 'medium', timeStyle: 'short' });
const assignments = exampleAssignments.map((assignment) => ({
  ...assignment,
  due: `${moment(assignment.dueDate)} GMT`,
  submitted: assignment.submissionDate && `${moment(assignment.submissionDate)} GMT`,
  files: assignment.attachments.length,
  onDetails,
}));

const meta = {
  title: 'Screens/Assignments',
  component: AssignmentsScreen,
  args: { zone: 'Times are in your time zone, Europe/London.' },
  parameters: {
    layout: 'fullscreen',
    machine: 'assignments/list',
    cameFor: {
      loading: null,
      failed: retry,
      'loaded.list.results': [button(/^View Details: /)],
      'loaded.list.noMatches': [button('Clear Filters')],
      'loaded.list.none': [{ role: 'heading', name: 'No assignments found' }],
      'loaded.calendar': [button('Next month'), button(/: 1 due/)],
    } satisfies CameFor<AssignmentsView>,
  },
} satisfies Meta<typeof AssignmentsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading = {
  args: { view: { state: 'loading', filters } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await expect(canvas.getByRole('button', { name: 'Calendar View' })).toBeDisabled();
  },
} satisfies Story;

export const Failed = {
  args: { view: { state: 'failed', onRetry } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'ErrorFailed to load assignments. Please try again later.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
} satisfies Story;

export const LoadedListResults = {
  args: { view: { state: 'loaded.list.results', filters, assignments, onCalendar } },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 's');
    await expect(onSearch).toHaveBeenCalledWith('s');
    await userEvent.selectOptions(canvas.getByLabelText('Status'), 'Graded');
    await expect(onStatus).toHaveBeenCalledWith('graded');
    await userEvent.selectOptions(canvas.getByLabelText('Due Date'), 'Upcoming');
    await expect(onDue).toHaveBeenCalledWith('upcoming');
    await userEvent.selectOptions(canvas.getByLabelText('Sort by'), 'Title');
    await expect(onField).toHaveBeenCalledWith('title');
    await userEvent.click(canvas.getByRole('button', { name: 'Sort order: Ascending' }));
    await expect(onOrder).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Calendar View' }));
    await expect(onCalendar).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'View Details: Question log' }));
    await expect(onDetails).toHaveBeenCalledOnce();
    await expect(canvas.getByText('2 files')).toBeVisible();
    await expect(canvas.getAllByText('1 file')).toHaveLength(2);
  },
} satisfies Story;

/** What an instructor has excused the student from. */
export const LoadedListResultsExcused = {
  parameters: { specification: '§assignments.33' },
  args: {
    view: {
      state: 'loaded.list.results',
      filters,
      assignments: assignments
        .filter(({ status }) => status === 'pending')
        .map((one, index) => (index === 0 ? { ...one, excuse: 'You were ill.' } : one)),
      onCalendar,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Excused')).toHaveLength(1);
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent(/^PendingExcused/);
  },
} satisfies Story;

/** Long names, and a word that breaks nowhere. */
export const LoadedListResultsLongNames = {
  // A title of this length alone fills a card.
  parameters: { cameFor: { 'loaded.list.results': [{ role: 'heading', name: longTitle }] } },
  args: {
    view: {
      state: 'loaded.list.results',
      filters,
      assignments: assignments.map((assignment, index) => ({
        ...assignment,
        title: index === 1 ? longWord : longTitle,
        courseName: longTitle,
        description: `${longName} ${longWord}`,
      })),
      onCalendar,
    },
  },
  play: expectToFit,
} satisfies Story;

/** A thousand cards. */
export const LoadedListResultsThousand = {
  args: {
    view: {
      state: 'loaded.list.results',
      filters,
      assignments: thousandLike(assignments),
      onCalendar,
    },
  },
  play: expectToFit,
  tags: ['no-review'],
  // To find one button among a thousand by its name takes longer than a test may; the other stories find it.
  parameters: { ...aThousandAlike, cameFor: { 'loaded.list.results': null } },
} satisfies Story;

export const LoadedListNoMatches = {
  args: {
    view: { state: 'loaded.list.noMatches', filters: { ...filters, search: 'knitting' }, onCalendar, onClear },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Try adjusting your filters or search query')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Filters' }));
    await expect(onClear).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
  },
} satisfies Story;

export const LoadedListNone = {
  args: { view: { state: 'loaded.list.none', onCalendar } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("You don't have any assignments yet")).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Clear Filters' })).toBeNull();
  },
} satisfies Story;

export const LoadedCalendar = {
  args: {
    view: { state: 'loaded.calendar', filters: narrowing, onList },
    calendar: exampleCalendar(exampleAssignments),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByLabelText('Sort by')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Next month' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'List View' }));
    await expect(onList).toHaveBeenCalledOnce();
  },
} satisfies Story;
