import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { css } from 'styled-system/css';
import { Card } from './card.tsx';
import { Link } from './link.tsx';
import { inBothDirections, states } from './story-frames.tsx';

const meta = {
  title: 'Primitives/Link',
  component: Link,
  tags: ['autodocs'],
  parameters: {
    usage: {
      use: 'Going somewhere, inside text or alone (`standalone`). `overlay` covers a Card.',
      avoid: 'For an action use Button; for the one way on of a view, LinkButton.',
      keyboard: 'Tab reaches it, Enter follows it. One that opens a new tab says so.',
    },
  },
  args: { to: '/courses', children: 'Explore Courses' },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InText = {
  render: (args) => (
    <p>
      Nothing for you here yet? <Link {...args} /> and come back.
    </p>
  ),
} satisfies Story;

export const External = {
  args: { to: 'https://www.w3.org/WAI/', external: true, children: 'Web accessibility' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Web accessibility (opens in a new tab)' });
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(link).toHaveAttribute('target', '_blank');
  },
} satisfies Story;

export const Overlay = {
  render: () => (
    <Card interactive as="article">
      <h2 className={css({ textStyle: 'h3' })}>
        <Link to="/schedules" tone="quiet" overlay>
          Class Schedules
        </Link>
      </h2>
      <p>The whole card is the link's target.</p>
    </Card>
  ),
} satisfies Story;

export const States = { ...states() } satisfies Story;

export const QuietStates = { args: { tone: 'quiet' }, ...states() } satisfies Story;

export const LongTextBothDirections = {
  args: { children: 'All courses that lead to a certificate, by level', external: true },
  decorators: [inBothDirections],
} satisfies Story;
