import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LearningResources } from './learning-resources.tsx';

const meta = {
  title: 'Screens/Learning resources cards',
  component: LearningResources,
  args: { to: { tutorials: '/resources/tutorials', community: '/community', external: '/resources/external' } },
} satisfies Meta<typeof LearningResources>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Cards = {
  play: async ({ canvas }) => {
    const targets = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(targets).toEqual(['/resources/tutorials', '/community', '/resources/external']);
    // The community is for reading: nobody can ask a question there (§questions.24).
    await expect(canvas.getByText(/^Read what others in your courses have asked/)).toBeVisible();
    await expect(canvas.queryByText(/\bask what\b/i)).toBeNull();
  },
} satisfies Story;
