import type { Meta, StoryObj } from '@storybook/react-vite';
import { BackLink } from './back-link.tsx';
import { inBothDirections, states } from './story-frames.tsx';

const meta = {
  title: 'Primitives/Back link',
  component: BackLink,
  tags: ['autodocs'],
  parameters: {
    usage: {
      use: "The way up, above a page's heading; PageHeader places it.",
      avoid: 'For other ways on use Link or LinkButton.',
      keyboard: 'Tab reaches it, Enter follows it.',
    },
  },
  args: { to: '/dashboard', children: 'Back to Dashboard' },
} satisfies Meta<typeof BackLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default = {} satisfies Story;

export const States = { ...states() } satisfies Story;

export const LongTextBothDirections = {
  args: { children: 'Back to all the courses that you are enrolled in' },
  decorators: [inBothDirections],
} satisfies Story;
