import type { Meta, StoryObj } from '@storybook/react-vite';
import { wrap } from 'styled-system/patterns';
import { StatusBadge } from './status-badge.tsx';
import { inBothDirections } from './story-frames.tsx';

const statuses = [
  ...['pending', 'overdue', 'completed', 'graded', 'requested', 'granted', 'declined', 'confirmed', 'failed'],
  ...['scheduled', 'upcoming', 'live', 'cancelled', 'unknown'],
];

const meta = {
  title: 'Primitives/Status badge',
  component: StatusBadge,
  tags: ['autodocs'],
  parameters: {
    usage: {
      use: 'Where an assignment, a class or a payment stands: icon and word.',
      avoid: 'For levels use LevelBadge, for other facts Badge.',
      keyboard: 'Takes no focus and no keys.',
    },
  },
  args: { status: 'pending' },
} satisfies Meta<typeof StatusBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Pending = {} satisfies Story;

export const EachStatus = {
  render: () => (
    <div className={wrap({ gap: '2' })}>
      {statuses.map((status) => (
        <StatusBadge key={status} status={status} />
      ))}
    </div>
  ),
} satisfies Story;

export const OtherTextBothDirections = {
  args: { status: 'requested', children: 'Extension requested' },
  decorators: [inBothDirections],
} satisfies Story;
