import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight } from 'lucide-react';
import { expect } from 'storybook/test';
import { LinkButton } from './link-button.tsx';
import { inBothDirections, states } from './story-frames.tsx';

const meta = {
  title: 'Primitives/Link button',
  component: LinkButton,
  tags: ['autodocs'],
  parameters: {
    usage: {
      use: 'The one way on that a view is about: "View Course", "Get Started".',
      avoid: 'For an action on this page use Button; within a sentence, Link.',
      keyboard: 'Tab reaches it, Enter follows it. One that opens a new tab says so.',
    },
  },
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

export const States = { ...states() } satisfies Story;

export const LongTextBothDirections = {
  args: {
    children: 'Continue with the first lesson of the third module',
    icon: <ArrowRight aria-hidden />,
    full: true,
  },
  decorators: [inBothDirections],
} satisfies Story;
