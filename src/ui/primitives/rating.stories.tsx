import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Rating } from './rating.tsx';
import { inBothDirections } from './story-frames.tsx';

const meta = {
  title: 'Primitives/Rating',
  component: Rating,
  tags: ['autodocs'],
  parameters: {
    usage: {
      use: 'What students gave a course: stars and the figure.',
      avoid: 'For a grade use ProgressRing. It cannot be pressed: giving a rating is another control.',
      keyboard: 'Takes no focus and no keys.',
    },
  },
  args: { value: 4.75, count: 1204 },
} satisfies Meta<typeof Rating>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithCount = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Rated 4.8 out of 5 by 1,204 students/)).toBeInTheDocument();
  },
} satisfies Story;

export const StarsAlone = { args: { value: 3, count: undefined, hideValue: true } } satisfies Story;

export const Large = { args: { value: 2.4, size: 'lg', count: undefined } } satisfies Story;

export const BothDirections = { decorators: [inBothDirections] } satisfies Story;
