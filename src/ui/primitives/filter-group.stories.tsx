import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { FilterGroup } from './filter-group.tsx';
import { inBothDirections, states } from './story-frames.tsx';

const options = [
  { value: 'all', label: 'All Levels' },
  { value: 'Beginner', label: 'Beginner' },
  { value: 'Intermediate', label: 'Intermediate' },
  { value: 'Advanced', label: 'Advanced' },
];

const meta = {
  title: 'Primitives/Filter group',
  component: FilterGroup,
  tags: ['autodocs'],
  parameters: {
    usage: {
      use: 'Two to six choices that narrow a list at once, all in sight.',
      avoid: 'For more choices use SelectField; in a form that is sent, RadioGroup.',
      keyboard: 'Tab reaches each toggle, Enter or Space presses it; the focus stays there.',
    },
  },
  args: { label: 'Level', options, value: 'all', onValueChange: fn() },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return <FilterGroup {...args} value={value} onValueChange={setValue} />;
  },
} satisfies Meta<typeof FilterGroup<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Levels = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Beginner' }));
    await expect(canvas.getByRole('button', { pressed: true })).toHaveTextContent('Beginner');
  },
} satisfies Story;

export const States = { ...states() } satisfies Story;

export const BothDirections = { decorators: [inBothDirections] } satisfies Story;
