import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { FilterGroup } from './filter-group.tsx';

const options = [
  { value: 'all', label: 'All Levels' },
  { value: 'Beginner', label: 'Beginner' },
  { value: 'Intermediate', label: 'Intermediate' },
  { value: 'Advanced', label: 'Advanced' },
];

const meta = {
  component: FilterGroup,
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
