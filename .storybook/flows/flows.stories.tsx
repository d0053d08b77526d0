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

/** All of them; axe looks at the first ones, as the others are alike. */
export const Overview = {
  args: { flows },
  tags: ['no-review'],
  parameters: { a11y: { context: { exclude: ['section:nth-of-type(n + 4)'] } } },
} satisfies Story;

export const TwoFlows = {
  args: { flows: flows.filter(({ stem }) => stem === 'catalogue' || stem === 'enrolment') },
  tags: ['no-review'],
  play: async ({ canvas }) => {
    const catalogue = within(canvas.getByRole('region', { name: 'Catalogue' }));
    await expect(catalogue.getByRole('link', { name: 'loaded.empty' })).toHaveAttribute(
      'href',
      './?path=/story/screens-catalogue--loaded-empty',
    );
    await expect(catalogue.getByRole('link', { name: 'Run it' })).toHaveAttribute(
      'href',
      './?path=/story/flows-connected--catalogue',
    );
    await expect(catalogue.getByText('§2 Course catalogue', { exact: false })).toBeVisible();
  },
} satisfies Story;
