import { flows } from 'virtual:flows';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { FlowsPage } from './flows-page.tsx';

const meta = {
  title: 'Flows/All flows',
  component: FlowsPage,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof FlowsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview = {
  args: { flows },
  play: async ({ canvas }) => {
    const catalogue = within(canvas.getByRole('region', { name: 'Catalogue' }));
    await expect(catalogue.getByRole('link', { name: 'loaded.empty' })).toHaveAttribute(
      'href',
      './?path=/story/screens-catalogue--loaded-empty',
    );
    await expect(catalogue.getByText('§2 Course catalogue', { exact: false })).toBeVisible();
  },
} satisfies Story;
