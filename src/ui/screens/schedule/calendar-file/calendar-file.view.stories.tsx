import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ClassCalendarScreen } from './calendar-file.view.tsx';

const onDownload = fn();
const title = 'Office hours';

const meta = {
  title: 'Screens/Class calendar',
  component: ClassCalendarScreen,
  parameters: { machine: 'shell/download' },
} satisfies Meta<typeof ClassCalendarScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Idle = {
  args: { title, view: { state: 'idle', onDownload } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add to calendar: Office hours' }));
    await expect(onDownload).toHaveBeenCalledOnce();
  },
} satisfies Story;

export const Downloading = {
  args: { title, view: { state: 'downloading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-busy', 'true');
  },
} satisfies Story;

export const Failed = {
  args: { title, view: { state: 'failed', onDownload, reason: 'The file could not be loaded. Please try again.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The file could not be loaded.');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry: Office hours' }));
    await expect(onDownload).toHaveBeenCalledOnce();
  },
} satisfies Story;
