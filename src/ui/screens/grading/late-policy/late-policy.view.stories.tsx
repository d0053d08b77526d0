import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { button, type CameFor, retry } from '../../came-for.fixture.ts';
import { expectToFit, longName, longTitle } from '../../extremes.fixture.ts';
import { LatePolicyScreen, type LatePolicyView } from './late-policy.view.tsx';
import type { TypedLatePolicy } from './late-policy-form.ts';

const onSubmit = fn();
const onClose = fn();
const onRetry = fn();
const onWrite = fn();
const typed: TypedLatePolicy = { whose: 'own', graceMinutes: '15', percentPerDay: '10', floor: '50', lastDay: '7' };
const about = 'Question log';
const form = {
  about,
  written: typed,
  choices: {
    course: 'As in the course: 20% off per day, taken for 3 days.',
    own: 'This assignment has its own policy',
  },
  hasCoursePolicy: true,
  changed: 'Last changed by Tomas Lind on Wed, 18 Nov 2026, 09:30 GMT.',
  onWrite,
  onClose,
};
const preview = {
  text: 'Of 42 submissions 5 are late: 3 would lose 10, 2 would lose 20.',
  students: ['Leila Haidari, Question log: 20', 'Marek Nowak, Question log: 20', 'Ada Okafor, Question log: 10'],
};

const meta = {
  title: 'Screens/Late policy',
  component: LatePolicyScreen,
  parameters: {
    machine: 'grading/late-policy',
    layout: 'fullscreen',
    cameFor: {
      closed: null,
      loading: null,
      failed: retry,
      writing: [button('Preview')],
      'previewing.underWay': [button('Loading...')],
      'previewing.failed': [button('Preview')],
      confirming: [{ role: 'status', name: 'Preview' }, button('Save Policy')],
      'sending.underWay': [button('Saving...')],
      'sending.delayed': retry,
      rejected: [button('Preview')],
      outdated: [button('Preview')],
    } satisfies CameFor<LatePolicyView>,
  },
} satisfies Meta<typeof LatePolicyScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const send = (name: string) => userEvent.click(screen.getByRole('button', { name }));

export const Closed = {
  args: { view: { state: 'closed' } },
  play: async () => {
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
} satisfies Story;

export const Loading = {
  args: { view: { state: 'loading', about, onClose } },
  play: async () => {
    await expect(await screen.findByText('Loading...')).toBeVisible();
  },
} satisfies Story;

export const Failed = {
  args: { view: { state: 'failed', about, why: 'Please try again.', onClose, onRetry } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    await expect(onRetry).toHaveBeenCalled();
  },
} satisfies Story;

export const Writing = {
  parameters: { specification: '§teaching.103' },
  args: { view: { state: 'writing', ...form, onSubmit } },
  play: async () => {
    onSubmit.mockClear();
    await screen.findByRole('dialog', { name: 'Late Policy' });
    const days = screen.getByLabelText('Days late work is taken');
    for (const [wrong, most] of [
      ['Grace period in minutes', '1,440'],
      ['Percent off per day', '100'],
      ['Lowest grade left, in percent', '100'],
      ['Days late work is taken', '60'],
    ] as const) {
      const field = screen.getByLabelText(wrong);
      const before = (field as HTMLInputElement).value; // the label is of an input
      await userEvent.clear(field);
      await userEvent.type(field, '1441');
      await send('Preview');
      await expect(await screen.findByText(`Enter a whole number from 0 to ${most}.`)).toBeVisible();
      await userEvent.clear(field);
      await userEvent.type(field, before);
    }
    await userEvent.clear(days);
    await userEvent.type(days, '60');
    await expect(onSubmit).not.toHaveBeenCalled();
    await send('Preview');
    await expect(onSubmit).toHaveBeenLastCalledWith({ ...typed, lastDay: '60' });
    await expect(onWrite).toHaveBeenLastCalledWith({ ...typed, lastDay: '60' });
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(onClose).toHaveBeenCalled();
  },
} satisfies Story;

/** The numbers of an own policy do not count, whatever they are. */
export const WritingAsInCourse = {
  args: { view: { state: 'writing', ...form, written: { ...typed, floor: 'half' }, onSubmit } },
  play: async () => {
    await userEvent.click(await screen.findByRole('radio', { name: /^As in the course: 20% off per day/ }));
    await expect(screen.queryByLabelText('Percent off per day')).toBeNull();
    await send('Preview');
    await expect(onSubmit).toHaveBeenLastCalledWith({ ...typed, whose: 'course', floor: 'half' });
  },
} satisfies Story;

/** Where late work is not taken, there is nothing to preview. */
export const WritingNotTaken = {
  parameters: { cameFor: { writing: [button('Save Policy')] } },
  args: {
    view: {
      state: 'writing',
      ...form,
      about: 'The whole course',
      written: { ...typed, whose: 'course' },
      choices: { course: 'Is not taken', own: 'Is taken' },
      hasCoursePolicy: false,
      onSubmit,
    },
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('radio', { name: 'Is taken' }));
    await expect(screen.getByRole('button', { name: 'Preview' })).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'Is not taken' }));
    await send('Save Policy');
    await expect(onSubmit).toHaveBeenLastCalledWith({ ...typed, whose: 'course' });
  },
} satisfies Story;

