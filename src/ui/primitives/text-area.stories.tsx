import type { Meta, StoryObj } from '@storybook/react-vite';
import { inBothDirections, states } from './story-frames.tsx';
import { TextArea } from './text-area.tsx';

const meta = {
  title: 'Primitives/Text area',
  component: TextArea,
  tags: ['autodocs'],
  parameters: {
    usage: {
      use: 'Several lines of text; it grows with them.',
      avoid: 'For one line use TextField.',
      keyboard: 'Tab reaches it; Enter begins a new line.',
    },
  },
  args: { label: 'Reason', hint: 'Your instructor reads this.' },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty = {} satisfies Story;

export const Filled = {
  args: { defaultValue: 'The survey closes two days later than planned, so the last answers come in on Friday.' },
} satisfies Story;

export const WithError = { args: { error: 'Please give a reason.' } } satisfies Story;

export const States = {
  ...states({ Disabled: { disabled: true }, Invalid: { error: 'Please give a reason.' } }),
} satisfies Story;

export const LongTextBothDirections = {
  args: {
    label: 'Why do you need more time, and what will you do with it?',
    error: 'Please enter what your instructor asked for, in the form that the hint describes.',
  },
  decorators: [inBothDirections],
} satisfies Story;
