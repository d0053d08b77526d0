import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProgressBar } from './progress-bar.tsx';
import { inBothDirections } from './story-frames.tsx';

const meta = {
  title: 'Primitives/Progress bar',
  component: ProgressBar,
  tags: ['autodocs'],
  parameters: {
    usage: {
      use: 'How far a course, a module or an upload has come; `null` while nobody knows.',
      avoid: 'For waiting without a measure use LoadingText; for a grade or a rating, ProgressRing.',
      keyboard: 'Takes no focus and no keys.',
    },
  },
  args: { label: 'Course progress', value: 35 },
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading = {
  args: { valueText: '35% complete' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '35');
  },
} satisfies Story;

export const Complete = { args: { value: 100 } } satisfies Story;

export const Indeterminate = {
  args: { value: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
  },
} satisfies Story;

export const OutOfFive = { args: { label: '5 stars', value: 3, max: 5, bare: true } } satisfies Story;

export const Nothing = { args: { value: 0 } } satisfies Story;

export const LongTextBothDirections = {
  args: { label: 'Statistics Essentials: from the first table to the last test', valueText: '35% complete' },
  decorators: [inBothDirections],
} satisfies Story;
