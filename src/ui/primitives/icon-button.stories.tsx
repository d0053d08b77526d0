import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChevronRight } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { wrap } from 'styled-system/patterns';
import { IconButton } from './icon-button.tsx';
import { states } from './story-frames.tsx';

const meta = {
  title: 'Primitives/Icon button',
  component: IconButton,
  tags: ['autodocs'],
  parameters: {
    usage: {
      use: 'An action whose icon everyone knows: close, next month.',
      avoid: 'Where the icon needs explaining use Button with a word.',
      keyboard: 'Tab reaches it, Enter or Space presses it; its name is heard and is its tooltip.',
    },
  },
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

export const States = { ...states({ Disabled: { disabled: true } }) } satisfies Story;

export const Sizes = {
  render: (args) => (
    <div className={wrap({ gap: '3', alignItems: 'center' })}>
      <IconButton {...args} size="sm" />
      <IconButton {...args} />
      <IconButton {...args} size="lg" />
    </div>
  ),
} satisfies Story;
