import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { aThousandAlike, expectToFit, longTitle, longWord, thousandLike } from '../../extremes.fixture.ts';
import { NoticesPanelScreen } from './notices-panel.view.tsx';

const onOpen = fn();
const onClose = fn();
const onRemove = fn();
const onClear = fn();
const notices = [
  {
    id: 'notice-2',
    type: 'error' as const,
    title: 'Enrollment Failed',
    message: 'There was an error enrolling in the course. Please try again.',
  },
  { id: 'notice-1', type: 'success' as const, title: 'Profile saved' },
];

const meta = {
  title: 'Screens/Notices panel',
  component: NoticesPanelScreen,
} satisfies Meta<typeof NoticesPanelScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const panel = () => screen.findByRole('dialog', { name: 'Dismissed notices' });

export const Closed = {
  args: { view: { state: 'closed', notices, onOpen } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Notices (2)' }));
    await expect(onOpen).toHaveBeenCalledOnce();
  },
} satisfies Story;

export const Open = {
  args: { view: { state: 'open', notices, onClose, onRemove, onClear } },
  play: async () => {
    const shown = within(await panel());
    const [first] = shown.getAllByRole('button', { name: 'Dismiss' });
    if (first) await userEvent.click(first);
    await expect(onRemove).toHaveBeenCalledWith('notice-2');
    await waitFor(async () => expect(await panel()).toHaveFocus());
    await userEvent.click(shown.getByRole('button', { name: 'Clear all' }));
    await expect(onClear).toHaveBeenCalledOnce();
    await userEvent.click(shown.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  },
} satisfies Story;

export const OpenNothing = {
  args: { view: { state: 'open', notices: [], onClose, onRemove, onClear } },
  play: async () => {
    await expect(await panel()).toHaveTextContent('No notices left.');
  },
} satisfies Story;

/** A long title, and a word that breaks nowhere. */
export const OpenLongNames = {
  args: {
    view: {
      state: 'open',
      notices: [{ id: 'notice-1', type: 'info', title: longTitle, message: `${longWord} ${longWord}` }],
      onClose,
      onRemove,
      onClear,
    },
  },
  play: async () => {
    const shown = await panel();
    await expectToFit();
    await expect(shown.scrollWidth).toBeLessThanOrEqual(shown.clientWidth);
  },
} satisfies Story;

/** A thousand notices: the way to close the panel stays in sight. */
export const OpenThousand = {
  args: {
    view: {
      state: 'open',
      notices: thousandLike(notices),
      onClose,
      onRemove,
      onClear,
    },
  },
  play: async () => {
    const close = within(await panel()).getByRole('button', { name: 'Close' });
    const { top, bottom } = close.getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(0);
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
  },
  tags: ['no-review'],
  parameters: aThousandAlike,
} satisfies Story;
