import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Checkbox } from './checkbox.tsx';
import { inBothDirections, states } from './story-frames.tsx';

const meta = {
  title: 'Primitives/Checkbox',
  component: Checkbox,
  tags: ['autodocs'],
  parameters: {
    usage: {
      use: 'Something that is on or off, and is sent with its form: "Remember me".',
      avoid: 'For one of several use RadioGroup; for what acts at once, a button with `aria-pressed` or FilterGroup.',
      keyboard: 'Tab reaches it, Space turns it on and off.',
    },
  },
  args: { label: 'Remember me' },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Remember me'));
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
} satisfies Story;

export const WithError = { args: { error: 'Please confirm.' } } satisfies Story;

/** In a row that begins with the name of what is chosen. */
export const WithoutText = {
  args: { hideLabel: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Remember me' }));
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
} satisfies Story;

export const States = {
  ...states({ On: { defaultChecked: true }, Disabled: { disabled: true }, Invalid: { error: 'Please confirm.' } }),
} satisfies Story;

export const LongTextBothDirections = {
  args: { label: 'I have read what is asked of me and submit nothing but my own work, with its sources named' },
  decorators: [inBothDirections],
} satisfies Story;
