import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { button, type CameFor } from '../../came-for.fixture.ts';
import { DownloadScreen, type DownloadView } from './download.view.tsx';

const onDownload = fn();

const meta = {
  title: 'Screens/Download',
  component: DownloadScreen,
  parameters: {
    machine: 'shell/download',
    cameFor: {
      idle: [button(/^Download/)],
      downloading: [button('Download')],
      failed: [button('Download'), { role: 'alert' }],
    } satisfies CameFor<DownloadView>,
  },
  args: { label: 'Download', icon: <Download /> },
} satisfies Meta<typeof DownloadScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Idle = {
  args: { view: { state: 'idle', onDownload }, of: 'notes.md' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Download: notes.md' }));
    await expect(onDownload).toHaveBeenCalledOnce();
  },
} satisfies Story;

export const Downloading = {
  args: { view: { state: 'downloading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Download' })).toHaveAttribute('aria-busy', 'true');
  },
} satisfies Story;

export const Failed = {
  args: { view: { state: 'failed', onDownload, reason: 'The file could not be loaded. Please try again.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The file could not be loaded.');
    await userEvent.click(canvas.getByRole('button', { name: 'Download' }));
    await expect(onDownload).toHaveBeenCalledOnce();
  },
} satisfies Story;
