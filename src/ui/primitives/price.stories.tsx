import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Price } from './price.tsx';

const meta = { component: Price, args: { amount: 299.99 } } satisfies Meta<typeof Price>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('£299.99')).toBeVisible();
  },
} satisfies Story;

export const Reduced = { args: { listAmount: 389.987, size: 'lg' } } satisfies Story;

export const Free = {
  args: { amount: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('£0')).toBeVisible();
  },
} satisfies Story;
