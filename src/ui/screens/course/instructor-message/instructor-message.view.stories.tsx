import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { InstructorMessageScreen } from './instructor-message.view.tsx';

const onSubmit = fn();
const onClose = fn();
const open = { recipient: 'Dr. Sarah Chen', onClose };

const meta = {
  title: 'Screens/Instructor message',
  component: InstructorMessageScreen,
  parameters: { machine: 'course/instructor-message', layout: 'fullscreen' },
} satisfies Meta<typeof InstructorMessageScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed = {
  args: { view: { state: 'closed' } },
  play: async () => {
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
} satisfies Story;

export const Writing = {
  args: { view: { state: 'writing', onSubmit, ...open } },
  play: async () => {
    await screen.findByRole('dialog', { name: 'Contact Instructor' });
    await userEvent.click(screen.getByRole('button', { name: 'Send Message' }));
    await expect(screen.getByText('Please write a message.')).toBeVisible();
    await expect(onSubmit).not.toHaveBeenCalled();
    const message = screen.getByLabelText('Message');
    await userEvent.type(message, 'See invoice\u202efdp.exe');
    await expect(await screen.findByText(/hidden character/)).toBeVisible();
    await userEvent.clear(message);
    await userEvent.type(message, 'Do I need SQL before I start?');
    await userEvent.click(screen.getByRole('button', { name: 'Send Message' }));
    await expect(onSubmit).toHaveBeenCalledWith('Do I need SQL before I start?');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(onClose).toHaveBeenCalled();
  },
} satisfies Story;

export const Sending = {
  args: { view: { state: 'sending', ...open } },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Sending...' })).toHaveAttribute('aria-busy', 'true');
  },
} satisfies Story;

export const Rejected = {
  args: { view: { state: 'rejected', reason: 'Too many messages. Please try again in a minute.', onSubmit, ...open } },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Please try again in a minute.');
  },
} satisfies Story;
