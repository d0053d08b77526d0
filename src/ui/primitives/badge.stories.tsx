import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleCheck } from 'lucide-react';
import { wrap } from 'styled-system/patterns';
import { Badge } from './badge.tsx';
import { inBothDirections } from './story-frames.tsx';

const meta = {
  title: 'Primitives/Badge',
  component: Badge,
  tags: ['autodocs'],
  parameters: {
    usage: {
      use: 'A short fact about a thing, in its words: "Enrolled", "30% OFF". LevelBadge and StatusBadge choose tone and icon for levels and states.',
      avoid: 'For what can be pressed use Button or FilterGroup; for a message use Alert.',
      keyboard: 'Takes no focus and no keys.',
    },
  },
  args: { children: 'Enrolled' },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tones = {
  render: () => (
    <div className={wrap({ gap: '2' })}>
      <Badge>Course Catalog</Badge>
      <Badge tone="accent">30% OFF</Badge>
      <Badge tone="success" icon={<CircleCheck />}>
        Enrolled
      </Badge>
      <Badge tone="warning">2 Pending</Badge>
      <Badge tone="danger">1 Overdue</Badge>
      <Badge tone="info">Free Preview</Badge>
      <Badge tone="advanced">Advanced</Badge>
    </div>
  ),
} satisfies Story;

export const BothDirections = {
  args: { tone: 'success', icon: <CircleCheck />, children: 'Enrolled since October' },
  decorators: [inBothDirections],
} satisfies Story;
