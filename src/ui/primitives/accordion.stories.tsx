import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Accordion } from './accordion.tsx';

const meta = {
  component: Accordion,
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
