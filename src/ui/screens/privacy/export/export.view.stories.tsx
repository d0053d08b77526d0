import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../../../primitives/button.tsx';
import { button, type CameFor, retry } from '../../came-for.fixture.ts';
import { DataExportScreen, type DataExportView } from './export.view.tsx';

const onRequest = fn();
const onRetry = fn();
const onDownload = fn();

const meta = {
  title: 'Screens/Data export',
  component: DataExportScreen,
  parameters: {
    machine: 'privacy/export',
    cameFor: {
      loading: null,
      failed: retry,
      none: [button('Prepare My Archive')],
      requesting: [button('Asking...')],
      notRequested: [button('Prepare My Archive')],
      making: [{ role: 'progressbar' }],
      checking: [{ role: 'progressbar' }],
      ready: [button('Download Archive')],
      notMade: [button('Prepare My Archive')],
    } satisfies CameFor<DataExportView>,
  },
} satisfies Meta<typeof DataExportScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading = { args: { view: { state: 'loading' } } } satisfies Story;

export const Failed = {
  args: { view: { state: 'failed', reason: 'It could not be loaded whether there is an archive.', onRetry } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
} satisfies Story;

export const None = {
  args: { view: { state: 'none', onRequest } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Prepare My Archive' }));
    await expect(onRequest).toHaveBeenCalledOnce();
  },
} satisfies Story;

export const Requesting = {
  args: { view: { state: 'requesting' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Asking/ })).toHaveAttribute('aria-busy', 'true');
  },
} satisfies Story;

export const NotRequested = {
  args: { view: { state: 'notRequested', reason: 'Too many tries. Please try again in 20 minutes.', onRequest } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Too many tries.');
    await userEvent.click(canvas.getByRole('button', { name: 'Prepare My Archive' }));
    await expect(onRequest).toHaveBeenCalledOnce();
  },
} satisfies Story;

export const Making = {
  args: { view: { state: 'making', progress: 40 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Preparing your archive' })).toHaveAttribute(
      'aria-valuenow',
      '40',
    );
  },
} satisfies Story;

export const Checking = { args: { view: { state: 'checking', progress: 60 } } } satisfies Story;

export const Ready = {
  args: {
    view: {
      state: 'ready',
      until: '27 November',
      download: <Button onClick={onDownload}>Download Archive</Button>,
      onRequest,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('You can download it until 27 November.');
    await userEvent.click(canvas.getByRole('button', { name: 'Download Archive' }));
    await expect(onDownload).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Prepare a New One' }));
    await expect(onRequest).toHaveBeenCalledOnce();
  },
} satisfies Story;

export const NotMade = {
  args: { view: { state: 'notMade', onRequest } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The archive could not be made');
  },
} satisfies Story;
