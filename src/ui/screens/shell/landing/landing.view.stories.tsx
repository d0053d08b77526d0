import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LandingScreen } from './landing.view.tsx';

const meta = {
  title: 'Screens/Landing',
  component: LandingScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof LandingScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor = {
  play: async ({ canvas }) => {
    for (const name of ['Get Started', 'Sign In Now']) {
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', '/login');
    }
    for (const name of ['Explore Courses', 'Browse Courses']) {
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', '/courses');
    }
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
  },
} satisfies Story;
