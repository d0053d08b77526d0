import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { LightNoticesScreen } from './light-notices.view.tsx';

const onDismiss = fn();

const meta = {
  title: 'Screens/Light notices',
  component: LightNoticesScreen,
  parameters: { machine: 'shell/light-notices' },
} satisfies Meta<typeof LightNoticesScreen>;
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
      notices: [
        { id: 'light-1', kind: 'success', text: 'Link copied' },
        { id: 'download', kind: 'loading', text: 'Preparing your download...' },
        { id: 'light-3', kind: 'error', text: 'The file could not be loaded. Please try again.' },
        { id: 'light-4', kind: 'custom', text: 'Paste it into your calendar app.' },
        { id: 'light-5', kind: 'blank', text: 'Forgotten' },
      ],
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss: Link copied' }));
    await expect(onDismiss).toHaveBeenCalledWith('light-1');
  },
} satisfies Story;

/** Twenty, the most that show. */
export const ShowingMost = {
  globals: { viewport: { value: 'w390' } },
  args: {
    view: {
      state: 'showing',
      onDismiss,
      notices: Array.from({ length: 20 }, (_, index) => ({
        id: `light-${index}`,
        kind: 'blank' as const,
        text: `Confirmation ${index + 1}`,
      })),
    },
  },
} satisfies Story;
