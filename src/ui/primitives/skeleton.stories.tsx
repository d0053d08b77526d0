import type { Meta, StoryObj } from '@storybook/react-vite';
import { stack } from 'styled-system/patterns';
import { LoadingText } from './loading-text.tsx';
import { Skeleton } from './skeleton.tsx';

const meta = { component: Skeleton } satisfies Meta<typeof Skeleton>;
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
