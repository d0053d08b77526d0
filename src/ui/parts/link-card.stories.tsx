import type { Meta, StoryObj } from '@storybook/react-vite';
import { BookOpen, CalendarDays } from 'lucide-react';
import { expect } from 'storybook/test';
import { CardGrid } from '../primitives/card-grid.tsx';
import { StatusBadge } from '../primitives/status-badge.tsx';
import { LinkCard } from './link-card.tsx';

const meta = {
  title: 'Parts/Link card',
  component: LinkCard,
  args: { to: '/resources', icon: <BookOpen />, title: 'Learning Resources', text: 'Guides, videos and downloads.' },
  decorators: [
    (Story) => (
      <CardGrid as="ul">
        <Story />
      </CardGrid>
    ),
  ],
} satisfies Meta<typeof LinkCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Learning Resources' })).toHaveAttribute('href', '/resources');
  },
} satisfies Story;

export const WithBadges = {
  args: { icon: <CalendarDays />, badges: <StatusBadge status="pending">2 Pending</StatusBadge> },
} satisfies Story;

export const WithRoomForBadges = { args: { badges: null } } satisfies Story;
