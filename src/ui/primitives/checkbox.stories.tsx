import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Checkbox } from './checkbox.tsx';

const meta = { component: Checkbox, args: { label: 'Remember me' } } satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Remember me'));
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
} satisfies Story;

export const WithError = { args: { error: 'Please confirm.' } } satisfies Story;
