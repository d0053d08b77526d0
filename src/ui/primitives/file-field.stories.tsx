import type { Meta, StoryObj } from '@storybook/react-vite';
import { FileField } from './file-field.tsx';
import { inBothDirections, states } from './story-frames.tsx';

const meta = {
  title: 'Primitives/File field',
  component: FileField,
  tags: ['autodocs'],
  parameters: {
    usage: {
      use: 'Files from the device: a photo, the files of a submission.',
      avoid: 'For text that can be typed use TextArea.',
      keyboard: "Tab reaches it, Enter or Space opens the platform's chooser.",
    },
  },
  args: { label: 'Files', multiple: true, hint: 'Notebooks, PDFs or spreadsheets.' },
} satisfies Meta<typeof FileField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default = {} satisfies Story;

export const WithError = { args: { error: 'Choose at least one file.' } } satisfies Story;

export const States = {
  ...states({ Disabled: { disabled: true }, Invalid: { error: 'Choose at least one file.' } }),
} satisfies Story;

export const LongTextBothDirections = {
  args: {
    hint: 'Notebooks, PDFs or spreadsheets, up to 10 MB each, and no more than twenty of them.',
    error: 'Please enter what your instructor asked for, in the form that the hint describes.',
  },
  decorators: [inBothDirections],
} satisfies Story;
