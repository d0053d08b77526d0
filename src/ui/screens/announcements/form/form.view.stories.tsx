import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { button, type CameFor, field, retry } from '../../came-for.fixture.ts';
import { AnnouncementFormScreen, type AnnouncementFormView } from './form.view.tsx';

const onSubmit = fn();
const onAnother = fn();
const written = { title: 'A new data set', text: 'Please load it again.' };

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
      sent: [button('Write Another')],
    } satisfies CameFor<AnnouncementFormView>,
  },
} satisfies Meta<typeof AnnouncementFormScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Writing = {
  args: { view: { state: 'writing', onSubmit } },
  play: async () => {
    const send = screen.getByRole('button', { name: 'Announce' });
    await userEvent.click(send);
    await expect(screen.getByText('Please give it a title.')).toBeVisible();
    await expect(screen.getByText('Please write what the students should know.')).toBeVisible();
    await expect(screen.getByLabelText('Title')).toHaveFocus();
    await userEvent.type(screen.getByLabelText('Title'), written.title);
    await userEvent.type(screen.getByLabelText('Text'), written.text);
    await userEvent.click(send);
    await expect(onSubmit).toHaveBeenCalledWith(written);
  },
} satisfies Story;

export const SendingUnderWay = {
  args: { view: { state: 'sending.underWay', written } },
  play: async () => {
    await expect(screen.getByRole('button', { name: 'Sending...' })).toHaveAttribute('aria-busy', 'true');
  },
} satisfies Story;

export const SendingDelayed = {
  args: {
    view: {
      state: 'sending.delayed',
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
  args: { view: { state: 'sent', onAnother } },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Write Another' }));
    await expect(onAnother).toHaveBeenCalled();
  },
} satisfies Story;
