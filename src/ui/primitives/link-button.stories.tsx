import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight } from 'lucide-react';
import { expect } from 'storybook/test';
import { LinkButton } from './link-button.tsx';

const meta = {
  component: LinkButton,
  args: { to: '/courses/data-science', children: 'View Course' },
} satisfies Meta<typeof LinkButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'View Course' })).toHaveAttribute('href', '/courses/data-science');
  },
} satisfies Story;

export const Secondary = { args: { variant: 'secondary', iconAfter: <ArrowRight aria-hidden /> } } satisfies Story;

export const External = {
  args: { to: 'https://www.kaggle.com', external: true, children: 'Visit Resource', variant: 'secondary', full: true },
} satisfies Story;
