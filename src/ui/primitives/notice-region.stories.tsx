import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Corner } from './corner.tsx';
import { NoticeRegion } from './notice-region.tsx';

const meta = {
  title: 'Primitives/Notice region',
  component: NoticeRegion,
  decorators: [
    (Story) => (
      <Corner>
        <Story />
      </Corner>
    ),
  ],
  tags: ['autodocs'],
  parameters: {
    usage: {
      use: 'Once, in the corner of the shell. Errors and warnings interrupt, the rest waits its turn.',
      avoid: 'A message that belongs to a place on the page is an Alert.',
      keyboard: "Never takes the focus; each notice's cross is reached by Tab.",
    },
  },
  args: { onDismiss: fn(), notices: [] },
} satisfies Meta<typeof NoticeRegion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One = {
  args: {
    notices: [
      {
        id: '1',
        type: 'success',
        title: 'Enrollment Successful!',
        message: 'You have been enrolled in the course.',
      },
    ],
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(args.onDismiss).toHaveBeenCalledWith('1');
  },
} satisfies Story;

export const EachType = {
  args: {
    notices: [
      { id: '1', type: 'success', title: 'Payment Successful', message: 'Thank you for your purchase!' },
      { id: '2', type: 'error', title: 'Reset failed', message: 'Failed to send reset link. Please try again.' },
      { id: '3', type: 'warning', title: 'Token Invalid', message: 'The provided token is invalid or has expired.' },
      { id: '4', type: 'info', message: 'Link copied.' },
    ],
  },
} satisfies Story;

export const Empty = {
  play: async ({ canvas }) => {
    // A region with a height would move when the first notice arrives.
    const region = canvas.getByRole('region', { name: 'Notifications' });
    await expect(region.getBoundingClientRect().height).toBe(0);
  },
} satisfies Story;

export const LongTextRightToLeft = {
  args: {
    notices: [
      {
        id: '1',
        type: 'error',
        title: 'Enrollment Failed',
        message: 'There was an error enrolling in the course. Please try again.',
      },
    ],
  },
  render: (args) => (
    <div dir="rtl">
      <NoticeRegion {...args} />
    </div>
  ),
} satisfies Story;
