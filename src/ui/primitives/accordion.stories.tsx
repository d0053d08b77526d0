import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Accordion } from './accordion.tsx';
import { inBothDirections, states } from './story-frames.tsx';

const meta = {
  title: 'Primitives/Accordion',
  component: Accordion,
  tags: ['autodocs'],
  parameters: {
    usage: {
      use: 'A long page in named parts that are read one at a time: modules of a course, categories of resources. Several can be open at once.',
      avoid: 'Where one of a few parts is always in sight, use Tabs; where all is read in order, use Section.',
      keyboard: "Tab reaches each heading's button; Enter or Space opens and closes it. The focus stays on the button.",
    },
  },
  args: {
    items: [
      { value: 'one', title: 'Getting Started', meta: '4 resources', content: <p>Guides for the first week.</p> },
      { value: 'two', title: 'Advanced Topics', meta: '6 resources', content: <p>For those who want more.</p> },
      { value: 'three', title: 'Career Prep', content: <p>Portfolios and interviews.</p> },
    ],
    defaultOpen: ['one'],
  },
} satisfies Meta<typeof Accordion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FirstOpen = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Advanced Topics/ }));
    await expect(canvas.getByText('For those who want more.')).toBeVisible();
    await expect(canvas.getByText('Guides for the first week.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Getting Started/ }));
    await expect(canvas.getByText('Guides for the first week.')).not.toBeVisible();
  },
} satisfies Story;

export const States = { ...states() } satisfies Story;

export const LongTextBothDirections = {
  args: {
    items: [
      {
        value: 'one',
        title: 'A title so long that it needs more than one line, as those of real courses now and then do',
        meta: '4 resources',
        content: <p>Guides for the first week.</p>,
      },
    ],
  },
  decorators: [inBothDirections],
} satisfies Story;
