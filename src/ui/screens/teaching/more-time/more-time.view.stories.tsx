import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent } from 'storybook/test';
import { button, type CameFor, retry } from '../../came-for.fixture.ts';
import { expectToFit, longName, longTitle } from '../../extremes.fixture.ts';
import { MoreTimeScreen, type MoreTimeView } from './more-time.view.tsx';
import type { TypedMoreTime } from './more-time-form.ts';

const onSubmit = fn();
const onClose = fn();
const blank: TypedMoreTime = {
  who: 'everyone',
  students: [],
  day: '',
  time: '23:59',
  zone: 'Europe/London',
  reason: '',
};
const students = [
  { id: 'leila', name: 'Leila Haidari', due: 'Wed, 2 Dec 2026, 09:00 GMT' },
  { id: 'marek', name: 'Marek Nowak', due: 'Wed, 11 Nov 2026, 09:00 GMT' },
];
const form = {
  about: 'Sales report',
  isForOne: false,
  students,
  written: blank,
  zone: 'Day and time are in Europe/London.',
  momentOf: ({ day, time }: TypedMoreTime) => Date.parse(`${day}T${time}Z`),
  after: Date.parse('2026-11-20T09:00:00Z'),
  latest: Date.parse('2027-11-20T09:00:00Z'),
  preview: ({ day, time }: TypedMoreTime) =>
    day === '' ? undefined : `Everyone who has not submitted: due ${day}, ${time}, unless it is due later already.`,
  onClose,
};
const one = {
  ...form,
  about: 'Sales report, Marek Nowak',
  due: 'Wed, 11 Nov 2026, 09:00 GMT',
  isForOne: true,
  students: [],
  written: { ...blank, time: '09:00' },
  preview: ({ day }: TypedMoreTime) =>
    day === '' ? undefined : `Marek Nowak: due ${day}, 09:00 GMT instead of Wed, 11 Nov 2026, 09:00 GMT.`,
};
const typed: TypedMoreTime = { ...blank, day: '2026-12-09', time: '17:00', reason: 'The data set was corrected.' };

const meta = {
  title: 'Screens/More time',
  component: MoreTimeScreen,
  parameters: {
    machine: 'teaching/more-time',
    layout: 'fullscreen',
    cameFor: {
      closed: null,
      writing: [button('Give More Time')],
      'sending.underWay': [button('Sending...')],
      'sending.delayed': retry,
      rejected: [button('Give More Time')],
    } satisfies CameFor<MoreTimeView>,
  },
} satisfies Meta<typeof MoreTimeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const send = () => screen.getByRole('button', { name: 'Give More Time' });
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

export const Closed = {
  args: { view: { state: 'closed' } },
  play: async () => {
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
} satisfies Story;

export const Writing = {
  parameters: { specification: '§teaching.67' },
  args: { view: { state: 'writing', ...form, onSubmit } },
  play: async () => {
    onSubmit.mockClear();
    await screen.findByRole('dialog', { name: 'Give More Time' });
    await userEvent.click(send());
    await expect(screen.getByText('Please choose the new due date.')).toBeVisible();
    await expect(screen.getByText('Please give a reason: the students read it.')).toBeVisible();
    await type('New due date', '2026-11-20');
    await type('Time', '09:00');
    await expect(await screen.findByText('Choose a future date.')).toBeVisible();
    await type('New due date', '2027-11-21');
    await expect(await screen.findByText('Please choose a date within a year.')).toBeVisible();
    await type('New due date', typed.day);
    await type('Time', '');
    await expect(await screen.findByText('Please choose the time.')).toBeVisible();
    await type('Time', typed.time);
    await expect(await screen.findByText(/^Everyone who has not submitted: due 2026-12-09, 17:00/)).toBeVisible();
    await userEvent.type(screen.getByLabelText('Reason'), typed.reason);
    await userEvent.click(send());
    await expect(onSubmit).toHaveBeenLastCalledWith(typed);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(onClose).toHaveBeenCalled();
  },
} satisfies Story;

/** Some of the students in the grid are chosen. */
export const WritingChosen = {
  args: { view: { state: 'writing', ...form, written: typed, onSubmit } },
  play: async () => {
    onSubmit.mockClear();
    await userEvent.click(await screen.findByRole('radio', { name: 'Students I choose' }));
    await userEvent.click(send());
    await expect(await screen.findByText('Please choose a student.')).toBeVisible();
    await expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('checkbox', { name: /^Marek Nowak, due / }));
    await userEvent.click(send());
    await expect(onSubmit).toHaveBeenLastCalledWith({ ...typed, who: 'chosen', students: ['marek'] });
  },
} satisfies Story;

/** From the cell of a student. */
export const WritingOne = {
  args: { view: { state: 'writing', ...one, after: Date.parse('2026-12-01T09:00:00Z'), onSubmit } },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Give More Time' });
    await expect(dialog).toHaveTextContent('The due date is Wed, 11 Nov 2026, 09:00 GMT.');
    await expect(screen.queryByRole('radio')).toBeNull();
    await type('New due date', '2026-12-01');
    await userEvent.click(send());
    await expect(await screen.findByText('Choose a future date after the due date.')).toBeVisible();
    await expect(screen.getByText('Please give a reason: the student reads it.')).toBeVisible();
    await type('New due date', '2026-12-02');
    await expect(await screen.findByText(/^Marek Nowak: due 2026-12-02/)).toBeVisible();
  },
} satisfies Story;

/** Clocks go forward over this time. */
export const WritingSkippedTime = {
  args: { view: { state: 'writing', ...one, written: typed, momentOf: () => Number.NaN, onSubmit } },
  play: async () => {
    await screen.findByRole('dialog');
    await userEvent.click(send());
    await expect(await screen.findByText('Clocks skip this time on that day.')).toBeVisible();
  },
} satisfies Story;

export const WritingLong = {
  globals: { viewport: { value: 'w320' } },
  args: {
    view: {
      state: 'writing',
      ...form,
      about: longTitle,
      written: { ...typed, who: 'chosen' },
      students: students.map((student) => ({ ...student, name: longName })),
      onSubmit,
    },
  },
  play: expectToFit,
} satisfies Story;

export const SendingUnderWay = {
  args: { view: { state: 'sending.underWay', ...form, written: typed } },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Sending...' })).toHaveAttribute('aria-busy', 'true');
  },
} satisfies Story;

export const SendingDelayed = {
  args: {
    view: {
      state: 'sending.delayed',
      ...form,
      written: typed,
      onSubmit,
      why: 'The server could not be reached. Check your connection and try again.',
    },
  },
  play: async () => {
    onSubmit.mockClear();
    await expect(await screen.findByText(/^Not sent yet\./)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await expect(onSubmit).toHaveBeenCalledWith(typed);
  },
} satisfies Story;

export const Rejected = {
  args: {
    view: {
      state: 'rejected',
      ...form,
      written: typed,
      onSubmit,
      why: 'There is nobody who still has to submit it.',
    },
  },
  play: async () => {
    const alert = await screen.findByRole('alert');
    await expect(alert).toHaveTextContent('Nobody got more time');
    await expect(alert).toHaveTextContent('There is nobody who still has to submit it.');
    await expect(screen.getByLabelText('Reason')).toHaveValue(typed.reason);
  },
} satisfies Story;
