import type { Meta, StoryObj } from '@storybook/react-vite';
import { stack } from 'styled-system/patterns';
import { LoadingText } from './loading-text.tsx';
import { Skeleton } from './skeleton.tsx';

const meta = {
  title: 'Primitives/Skeleton',
  component: Skeleton,
  tags: ['autodocs'],
  parameters: {
    usage: {
      use: 'The outline of what is coming, in its size, so that nothing moves when it arrives. SkeletonCard is the outline of a card.',
      avoid: 'Where nothing is known of what comes, use LoadingText.',
      keyboard: 'Takes no focus and is silent: the list around it says that it loads.',
    },
  },
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Lines = {
  render: () => (
    <div className={stack({ gap: '3' })}>
      <Skeleton shape="circle" />
      <Skeleton shape="title" width="half" />
      <Skeleton width="full" />
      <Skeleton width="most" />
      <Skeleton shape="button" width="third" />
    </div>
  ),
} satisfies Story;

export const InWords = { render: () => <LoadingText /> } satisfies Story;
