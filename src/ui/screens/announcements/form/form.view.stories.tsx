import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { button, type CameFor, field, retry } from '../../came-for.fixture.ts';
import { announcementFields, day, typed } from '../announcement.fixture.tsx';
import { AnnouncementFormScreen, type AnnouncementFormView } from './form.view.tsx';

const onSubmit = fn();
const onUndo = fn();
const onAnother = fn();
const written = typed;
const form = announcementFields;
const told = 'The students are told in half a minute.';

const meta = {
  title: 'Screens/Announcement form',
  component: AnnouncementFormScreen,
  parameters: {
    machine: 'announcements/form',
    cameFor: {
      writing: [field('Title'), button('Announce')],
      'sending.underWay': [button('Sending...')],
      'sending.delayed': retry,
      rejected: [field('Title'), button('Announce')],
      sent: [button('Undo')],
      undoing: [button('Undoing...')],
      notUndone: retry,
      told: [button('Write Another')],
    } satisfies CameFor<AnnouncementFormView>,
  },
} satisfies Meta<typeof AnnouncementFormScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Writing = {
  args: { view: { state: 'writing', ...form, onSubmit } },
  play: async () => {
    onSubmit.mockClear();
    const send = screen.getByRole('button', { name: 'Announce' });
    await userEvent.click(send);
    await expect(screen.getByText('Please give it a title.')).toBeVisible();
    await expect(screen.getByText('Please write what the students should know.')).toBeVisible();
    await expect(screen.getByLabelText('Title')).toHaveFocus();
    await userEvent.type(screen.getByLabelText('Title'), written.title);
    await userEvent.type(screen.getByLabelText('Text'), written.text);
    await userEvent.click(screen.getByText('Preview'));
    await expect(screen.getByText(`As seen: ${written.text}`)).toBeVisible();
    await userEvent.click(send);
    await expect(onSubmit).toHaveBeenCalledWith(written);
  },
} satisfies Story;

export const WritingForLater = {
  parameters: { specification: '§announcements.7' },
  args: { view: { state: 'writing', ...form, written: { ...written, when: 'later' }, onSubmit } },
  play: async () => {
    onSubmit.mockClear();
    const send = screen.getByRole('button', { name: 'Announce' });
    await userEvent.clear(screen.getByLabelText('Time'));
    await userEvent.click(send);
    await expect(screen.getByText('Please choose the day.')).toBeVisible();
    await expect(screen.getByText('Please choose the time.')).toBeVisible();
    await userEvent.type(screen.getByLabelText('Time'), '09:00');
    await userEvent.type(screen.getByLabelText('Day'), day.past);
    await userEvent.click(send);
    await expect(await screen.findByText('Choose a day and a time in the future.')).toBeVisible();
    await userEvent.clear(screen.getByLabelText('Day'));
    await userEvent.type(screen.getByLabelText('Day'), day.tooFar);
    await expect(await screen.findByText('Please choose a day within 60 days.')).toBeVisible();
    await userEvent.clear(screen.getByLabelText('Day'));
    await userEvent.type(screen.getByLabelText('Day'), day.ahead);
    await userEvent.click(send);
    await expect(onSubmit).toHaveBeenCalledWith({ ...written, when: 'later', day: day.ahead });
  },
} satisfies Story;

export const SendingUnderWay = {
  args: { view: { state: 'sending.underWay', ...form, written } },
  play: async () => {
    await expect(screen.getByRole('button', { name: 'Sending...' })).toHaveAttribute('aria-busy', 'true');
  },
} satisfies Story;

export const SendingDelayed = {
  args: {
    view: {
      state: 'sending.delayed',
      ...form,
      written,
      onSubmit,
      why: 'The server could not be reached. Check your connection and try again.',
    },
  },
  play: async () => {
    await expect(screen.getByText(/^Not sent yet\./)).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
} satisfies Story;

export const Rejected = {
  globals: { viewport: { value: 'w320' } },
  args: {
    view: {
      state: 'rejected',
      ...form,
      written,
      onSubmit,
      why: 'This course has had 10 announcements in a day. Please go on tomorrow.',
    },
  },
  play: async () => {
    await expect(screen.getByRole('alert')).toHaveTextContent('Your announcement was not sent');
    await expect(screen.getByLabelText('Text')).toHaveValue(written.text);
  },
} satisfies Story;

export const Sent = {
  args: { view: { state: 'sent', told, onUndo, onAnother } },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await expect(onUndo).toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Write Another' }));
    await expect(onAnother).toHaveBeenCalled();
  },
} satisfies Story;

export const Undoing = {
  args: { view: { state: 'undoing', told } },
  play: async () => {
    await expect(screen.getByRole('button', { name: 'Undoing...' })).toHaveAttribute('aria-busy', 'true');
  },
} satisfies Story;

export const NotUndone = {
  globals: { viewport: { value: 'w320' } },
  args: {
    view: { state: 'notUndone', told, why: 'There was an error undoing it. Please try again.', onUndo, onAnother },
  },
  play: async () => {
    onUndo.mockClear();
    await expect(screen.getByText('Your announcement was not undone')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await expect(onUndo).toHaveBeenCalled();
  },
} satisfies Story;

export const Told = {
  args: { view: { state: 'told', told: 'The students are told now.', onAnother } },
  play: async () => {
    await expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Write Another' }));
    await expect(onAnother).toHaveBeenCalled();
  },
} satisfies Story;
