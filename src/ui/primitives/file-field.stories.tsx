import type { Meta, StoryObj } from '@storybook/react-vite';
import { FileField } from './file-field.tsx';

const meta = {
  component: FileField,
  args: { label: 'Files', multiple: true, hint: 'Notebooks, PDFs or spreadsheets.' },
} satisfies Meta<typeof FileField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default = {} satisfies Story;

export const WithError = { args: { error: 'Choose at least one file.' } } satisfies Story;
