import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { button, type CameFor, retry, textbox } from '../../came-for.fixture.ts';
import { expectToFit, longName } from '../../extremes.fixture.ts';
import { RosterMessageScreen, type RosterMessageView } from './roster-message.view.tsx';

const onSubmit = fn();
const onWrite = fn();
const onClose = fn();
const text = 'Module two has a **new** exercise.';
const names = ['Leila Haidari', 'Marek Nowak'];
const form = { names, isForOne: false, written: text, onWrite, onClose };
const dialog = async (name = 'Message Students') => within(await screen.findByRole('dialog', { name }));

const writing = [textbox('Message'), button('Send')];

const meta = {
  title: 'Screens/Roster message',
  component: RosterMessageScreen,
  parameters: {
    machine: 'teaching/roster-message',
    layout: 'fullscreen',
    cameFor: {
      closed: null,
      writing,
      'sending.underWay': [button('Sending...')],
      'sending.delayed': retry,
      rejected: writing,
      sent: [button('Close')],
    } satisfies CameFor<RosterMessageView>,
  },
} satisfies Meta<typeof RosterMessageScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed = {
  args: { view: { state: 'closed' } },
  play: async () => {
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
} satisfies Story;

export const Writing = {
  args: { view: { state: 'writing', ...form, written: undefined, onSubmit } },
  play: async () => {
    const opened = await dialog();
    await expect(opened.getByText('To Leila Haidari, Marek Nowak')).toBeVisible();
    await userEvent.click(opened.getByRole('button', { name: 'Send' }));
    await expect(opened.getByText('Please write a message.')).toBeVisible();
    await expect(opened.getByLabelText('Message')).toHaveFocus();
    await userEvent.type(opened.getByLabelText('Message'), `  ${text}`);
    await expect(onWrite).toHaveBeenLastCalledWith(`  ${text}`);
    await userEvent.click(opened.getByRole('button', { name: 'Send' }));
    await expect(onSubmit).toHaveBeenCalledWith(text);
  },
} satisfies Story;

export const WritingToOne = {
  args: { view: { state: 'writing', ...form, names: ['Leila Haidari'], isForOne: true, onSubmit } },
  play: async () => {
    const opened = await dialog('Message Student');
    await expect(opened.getByText('To Leila Haidari')).toBeVisible();
    await expect(opened.queryByText(/other recipients/)).toBeNull();
  },
} satisfies Story;

export const WritingToMany = {
  globals: { viewport: { value: 'w320' } },
  args: { view: { state: 'writing', ...form, names: Array.from({ length: 200 }, () => longName), onSubmit } },
  play: async () => {
    await expect((await dialog()).getByText(/ and 195 more$/)).toBeVisible();
    await expectToFit();
  },
} satisfies Story;

export const SendingUnderWay = {
  args: { view: { state: 'sending.underWay', ...form } },
  play: async () => {
    const opened = await dialog();
    await expect(opened.getByRole('button', { name: 'Sending...' })).toHaveAttribute('aria-busy', 'true');
    await expect(opened.getByLabelText('Message')).toHaveAttribute('readonly');
  },
} satisfies Story;

export const SendingDelayed = {
  args: { view: { state: 'sending.delayed', ...form, onSubmit, why: 'The server could not be reached.' } },
  play: async () => {
    const opened = await dialog();
    await expect(opened.getByText(/^Not sent yet\./)).toBeVisible();
    await userEvent.click(opened.getByRole('button', { name: 'Retry' }));
    await expect(onSubmit).toHaveBeenCalledWith(text);
  },
} satisfies Story;

export const Rejected = {
  globals: { viewport: { value: 'w320' } },
  args: {
    view: {
      state: 'rejected',
      ...form,
      names: ['Leila Haidari'],
      missing: ['Marek Nowak'],
      onSubmit,
      why: 'One of them is not in this course any more, so nobody got the message.',
    },
  },
  play: async () => {
    const opened = await dialog();
    await expect(opened.getByRole('alert')).toHaveTextContent(/so nobody got the message\. Left out: Marek Nowak\./);
    await expect(opened.getByText('To Leila Haidari')).toBeVisible();
    await expect(opened.getByLabelText('Message')).toHaveValue(text);
    await expect(opened.getByRole('button', { name: 'Send' })).toBeVisible();
  },
} satisfies Story;

export const RejectedNobodyLeft = {
  parameters: { cameFor: { rejected: [button('Cancel')] } },
  args: { view: { state: 'rejected', ...form, names: [], missing: names, onSubmit, why: 'No.' } },
  play: async () => {
    const opened = await dialog();
    await expect(opened.getByText('Nobody is left to write to.')).toBeVisible();
    await expect(opened.queryByRole('button', { name: 'Retry' })).toBeNull();
  },
} satisfies Story;

export const Sent = {
  args: { view: { state: 'sent', isForOne: false, count: 2, messagesTo: '/messages', onClose } },
  play: async () => {
    const opened = await dialog();
    await expect(opened.getByText('Sent to 2 students')).toBeVisible();
    await userEvent.click(opened.getByRole('button', { name: 'Close' }));
    await expect(onClose).toHaveBeenCalled();
  },
} satisfies Story;
