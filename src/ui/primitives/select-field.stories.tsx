import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { SelectField } from './select-field.tsx';

const meta = {
  component: SelectField,
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
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Status'), 'pending');
    await expect(canvas.getByLabelText('Status')).toHaveValue('pending');
  },
} satisfies Story;

export const WithError = { args: { error: 'Choose one.' } } satisfies Story;
