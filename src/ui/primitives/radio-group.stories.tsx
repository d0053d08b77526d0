import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { RadioGroup } from './radio-group.tsx';
import { inBothDirections, states } from './story-frames.tsx';

const meta = {
  title: 'Primitives/Radio group',
  component: RadioGroup,
  tags: ['autodocs'],
  parameters: {
    usage: {
      use: 'One of two to five answers, all in sight, sent with its form.',
      avoid: 'For more answers use SelectField; for what acts at once, FilterGroup.',
      keyboard: 'Tab reaches the chosen answer, the arrows choose another.',
    },
  },
  args: {
    legend: 'Which figure does one very rich guest change most?',
    options: [
      { value: 'mean', label: 'The mean' },
      { value: 'median', label: 'The median' },
      { value: 'mode', label: 'The mode', note: 'The value that occurs most often' },
    ],
  },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Uncontrolled = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByLabelText('The mean'));
    await expect(canvas.getByRole('radio', { name: 'The mean' })).toBeChecked();
  },
} satisfies Story;

export const Controlled = {
  render: function Quiz(args) {
    const [value, setValue] = useState('median');
    return <RadioGroup {...args} value={value} onValueChange={setValue} />;
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByLabelText('The mean'));
    await expect(canvas.getByRole('radio', { name: 'The mean' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'The median' })).not.toBeChecked();
  },
} satisfies Story;

export const WithError = { args: { error: 'Choose an answer.' } } satisfies Story;

/** For a list of many groups, as of students: Tab goes from group to group, the arrows choose. */
export const Compact = {
  args: { legend: 'Ada Okafor', compact: true, value: 'late', onValueChange: fn() },
  render: (args) => (
    <RadioGroup
      {...args}
      options={[
        { value: 'present', label: 'Present' },
        { value: 'late', label: 'Late' },
        { value: 'absent', label: 'Absent' },
      ]}
    />
  ),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Late' })).toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onValueChange).toHaveBeenCalledWith('absent');
  },
} satisfies Story;

export const Disabled = { args: { disabled: true } } satisfies Story;

export const States = { ...states({ Invalid: { error: 'Choose an answer.' } }) } satisfies Story;

export const LongTextBothDirections = {
  args: { legend: 'Which of these figures does one very rich guest change most, and which hardly at all?' },
  decorators: [inBothDirections],
} satisfies Story;
