import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { inBothDirections, states } from './story-frames.tsx';
import { TextField } from './text-field.tsx';

const meta = {
  title: 'Primitives/Text field',
  component: TextField,
  tags: ['autodocs'],
  parameters: {
    usage: {
      use: 'One line of text, an email address, a number, a date (`type`). Its label is always there; hint and error stand below.',
      avoid: 'For passwords use PasswordField, for narrowing a list SearchField, for several lines TextArea.',
      keyboard: 'Tab reaches it; Enter sends its form. Hint and error are heard with it.',
    },
  },
  args: { label: 'Email', type: 'email', autoComplete: 'email', placeholder: 'you@example.org' },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty = {
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Email');
    await userEvent.type(field, 'ada@example.org');
    await expect(field).toHaveValue('ada@example.org');
  },
} satisfies Story;

export const WithHint = { args: { hint: 'The address your invitation was sent to.' } } satisfies Story;

export const WithError = {
  args: { defaultValue: 'ada@', error: 'Please enter a valid email address.' },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Email');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription('Please enter a valid email address.');
  },
} satisfies Story;

export const Disabled = { args: { defaultValue: 'ada@example.org', disabled: true } } satisfies Story;

export const DueDate = { args: { label: 'New due date', type: 'date', placeholder: '' } } satisfies Story;

export const States = {
  ...states({ Disabled: { disabled: true }, Invalid: { error: 'Please enter a valid email address.' } }),
} satisfies Story;

export const LongTextBothDirections = {
  args: {
    label: 'The address that your invitation was sent to by your instructor',
    hint: 'You can change it in your profile later.',
    error: 'Please enter what your instructor asked for, in the form that the hint describes.',
  },
  decorators: [inBothDirections],
} satisfies Story;
