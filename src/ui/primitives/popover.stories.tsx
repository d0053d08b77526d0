import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Popover, type PopoverProps } from './popover.tsx';

function Example(props: Omit<PopoverProps, 'open' | 'onOpenChange'>) {
  const [open, setOpen] = useState(false);
  return <Popover {...props} open={open} onOpenChange={setOpen} />;
}

const meta = {
  title: 'Primitives/Popover',
  component: Example,
  args: { trigger: 'Notices', title: 'Notices', children: <p>Nothing new.</p> },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OpenAndClosed = {
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Notices' });
    await userEvent.click(trigger);
    await expect(await screen.findByRole('dialog', { name: 'Notices' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
} satisfies Story;
