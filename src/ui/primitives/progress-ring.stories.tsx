import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProgressRing } from './progress-ring.tsx';

const meta = {
  title: 'Primitives/Progress ring',
  component: ProgressRing,
  tags: ['autodocs'],
  parameters: {
    usage: {
      use: 'One figure out of a whole, large: the overall rating, a grade.',
      avoid: 'For progress that moves use ProgressBar.',
      keyboard: 'Takes no focus and no keys.',
    },
  },
  args: { label: '4.8 out of 5', value: 4.8, max: 5, children: '4.8' },
} satisfies Meta<typeof ProgressRing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OverallRating = {} satisfies Story;

export const Grade = {
  args: { label: 'Grade: 92%', value: 92, max: 100, size: 'sm', tone: 'progress', children: '92' },
} satisfies Story;
