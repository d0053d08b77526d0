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
  tags: ['autodocs'],
  parameters: {
    usage: {
      use: 'Looking something up beside its button without leaving the page: notices.',
      avoid: 'For a task that must be ended use Dialog.',
      keyboard:
        'Enter or Space on its button opens it with the focus inside; Escape, the cross or a click beside it closes it, and the focus returns to the button.',
    },
  },
  args: { trigger: 'Notices', title: 'Notices', children: <p>Nothing new.</p> },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OpenAndClosed = {
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Notices' });
    await userEvent.click(trigger);
    const notices = await screen.findByRole('dialog', { name: 'Notices' });
    await expect(notices).toBeVisible();
    // The panel handles keys only once it has the focus.
    await waitFor(() => expect(notices.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
} satisfies Story;
