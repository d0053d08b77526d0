import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { SelectField } from './select-field.tsx';
import { inBothDirections, states } from './story-frames.tsx';

const meta = {
  title: 'Primitives/Select field',
  component: SelectField,
  tags: ['autodocs'],
  parameters: {
    usage: {
      use: 'One of a known list that is too long to be all in sight.',
      avoid: 'For up to five answers use RadioGroup, for filters in sight FilterGroup.',
      keyboard: "The platform's own: Tab reaches it, arrows choose, typing a letter jumps.",
    },
  },
  args: {
    label: 'Status',
    options: [
      { value: 'all', label: 'All Statuses' },
      { value: 'pending', label: 'Pending' },
      { value: 'completed', label: 'Completed' },
    ],
  },
} satisfies Meta<typeof SelectField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default = {
  parameters: { specification: '§shell.12' },
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Status'), 'pending');
    await expect(canvas.getByLabelText('Status')).toHaveValue('pending');
  },
} satisfies Story;

export const WithError = { args: { error: 'Choose one.' } } satisfies Story;

export const States = {
  ...states({ Disabled: { disabled: true }, Invalid: { error: 'Choose one.' } }),
} satisfies Story;

export const LongTextBothDirections = {
  args: {
    hint: 'Those that have no date come last.',
    options: [{ value: 'all', label: 'All statuses, including those of late submissions' }],
  },
  decorators: [inBothDirections],
} satisfies Story;
