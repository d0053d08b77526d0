import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { button, type CameFor, retry } from '../../came-for.fixture.ts';
import { expectToFit, longName, longTitle } from '../../extremes.fixture.ts';
import { ExcuseScreen, type ExcuseView } from './excuse.view.tsx';

const onSubmit = fn();
const onConfirm = fn();
const onClose = fn();
const about = 'Sales report, Marek Nowak';
const typed = { reason: 'You were ill.' };
const form = { about, written: { reason: '' }, onClose };
const given = { about, given: 'Excused by Sarah Chen on 16 November 2026', reason: 'You were ill.' };

const meta = {
  title: 'Screens/Excuse',
  component: ExcuseScreen,
  parameters: {
    machine: 'teaching/excuse',
    layout: 'fullscreen',
    cameFor: {
      closed: null,
      writing: [button('Excuse Student')],
      'sending.underWay': [button('Sending...')],
      'sending.delayed': retry,
      rejected: [button('Excuse Student')],
      confirming: [button('Remove Excuse')],
      removing: [button('Removing...')],
      notRemoved: retry,
    } satisfies CameFor<ExcuseView>,
  },
} satisfies Meta<typeof ExcuseScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed = {
  args: { view: { state: 'closed' } },
  play: async () => {
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
} satisfies Story;

export const Writing = {
  parameters: { specification: '§teaching.78' },
  args: { view: { state: 'writing', ...form, onSubmit } },
  play: async () => {
    onSubmit.mockClear();
    const dialog = await screen.findByRole('dialog', { name: 'Excuse Student' });
    await expect(dialog).toHaveTextContent(about);
    const reason = screen.getByLabelText('Reason');
    await expect(reason).toHaveFocus();
    await userEvent.type(reason, '  ');
    await userEvent.click(screen.getByRole('button', { name: 'Excuse Student' }));
    await expect(screen.getByText('Please give a reason: the student reads it.')).toBeVisible();
    await userEvent.clear(reason);
    await userEvent.click(reason);
    await userEvent.paste('x'.repeat(501));
    await expect(await screen.findByText('Please keep your reason under 500 characters.')).toBeVisible();
    await userEvent.clear(reason);
    await userEvent.type(reason, ` ${typed.reason} `);
    await userEvent.click(screen.getByRole('button', { name: 'Excuse Student' }));
    await expect(onSubmit).toHaveBeenLastCalledWith(typed);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(onClose).toHaveBeenCalled();
  },
} satisfies Story;

export const WritingLong = {
  globals: { viewport: { value: 'w320' } },
  args: { view: { state: 'writing', ...form, about: `${longTitle}, ${longName}`, written: typed, onSubmit } },
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
      why: 'The student has submitted it. Reload the page to open the submission.',
    },
  },
  play: async () => {
    const alert = await screen.findByRole('alert');
    await expect(alert).toHaveTextContent('The student was not excused');
    await expect(alert).toHaveTextContent('Reload the page to open the submission.');
    await expect(screen.getByLabelText('Reason')).toHaveValue(typed.reason);
  },
} satisfies Story;

export const Confirming = {
  parameters: { specification: '§teaching.78' },
  args: { view: { state: 'confirming', ...given, onConfirm, onClose } },
  play: async () => {
    onClose.mockClear();
    const dialog = await screen.findByRole('dialog', { name: 'Remove Excuse?' });
    await expect(dialog).toHaveTextContent('Excused by Sarah Chen on 16 November 2026: You were ill.');
    await expect(screen.getByRole('button', { name: 'Keep It' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Remove Excuse' }));
    await expect(onConfirm).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Keep It' }));
    await expect(onClose).toHaveBeenCalledOnce();
  },
} satisfies Story;

export const ConfirmingLong = {
  globals: { viewport: { value: 'w320' } },
  args: {
    view: {
      state: 'confirming',
      about: `${longTitle}, ${longName}`,
      given: `Excused by ${longName} on 16 November 2026`,
      reason: 'You were ill when the data set came out, for longer than anyone could know. '.repeat(6),
      onConfirm,
      onClose,
    },
  },
  play: expectToFit,
} satisfies Story;

export const Removing = {
  args: { view: { state: 'removing', ...given } },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Removing...' })).toHaveAttribute('aria-busy', 'true');
    await expect(screen.queryByRole('button', { name: 'Keep It' })).toBeNull();
  },
} satisfies Story;

export const NotRemoved = {
  args: { view: { state: 'notRemoved', ...given, onConfirm, onClose, why: 'Please try again.' } },
  play: async () => {
    onConfirm.mockClear();
    await expect(await screen.findByRole('alert')).toHaveTextContent('The student is still excusedPlease try again.');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await expect(onConfirm).toHaveBeenCalledOnce();
  },
} satisfies Story;
