import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { button, type CameFor, link, retry } from '../../came-for.fixture.ts';
import { AttendanceScreen, type AttendanceView } from './attendance.view.tsx';

const onSubmit = fn();
const onRetry = fn();
const onWrite = fn();
const students = [
  { studentId: 'ada', name: 'Ada Okafor' },
  { studentId: 'noor', name: 'Noor Haddad' },
  { studentId: 'mei', name: 'Mei Tanaka' },
  { studentId: 'ines', name: 'Inés Duarte' },
  { studentId: 'bart', name: 'Bartholomew Featherstonehaugh-Castellanos-Vandersteen' },
];
const written = { ada: 'present', noor: 'absent', bart: 'unmarked', mei: 'late', ines: 'excused' } as const;
const form = { students, written, onWrite };

const markOf = (name: string, mark: string) =>
  within(screen.getByRole('group', { name })).getByRole('radio', { name: mark });

const marks = [{ role: 'group', name: 'Ada Okafor' } as const];

const meta = {
  title: 'Screens/Attendance',
  component: AttendanceScreen,
  parameters: {
    machine: 'schedule/attendance',
    layout: 'fullscreen',
    cameFor: {
      loading: null,
      failed: retry,
      marking: [...marks, button('Save')],
      'saving.underWay': [...marks, button('Saving...')],
      'saving.delayed': [...marks, ...retry],
      rejected: [...marks, button('Save')],
      saved: [...marks, button('Save')],
    } satisfies CameFor<AttendanceView>,
  },
  args: {
    courseId: 'data-analytics',
    course: 'Data Analytics',
    about: 'Morning SQL: predict the rows, Fri, 20 Nov 2026, 08:00 GMT',
  },
} satisfies Meta<typeof AttendanceScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading = { args: { course: '', about: '', view: { state: 'loading' } } } satisfies Story;

export const Failed = {
  args: {
    course: '',
    about: '',
    view: { state: 'failed', message: 'The students could not be loaded. Please try again.', onRetry },
  },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await expect(onRetry).toHaveBeenCalled();
  },
} satisfies Story;

/** §schedule.17: students are marked one by one, or all who are left as present. */
export const Marking = {
  args: { view: { state: 'marking', ...form, onSubmit } },
  play: async () => {
    await expect(markOf('Ada Okafor', 'Present')).toBeChecked();
    await expect(screen.getByText('1 present, 1 late, 1 excused, 1 absent, 1 not marked')).toBeVisible();
    await userEvent.click(markOf('Noor Haddad', 'Not marked'));
    await expect(onWrite).toHaveBeenLastCalledWith({ ...written, noor: 'unmarked' });
    await userEvent.click(screen.getByRole('button', { name: 'Mark the Rest Present' }));
    await expect(onWrite).toHaveBeenLastCalledWith({ ...written, noor: 'present', bart: 'present' });
    await expect(screen.getByText('3 present, 1 late, 1 excused')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(onSubmit).toHaveBeenLastCalledWith({ ...written, noor: 'present', bart: 'present' });
  },
} satisfies Story;

const many = Array.from({ length: 20 }, (_, index) => ({ studentId: `s${index}`, name: `Student ${index + 1}` }));

/** A large course: whoever has marked the first students saves without going to the end of the list. */
export const MarkingMany = {
  args: {
    view: {
      state: 'marking',
      ...form,
      students: many,
      written: Object.fromEntries(many.map(({ studentId }) => [studentId, 'unmarked' as const])),
      onSubmit,
    },
  },
  parameters: {
    specification: '§product.79',
    cameFor: { marking: [{ role: 'group', name: 'Student 1' }, button('Save')] },
  },
  tags: ['no-review'],
} satisfies Story;

export const MarkingNobody = {
  parameters: { cameFor: { marking: [link('Classes')] } },
  args: { view: { state: 'marking', ...form, students: [], written: {}, onSubmit } },
  play: async () => {
    await expect(screen.getByRole('heading', { name: 'No students yet' })).toBeVisible();
  },
} satisfies Story;

export const SavingUnderWay = {
  args: { view: { state: 'saving.underWay', ...form } },
  play: async () => {
    await expect(screen.getByRole('button', { name: 'Saving...' })).toHaveAttribute('aria-busy', 'true');
    await expect(markOf('Ada Okafor', 'Present')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(markOf('Ada Okafor', 'Late'));
    await expect(markOf('Ada Okafor', 'Present')).toBeChecked();
  },
} satisfies Story;

export const SavingDelayed = {
  globals: { viewport: { value: 'w320' } },
  args: {
    view: {
      state: 'saving.delayed',
      ...form,
      onSubmit,
      why: 'The server could not be reached. Check your connection and try again.',
    },
  },
  play: async () => {
    await expect(screen.getByText(/^Not sent yet\./)).toBeVisible();
  },
} satisfies Story;

export const Rejected = {
  args: {
    view: { state: 'rejected', ...form, onSubmit, why: 'Attendance can be marked once the class has begun.' },
  },
  play: async () => {
    await expect(screen.getByRole('alert')).toHaveTextContent('The attendance was not saved');
    await expect(markOf('Noor Haddad', 'Absent')).toBeChecked();
  },
} satisfies Story;

export const Saved = {
  args: { view: { state: 'saved', ...form, onSubmit } },
  play: async () => {
    await expect(screen.getByText('The attendance is saved.')).toBeVisible();
  },
} satisfies Story;
