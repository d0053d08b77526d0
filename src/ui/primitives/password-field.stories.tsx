import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { PasswordField } from './password-field.tsx';
import { inBothDirections, states } from './story-frames.tsx';

const meta = {
  title: 'Primitives/Password field',
  component: PasswordField,
  tags: ['autodocs'],
  parameters: {
    usage: {
      use: 'A password, with a toggle to see it.',
      avoid: 'For other secrets that need no hiding use TextField.',
      keyboard:
        'Tab reaches the field, then its toggle; Enter or Space shows and hides, and the focus stays on the toggle.',
    },
  },
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

export const States = {
  ...states({ Disabled: { disabled: true }, Invalid: { error: 'Password must be at least 6 characters.' } }),
} satisfies Story;

export const LongTextBothDirections = {
  args: {
    hint: 'At least 6 characters; longer ones are better, and a sentence is easy to remember.',
    error: 'Please enter what your instructor asked for, in the form that the hint describes.',
  },
  decorators: [inBothDirections],
} satisfies Story;
