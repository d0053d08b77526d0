import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChevronRight } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { IconButton } from './icon-button.tsx';

const meta = {
  component: IconButton,
  args: { label: 'Next month', icon: <ChevronRight aria-hidden />, onClick: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ghost = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next month' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
} satisfies Story;

export const Secondary = { args: { variant: 'secondary' } } satisfies Story;
