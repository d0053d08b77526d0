import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Corner } from '../../../primitives/corner.tsx';
import { button, type CameFor, region } from '../../came-for.fixture.ts';
import { NoticesScreen, type NoticesView } from './notices.view.tsx';

const onDismiss = fn();

const meta = {
  title: 'Screens/Notices',
  component: NoticesScreen,
  decorators: [
    (Story) => (
      <Corner>
        <Story />
      </Corner>
    ),
  ],
  parameters: {
    machine: 'shell/notices',
    cameFor: {
      quiet: null,
      showing: [region('Notifications'), button(/dismiss/i)],
    } satisfies CameFor<NoticesView>,
  },
} satisfies Meta<typeof NoticesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Quiet = { args: { view: { state: 'quiet' } } } satisfies Story;

export const Showing = {
  args: {
    view: {
      state: 'showing',
      onDismiss,
      notice: {
        id: 'notice-1',
        type: 'success',
        title: 'Enrollment Successful!',
        message: 'You have been enrolled in the course.',
      },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /dismiss/i }));
    await expect(onDismiss).toHaveBeenCalledOnce();
  },
} satisfies Story;
