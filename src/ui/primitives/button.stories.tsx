import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download, Plus } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { wrap } from 'styled-system/patterns';
import { Button } from './button.tsx';
import { inBothDirections, states } from './story-frames.tsx';

const meta = {
  title: 'Primitives/Button',
  component: Button,
  tags: ['autodocs'],
  parameters: {
    usage: {
      use: 'An action on this page. One primary a view; secondary for what stands beside it, ghost for what is less, danger for what cannot be undone.',
      avoid: 'For going somewhere else use LinkButton; for an action with an icon alone, IconButton.',
      keyboard: 'Tab reaches it, Enter or Space presses it. While busy it keeps the focus and ignores presses.',
    },
  },
  args: { children: 'Enroll Now', onClick: fn() },
} satisfies Meta<typeof Button>;
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

/** As wide as its label, whatever it says while it is busy; but what follows a button never moves. */
export const WidthOfTheLabel = {
  render: () => (
    <>
      {['Saving your profile...', undefined].map((busyLabel) => (
        <p key={String(busyLabel)}>
          <Button busyLabel={busyLabel}>Save</Button>
        </p>
      ))}
      {[false, true].map((busy) => (
        <p key={String(busy)}>
          <Button busy={busy} busyLabel="Running...">
            Run
          </Button>{' '}
          <Button variant="secondary">Check</Button>
        </p>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const [long, none] = canvas.getAllByRole('button', { name: 'Save' }).map((button) => button.offsetWidth);
    await expect(long).toBe(none);
    const [before, during] = canvas.getAllByRole('button', { name: 'Check' }).map((button) => button.offsetLeft);
    await expect(before).toBe(during);
  },
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

export const States = {
  ...states({ Disabled: { disabled: true }, Busy: { busy: true, busyLabel: 'Enrolling...' } }),
} satisfies Story;

export const SecondaryStates = {
  args: { variant: 'secondary' },
  ...states({ Disabled: { disabled: true } }),
} satisfies Story;

export const GhostStates = { args: { variant: 'ghost' }, ...states({ Disabled: { disabled: true } }) } satisfies Story;

export const DangerStates = {
  args: { variant: 'danger' },
  ...states({ Disabled: { disabled: true } }),
} satisfies Story;

export const LongTextBothDirections = {
  args: { icon: <Download />, children: 'Download the materials of all eight modules', full: true },
  decorators: [inBothDirections],
} satisfies Story;
