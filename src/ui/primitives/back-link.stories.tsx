import type { Meta, StoryObj } from '@storybook/react-vite';
import { BackLink } from './back-link.tsx';

const meta = {
  component: BackLink,
  args: { to: '/dashboard', children: 'Back to Dashboard' },
} satisfies Meta<typeof BackLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default = {} satisfies Story;
