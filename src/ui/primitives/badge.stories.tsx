import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleCheck } from 'lucide-react';
import { wrap } from 'styled-system/patterns';
import { Badge } from './badge.tsx';
import { LevelBadge } from './level-badge.tsx';
import { StatusBadge } from './status-badge.tsx';

const meta = { component: Badge, args: { children: 'Enrolled' } } satisfies Meta<typeof Badge>;
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
    </div>
  ),
} satisfies Story;

export const Levels = {
  render: () => (
    <div className={wrap({ gap: '2' })}>
      <LevelBadge level="Beginner" />
      <LevelBadge level="INTERMEDIATE" />
      <LevelBadge level="Advanced" />
      <LevelBadge level="Expert" />
    </div>
  ),
} satisfies Story;

export const Statuses = {
  render: () => (
    <div className={wrap({ gap: '2' })}>
      {['pending', 'overdue', 'completed', 'graded', 'requested', 'confirmed', 'failed', 'scheduled', 'unknown'].map(
        (status) => (
          <StatusBadge key={status} status={status} />
        ),
      )}
    </div>
  ),
} satisfies Story;
