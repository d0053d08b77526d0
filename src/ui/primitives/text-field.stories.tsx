import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { TextField } from './text-field.tsx';

const meta = {
  component: TextField,
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
