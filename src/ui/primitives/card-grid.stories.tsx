import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from './card.tsx';
import { CardGrid } from './card-grid.tsx';

const meta = {
  title: 'Primitives/Card grid',
  component: CardGrid,
  tags: ['autodocs'],
  parameters: {
    usage: {
      use: 'Cards side by side that are alike: courses, assignments, links.',
      avoid: 'For facts use DefinitionGrid; for a list that is read from top to bottom, a list.',
      keyboard: 'Takes no focus and no keys.',
    },
  },
  args: { children: ['One', 'Two', 'Three', 'Four'].map((text) => <Card key={text}>{text}</Card>) },
} satisfies Meta<typeof CardGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeColumns = {
  args: { children: ['One', 'Two', 'Three', 'Four', 'Five'].map((text) => <Card key={text}>{text}</Card>) },
} satisfies Story;

/** Four cards are never three and one: four beside each other, or two and two. */
export const FourOfThreeColumns = {
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvas }) => {
    const tops = ['One', 'Two', 'Three', 'Four'].map((text) => canvas.getByText(text).getBoundingClientRect().top);
    const perRow = tops.filter((top) => top === tops[0]).length;
    await expect([1, 2, 4]).toContain(perRow);
  },
} satisfies Story;

export const TwoAndFour = {
  render: ({ children }) => (
    <CardGrid columns={2}>
      <Card>
        <CardGrid columns={4}>{children}</CardGrid>
      </Card>
      <Card>Beside it</Card>
    </CardGrid>
  ),
} satisfies Story;
