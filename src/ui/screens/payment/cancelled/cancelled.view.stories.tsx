import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { PaymentCancelledScreen } from './cancelled.view.tsx';

const meta = {
  title: 'Screens/Payment cancelled',
  component: PaymentCancelledScreen,
  parameters: { layout: 'fullscreen' },
  args: { onBack: fn() },
} satisfies Meta<typeof PaymentCancelledScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Cancelled = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Go Back' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
} satisfies Story;
