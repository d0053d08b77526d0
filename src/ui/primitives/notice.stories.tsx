import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Notice } from './notice.tsx';

const meta = {
  component: Notice,
  args: { type: 'success', title: 'Registration successful', message: 'Please log in to continue.' },
} satisfies Meta<typeof Notice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Success = { args: { onDismiss: fn() } } satisfies Story;

export const WithoutDismiss = { args: { type: 'info' } } satisfies Story;
