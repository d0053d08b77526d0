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

/** This story opens first, and axe would delay it by two seconds: axe checks `TwoFlows` instead. */
export const Overview = {
  args: { flows },
  tags: ['no-review'],
  parameters: { a11y: { test: 'off' } },
} satisfies Story;

export const TwoFlows = {
  args: { flows: flows.filter(({ stem }) => stem === 'catalogue/list' || stem === 'payment/enrolment') },
  tags: ['no-review'],
  parameters: { moves: 'the workshop draws its charts one after another' },
  play: async ({ canvas }) => {
    const catalogue = within(canvas.getByRole('region', { name: 'Catalogue: list' }));
    await expect(catalogue.getByRole('link', { name: 'loaded.empty' })).toHaveAttribute(
      'href',
      './?path=/story/screens-catalogue--loaded-empty',
    );
    await expect(catalogue.getByRole('link', { name: 'Run it' })).toHaveAttribute(
      'href',
      './?path=/story/flows-connected--catalogue',
    );
    await expect(catalogue.getByText('§catalogue.1', { exact: false })).toBeVisible();
  },
} satisfies Story;
