import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { TextField } from './text-field.tsx';

const meta = {
  title: 'Primitives/Dialog',
  component: Dialog,
  tags: ['autodocs'],
  parameters: {
    usage: {
      use: 'One task that must be ended before the page goes on: paying, writing a message, submitting.',
      avoid:
        'For looking something up use Popover; for a message use Alert or a notice. Never a dialog over a dialog, but for the sign-in where a session ends.',
      keyboard:
        'Opens with the focus where `firstFocus` says, never on the cross, and keeps it inside with Tab; Escape and the cross close it, and the focus returns to what opened it. A click beside it does not close it: what is typed must stay.',
    },
  },
  args: {
    open: true,
    onClose: fn(),
    title: 'Complete Payment',
    description: 'Course Payment',
    firstFocus: 'field',
    children: <TextField label="Promotion code" hint="LEARN25 gives 25% off." />,
    footer: (
      <>
        <Button variant="secondary">Cancel</Button>
        <Button>Pay Now</Button>
      </>
    ),
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open = {
  play: async ({ args }) => {
    await expect(await screen.findByRole('dialog', { name: 'Complete Payment' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
} satisfies Story;

/** Its top stays where it is while its content grows. */
export const AtTheTop = {
  args: { place: 'top', footer: null },
  play: async () => {
    const { top } = (await screen.findByRole('dialog')).getBoundingClientRect();
    await expect(top).toBeLessThanOrEqual(96);
  },
} satisfies Story;

export const ClickBesideIt = {
  play: async ({ args }) => {
    const typed = await screen.findByLabelText('Promotion code');
    // The dialog takes the focus a moment after it opens. Typing before that would lose it.
    await waitFor(() => expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true));
    await userEvent.type(typed, 'LEARN25');
    // While a dialog is open the page beneath takes no clicks: the root element gets them.
    await userEvent.click(document.documentElement, { pointerEventsCheck: 0 });
    await new Promise((resolve) => setTimeout(resolve, 100));
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(typed).toHaveValue('LEARN25');
  },
} satisfies Story;

export const NoWayRound = {
  render: ({ onClose: _, ...rest }) => <Dialog {...rest} />,
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Complete Payment' });
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('button', { name: 'Close dialog' })).toBeNull();
    await new Promise((resolve) => setTimeout(resolve, 100));
    await expect(dialog).toBeVisible();
  },
} satisfies Story;

export const LongContent = {
  args: {
    size: 'lg',
    firstFocus: 'dialog',
    children: Array.from({ length: 24 }, (_, line) => `Paragraph ${line + 1} of the assignment's description.`).map(
      (text) => <p key={text}>{text}</p>,
    ),
  },
} satisfies Story;

const focused = (name: string) => waitFor(() => expect(screen.getByRole('button', { name })).toHaveFocus());

/** What is typed first goes into the form. */
export const FirstField = {
  parameters: { specification: '§product.71' },
  play: async () => {
    const code = await screen.findByLabelText('Promotion code');
    await waitFor(() => expect(code).toHaveFocus());
    await userEvent.keyboard('LEARN25');
    await expect(code).toHaveValue('LEARN25');
  },
} satisfies Story;

/** Enter presses the main button. */
export const MainAction = {
  parameters: { specification: '§product.71' },
  args: { firstFocus: 'main', children: <p>Your account would be deleted on Friday.</p> },
  play: () => focused('Pay Now'),
} satisfies Story;

/** Enter alone deletes nothing. */
export const SafeAction = {
  parameters: { specification: '§product.71' },
  args: {
    firstFocus: 'safe',
    children: <p>The answer is deleted.</p>,
    footer: (
      <>
        <Button variant="secondary">Keep It</Button>
        <Button variant="danger">Delete Answer</Button>
      </>
    ),
  },
  play: () => focused('Keep It'),
} satisfies Story;

const arrival = 'late-field-arrives';

/** A field that is loaded later takes the focus, unless the focus has been moved. */
export const LateField = {
  parameters: { specification: '§product.71' },
  render: function Late(args) {
    const [isThere, setIsThere] = useState(false);
    useEffect(() => {
      const show = () => setIsThere(true);
      document.addEventListener(arrival, show);
      return () => document.removeEventListener(arrival, show);
    }, []);
    return <Dialog {...args}>{isThere ? <TextField label="Promotion code" /> : <p>Loading...</p>}</Dialog>;
  },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus());
    document.dispatchEvent(new Event(arrival));
    await waitFor(() => expect(screen.getByLabelText('Promotion code')).toHaveFocus());
  },
} satisfies Story;

export const GivesFocusBack = {
  render: function Opener(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Enroll Now</Button>
        <Dialog {...args} open={open} onClose={() => setOpen(false)} />
      </>
    );
  },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Enroll Now' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog');
    // The dialog takes the focus a moment after it opens, and can return the focus only after that.
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await userEvent.click(await screen.findByRole('button', { name: 'Close dialog' }));
    await waitFor(() => expect(opener).toHaveFocus());
  },
} satisfies Story;

export const RightToLeft = {
  beforeEach: () => {
    document.documentElement.dir = 'rtl';
    return () => document.documentElement.removeAttribute('dir');
  },
} satisfies Story;
