import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Section } from '../primitives/section.tsx';
import { DashboardContainer } from './dashboard-container.tsx';

const meta = {
  title: 'Parts/Dashboard container',
  component: DashboardContainer,
  args: { title: 'Dashboard' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof DashboardContainer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty = {
  parameters: { specification: '§dashboard.11' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    await expect(canvas.queryByRole('region')).toBeNull();
  },
} satisfies Story;

export const WithSections = {
  args: {
    title: 'Hello, Ada',
    subtitle: 'Here is where you stand.',
    children: (
      <>
        <Section title="My courses">One section.</Section>
        <Section title="Quick Links">And the next.</Section>
      </>
    ),
  },
} satisfies Story;
