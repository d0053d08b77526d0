import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { RememberedEmailScreen } from './remembered-email.view.tsx';

const onForget = fn();

const meta = {
  title: 'Screens/Remembered email',
  component: RememberedEmailScreen,
} satisfies Meta<typeof RememberedEmailScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const None = { args: { view: { state: 'none' } } } satisfies Story;

export const Kept = {
  args: { view: { state: 'kept', email: 'ada@example.com', onForget } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/ada@example\.com/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Forget the remembered email address' }));
    await expect(onForget).toHaveBeenCalledOnce();
  },
} satisfies Story;

export const Forgotten = {
  args: { view: { state: 'forgotten' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/has been forgotten/)).toHaveFocus();
  },
} satisfies Story;
