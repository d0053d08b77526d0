import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download, Plus } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { wrap } from 'styled-system/patterns';
import { Button } from './button.tsx';

const meta = { component: Button, args: { children: 'Enroll Now', onClick: fn() } } satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Enroll Now' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
} satisfies Story;

export const Variants = {
  render: () => (
    <div className={wrap({ gap: '3', alignItems: 'center' })}>
      <Button>Pay Now</Button>
      <Button variant="secondary" icon={<Download />}>
        Download Materials
      </Button>
      <Button variant="ghost">Dismiss</Button>
      <Button variant="danger">Remove photo</Button>
      <Button disabled>Already Enrolled</Button>
    </div>
  ),
} satisfies Story;

export const Sizes = {
  render: () => (
    <div className={wrap({ gap: '3', alignItems: 'center' })}>
      <Button size="sm" icon={<Plus />}>
        Small
      </Button>
      <Button>Medium</Button>
      <Button size="lg">Large</Button>
    </div>
  ),
} satisfies Story;

export const Busy = {
  args: { children: 'Sign In', busy: true, busyLabel: 'Signing in...' },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Signing in...' });
    await userEvent.click(button);
    await expect(button).toHaveFocus();
    await expect(args.onClick).not.toHaveBeenCalled();
  },
} satisfies Story;
