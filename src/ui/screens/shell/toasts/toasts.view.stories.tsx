import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ToastsScreen } from './toasts.view.tsx';

const onDismiss = fn();

const meta = {
  title: 'Screens/Toasts',
  component: ToastsScreen,
  parameters: { machine: 'shell/toasts' },
} satisfies Meta<typeof ToastsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Quiet = {
  args: { view: { state: 'quiet' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Confirmations' })).toHaveTextContent('');
  },
} satisfies Story;

export const Showing = {
  args: {
    view: {
      state: 'showing',
      onDismiss,
      toasts: [
        { id: 'toast-1', kind: 'success', text: 'Link copied' },
        { id: 'download', kind: 'loading', text: 'Preparing your download...' },
        { id: 'toast-3', kind: 'error', text: 'The file could not be loaded. Please try again.' },
        { id: 'toast-4', kind: 'custom', text: 'Paste it into your calendar app.' },
        { id: 'toast-5', kind: 'blank', text: 'Forgotten' },
      ],
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss: Link copied' }));
    await expect(onDismiss).toHaveBeenCalledWith('toast-1');
  },
} satisfies Story;

/** Twenty toasts, the most that are shown at a time. */
export const ShowingMost = {
  globals: { viewport: { value: 'w390' } },
  args: {
    view: {
      state: 'showing',
      onDismiss,
      toasts: Array.from({ length: 20 }, (_, index) => ({
        id: `toast-${index}`,
        kind: 'blank' as const,
        text: `Confirmation ${index + 1}`,
      })),
    },
  },
} satisfies Story;