export const WritingLong = {
  globals: { viewport: { value: 'w320' } },
  args: { view: { state: 'writing', ...form, about: longTitle, onSubmit } },
  play: expectToFit,
} satisfies Story;

export const PreviewingUnderWay = {
  args: { view: { state: 'previewing.underWay', ...form } },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Loading...' })).toHaveAttribute('aria-busy', 'true');
  },
} satisfies Story;

export const PreviewingFailed = {
  args: { view: { state: 'previewing.failed', ...form, onSubmit, why: 'Please try again.' } },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('The preview could not be loaded');
    await expect(screen.getByLabelText('Percent off per day')).toHaveValue('10');
  },
} satisfies Story;

export const Confirming = {
  parameters: { specification: '§teaching.101' },
  args: { view: { state: 'confirming', ...form, preview, onSubmit } },
  play: async () => {
    const status = await screen.findByText(preview.text);
    await expect(status).toBeVisible();
    await expect(screen.getByText('Leila Haidari, Question log: 20')).toBeVisible();
    await send('Save Policy');
    await expect(onSubmit).toHaveBeenLastCalledWith(typed);
  },
} satisfies Story;

export const ConfirmingLong = {
  globals: { viewport: { value: 'w320' } },
  args: {
    view: {
      state: 'confirming',
      ...form,
      preview: { ...preview, students: [`${longName}, ${longTitle}: 20`] },
      onSubmit,
    },
  },
  play: expectToFit,
} satisfies Story;

export const SendingUnderWay = {
  args: { view: { state: 'sending.underWay', ...form } },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Saving...' })).toHaveAttribute('aria-busy', 'true');
  },
} satisfies Story;

export const SendingDelayed = {
  args: {
    view: {
      state: 'sending.delayed',
      ...form,
      onSubmit,
      why: 'The server could not be reached. Check your connection and try again.',
    },
  },
  play: async () => {
    await expect(await screen.findByText(/^Not sent yet\./)).toBeVisible();
    await send('Retry');
    await expect(onSubmit).toHaveBeenLastCalledWith(typed);
  },
} satisfies Story;

export const Rejected = {
  args: { view: { state: 'rejected', ...form, onSubmit, why: 'You do not teach this course.' } },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('The policy was not saved');
    await expect(screen.getByLabelText('Percent off per day')).toHaveValue('10');
  },
} satisfies Story;

export const Outdated = {
  parameters: { specification: '§teaching.104' },
  args: {
    view: {
      state: 'outdated',
      ...form,
      onSubmit,
      why: 'Tomas Lind has changed this policy, so yours was not saved. Now it is: late work is not taken. What you typed is kept below.',
    },
  },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Tomas Lind has changed this policy');
    await expect(screen.getByLabelText('Percent off per day')).toHaveValue('10');
  },
} satisfies Story;
