import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextArea } from './text-area.tsx';

const meta = {
  component: TextArea,
  args: { label: 'Reason', hint: 'Your instructor reads this.' },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty = {} satisfies Story;

export const Filled = {
  args: { defaultValue: 'The survey closes two days later than planned, so the last answers come in on Friday.' },
} satisfies Story;

export const WithError = { args: { error: 'Please give a reason.' } } satisfies Story;
