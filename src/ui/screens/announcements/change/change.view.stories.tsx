import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { button, type CameFor, retry } from '../../came-for.fixture.ts';
import { expectToFit, longTitle } from '../../extremes.fixture.ts';
import { announcementFields, day, typed } from '../announcement.fixture.tsx';
import { AnnouncementChangeScreen, type AnnouncementChangeView } from './change.view.tsx';

const onSubmit = fn();
const onConfirm = fn();
const onClose = fn();
const form = { ...announcementFields, written: typed, isTold: true, onClose };
const about = { title: typed.title, isTold: true };

const meta = {
  title: 'Screens/Announcement change',
  component: AnnouncementChangeScreen,
  parameters: {
    machine: 'announcements/change',
    layout: 'fullscreen',
    cameFor: {
      closed: null,
      writing: [button('Save')],
      'sending.underWay': [button('Saving...')],
      'sending.delayed': retry,
      rejected: [button('Save')],
      confirming: [button('Delete')],
      removing: [button('Deleting...')],
      notRemoved: retry,
    } satisfies CameFor<AnnouncementChangeView>,
  },
} satisfies Meta<typeof AnnouncementChangeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed = {
  args: { view: { state: 'closed' } },
  play: async () => {
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
} satisfies Story;

export const Writing = {
  parameters: { specification: '§announcements.8' },
  args: { view: { state: 'writing', ...form, onSubmit } },
  play: async () => {
    onSubmit.mockClear();
    const dialog = await screen.findByRole('dialog', { name: 'Edit Announcement' });
    await expect(dialog).toHaveTextContent('Students see it marked as edited.');
    await expect(screen.queryByLabelText('Day')).toBeNull();
    const title = screen.getByLabelText('Title');
    await userEvent.clear(title);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(screen.getByText('Please give it a title.')).toBeVisible();
    await userEvent.type(title, 'Another data set');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(onSubmit).toHaveBeenLastCalledWith({ ...typed, title: 'Another data set' });
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(onClose).toHaveBeenCalled();
  },
} satisfies Story;

export const WritingWaiting = {
  globals: { viewport: { value: 'w320' } },
  args: {
    view: {
      state: 'writing',
      ...form,
      isTold: false,
      written: { ...typed, title: longTitle, when: 'later', day: day.ahead },
      onSubmit,
    },
  },
  play: async () => {
    await expect(await screen.findByText('The students have not been told yet.')).toBeVisible();
    await expect(screen.getByLabelText('Day')).toHaveValue(day.ahead);
    await expectToFit();
  },
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
    await expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
} satisfies Story;

export const Rejected = {
  globals: { viewport: { value: 'w320' } },
  args: {
    view: {
      state: 'rejected',
      ...form,
      onSubmit,
      why: 'A colleague has changed it. Reload the page to see how it reads now.',
    },
  },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('The announcement was not changed');
    await expect(screen.getByLabelText('Text')).toHaveValue(typed.text);
  },
} satisfies Story;

export const Confirming = {
  parameters: { specification: '§announcements.9' },
  args: { view: { state: 'confirming', ...about, onConfirm, onClose } },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Delete Announcement?' });
    await expect(dialog).toHaveTextContent("Emails that went out can't be taken back.");
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await expect(onConfirm).toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Keep It' }));
    await expect(onClose).toHaveBeenCalled();
  },
} satisfies Story;

export const ConfirmingWaiting = {
  args: { view: { state: 'confirming', ...about, isTold: false, onConfirm, onClose } },
  play: async () => {
    await expect(await screen.findByText('The students are not told, and its text is deleted.')).toBeVisible();
  },
} satisfies Story;

export const Removing = {
  args: { view: { state: 'removing', ...about } },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Deleting...' })).toHaveAttribute('aria-busy', 'true');
  },
} satisfies Story;

export const NotRemoved = {
  globals: { viewport: { value: 'w320' } },
  args: {
    view: {
      state: 'notRemoved',
      ...about,
      why: 'There was an error deleting the announcement. Please try again.',
      onConfirm,
      onClose,
    },
  },
  play: async () => {
    await expect(await screen.findByText('The announcement was not deleted')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
} satisfies Story;
