import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { PasswordField } from './password-field.tsx';

const meta = {
  component: PasswordField,
  args: { label: 'Password', autoComplete: 'current-password', defaultValue: 'Mean4Median' },
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ShowAndHide = {
  play: async ({ canvas }) => {
    const toggle = canvas.getByRole('button', { name: 'Show password' });
    await userEvent.click(toggle);
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text');
    await userEvent.click(toggle);
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'password');
  },
} satisfies Story;

export const WithError = {
  args: { defaultValue: 'abc', error: 'Password must be at least 6 characters.' },
} satisfies Story;
