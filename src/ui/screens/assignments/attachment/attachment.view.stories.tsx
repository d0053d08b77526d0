import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { AssignmentFileScreen } from './attachment.view.tsx';

const onDownload = fn();
const file = { name: 'question-log-template.md' };

const meta = {
  title: 'Screens/Assignment file',
  component: AssignmentFileScreen,
  parameters: { machine: 'shell/download' },
} satisfies Meta<typeof AssignmentFileScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Idle = {
  args: { ...file, size: '2.3 kB', view: { state: 'idle', onDownload } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2.3 kB')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Download: question-log-template.md' }));
    await expect(onDownload).toHaveBeenCalledOnce();
  },
} satisfies Story;

export const Downloading = {
  args: { ...file, view: { state: 'downloading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-busy', 'true');
  },
} satisfies Story;

export const Failed = {
  args: {
    ...file,
    view: { state: 'failed', onDownload, reason: 'The file could not be loaded. Please try again.' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The file could not be loaded.');
  },
} satisfies Story;
