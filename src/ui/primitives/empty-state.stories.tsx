import type { Meta, StoryObj } from '@storybook/react-vite';
import { SearchX } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';
import { inBothDirections } from './story-frames.tsx';

const meta = {
  title: 'Primitives/Empty state',
  component: EmptyState,
  tags: ['autodocs'],
  parameters: {
    usage: {
      use: 'Where a list has nothing: what that means, and what to do about it.',
      avoid: 'While it loads use SkeletonCard or LoadingText; where loading failed, Alert.',
      keyboard: 'Takes no focus itself; its action is a button or a link.',
    },
  },
  args: {
    icon: <SearchX />,
    title: 'No courses found',
    children: "We couldn't find any courses matching your search criteria. Try adjusting your filters or search term.",
    action: (
      <Button variant="secondary" onClick={fn()}>
        Clear all filters
      </Button>
    ),
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithAction = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No courses found' })).toBeVisible();
  },
} satisfies Story;

export const TitleAlone = {
  args: { icon: undefined, title: 'No classes scheduled for today', children: undefined, action: undefined },
} satisfies Story;

export const LongTextBothDirections = { args: { headingLevel: 3 }, decorators: [inBothDirections] } satisfies Story;
