import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Loading } from './loading.tsx';
import { LoadingText } from './loading-text.tsx';
import { inBothDirections } from './story-frames.tsx';

const meta = {
  title: 'Primitives/Loading text',
  component: LoadingText,
  tags: ['autodocs'],
  parameters: {
    usage: {
      use: 'While a whole screen or panel loads. With `hasSkeleton` it is read aloud alone, and the skeletons beside it are what is seen.',
      avoid: 'Where the shape of what comes is known, use Loading (rows, or a part of a page) or SkeletonCard.',
      keyboard: 'Takes no focus; it is announced politely.',
    },
  },
} satisfies Meta<typeof LoadingText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading...');
  },
} satisfies Story;

/** In place of a spinner: what comes is a list, or a part with its heading and its text. */
export const Rows = { render: () => <Loading shape="rows" /> } satisfies Story;
export const Part = { render: () => <Loading shape="part">Loading your week...</Loading> } satisfies Story;

export const LongTextBothDirections = {
  args: { children: 'Validating your invitation, which takes a moment longer on a slow line...' },
  decorators: [inBothDirections],
} satisfies Story;
