import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { CourseMaterialsScreen } from './materials.view.tsx';

const onDownload = fn();

const meta = {
  title: 'Screens/Course materials',
  component: CourseMaterialsScreen,
  parameters: { machine: 'shell/download' },
} satisfies Meta<typeof CourseMaterialsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Idle = {
  args: { view: { state: 'idle', onDownload } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Download Materials' }));
    await expect(onDownload).toHaveBeenCalledOnce();
  },
} satisfies Story;

export const Downloading = {
  args: { view: { state: 'downloading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Download Materials' })).toHaveAttribute('aria-busy', 'true');
  },
} satisfies Story;
