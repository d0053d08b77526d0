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

/** Its keys go through links below it, and it has the focus from its first moment. */
export const WithListbox = {
  args: {
    value: 'reg',
    isFocusedAtOnce: true,
    listbox: { id: 'found', isShown: true, active: 'found-0' },
  },
  decorators: [
    (Story) => (
      <>
        <Story />
        <div id="found" role="listbox" aria-label="Results">
          <a id="found-0" role="option" aria-selected href="/courses" tabIndex={-1}>
            Regression
          </a>
        </div>
      </>
    ),
  ],
  play: async ({ canvas }) => {
    const box = canvas.getByRole('combobox', { name: 'Search courses' });
    await expect(box).toHaveFocus();
    await expect(box).toHaveAttribute('aria-expanded', 'true');
    await expect(box).toHaveAttribute('aria-activedescendant', 'found-0');
  },
} satisfies Story;

export const States = { ...states({ Filled: { value: 'regression' }, Disabled: { disabled: true } }) } satisfies Story;

export const LongTextBothDirections = {
  args: { value: 'regression for those who have forgotten their algebra' },
  decorators: [inBothDirections],
} satisfies Story;
