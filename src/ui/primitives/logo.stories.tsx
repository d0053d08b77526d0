import type { Meta, StoryObj } from '@storybook/react-vite';
import { Logo } from './logo.tsx';

const meta = {
  title: 'Primitives/Logo',
  component: Logo,
  tags: ['autodocs'],
  parameters: {
    usage: {
      use: "The product's mark, in the navigation and on the sign-in.",
      avoid: 'As decoration elsewhere.',
      keyboard: 'Takes no focus and no keys.',
    },
  },
  args: { name: 'Student Analytics Platform' },
} satisfies Meta<typeof Logo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithName = {} satisfies Story;

export const MarkAlone = { args: { name: undefined } } satisfies Story;
