import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { wrap } from 'styled-system/patterns';
import { Price } from './price.tsx';
import { inBothDirections } from './story-frames.tsx';

const meta = {
  title: 'Primitives/Price',
  component: Price,
  tags: ['autodocs'],
  parameters: {
    usage: {
      use: 'An amount of money, with the price before a reduction beside it.',
      avoid: 'In a sentence use `formatPrice`.',
      keyboard: 'Takes no focus and no keys.',
    },
  },
  args: { amount: 299.99 },
} satisfies Meta<typeof Price>;
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

export const Sizes = {
  render: () => (
    <div className={wrap({ gap: '5', alignItems: 'baseline' })}>
      <Price amount={299.99} size="sm" />
      <Price amount={299.99} />
      <Price amount={299.99} size="lg" />
    </div>
  ),
} satisfies Story;

export const BothDirections = { args: { listAmount: 389.99 }, decorators: [inBothDirections] } satisfies Story;
