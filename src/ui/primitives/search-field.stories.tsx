import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { SearchField } from './search-field.tsx';
import { inBothDirections, states } from './story-frames.tsx';

const meta = {
  title: 'Primitives/Search field',
  component: SearchField,
  tags: ['autodocs'],
  parameters: {
    usage: {
      use: 'Narrowing a list as one types.',
      avoid: 'For a value that is sent with a form use TextField.',
      keyboard:
        'Tab reaches it; the cross clears it, and the focus returns to the field. Escape clears it as the platform does.',
    },
  },
  args: {
    label: 'Search courses',
    placeholder: 'Search courses by title or keyword...',
    value: '',
    onValueChange: fn(),
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return <SearchField {...args} value={value} onValueChange={setValue} />;
  },
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty = {} satisfies Story;

export const TypedAndCleared = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole('searchbox', { name: 'Search courses' });
    await userEvent.type(box, 'sql');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(box).toHaveValue('');
    await expect(box).toHaveFocus();
  },
} satisfies Story;

export const Filled = { args: { value: 'regression' } } satisfies Story;

export const States = { ...states({ Filled: { value: 'regression' }, Disabled: { disabled: true } }) } satisfies Story;

export const LongTextBothDirections = {
  args: { value: 'regression for those who have forgotten their algebra' },
  decorators: [inBothDirections],
} satisfies Story;
