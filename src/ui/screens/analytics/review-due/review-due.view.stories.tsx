import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { type CameFor, link } from '../../came-for.fixture.ts';
import { ReviewDueScreen, type ReviewDueView } from './review-due.view.tsx';

const meta = {
  title: 'Screens/Review due',
  component: ReviewDueScreen,
  parameters: {
    machine: 'analytics/review-due',
    cameFor: {
      loading: null,
      none: null,
      shown: [link('Start Review')],
    } satisfies CameFor<ReviewDueView>,
  },
  args: { to: '/review' },
} satisfies Meta<typeof ReviewDueScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const hidden = async ({ canvas }: { canvas: { queryByRole: (role: string) => HTMLElement | null } }) =>
  expect(canvas.queryByRole('region')).toBeNull();

export const Loading = { args: { view: { state: 'loading' } }, play: hidden } satisfies Story;

export const None = { args: { view: { state: 'none' } }, play: hidden } satisfies Story;

export const Shown = {
  parameters: { specification: '§analytics.67' },
  args: { view: { state: 'shown', questions: 7 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Review: 7 questions are due, about 3 minutes')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Start Review' })).toHaveAttribute('href', '/review');
  },
} satisfies Story;

export const ShownOneOnAPhone = {
  globals: { viewport: { value: 'w320' } },
  args: { view: { state: 'shown', questions: 1 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Review: 1 question is due, about 1 minute')).toBeVisible();
  },
} satisfies Story;
