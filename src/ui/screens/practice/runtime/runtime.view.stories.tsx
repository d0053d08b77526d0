import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { button, type CameFor } from '../../came-for.fixture.ts';
import { RuntimeScreen, type RuntimeView } from './runtime.view.tsx';

const onLoad = fn();
const onCancel = fn();

const meta = {
  title: 'Screens/Exercise runtime',
  component: RuntimeScreen,
  parameters: {
    machine: 'practice/runtime',
    cameFor: {
      notProvided: null,
      unsupported: null,
      waiting: [button(/^Load /)],
      loading: [{ role: 'progressbar' }, button('Cancel')],
      offline: [button('Try again')],
      notLoaded: [button('Try again')],
      ready: null,
    } satisfies CameFor<RuntimeView>,
  },
} satisfies Meta<typeof RuntimeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotProvided = {
  args: { view: { state: 'notProvided', packages: 'pandas' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/needs pandas, which this site does not have/)).toBeVisible();
  },
} satisfies Story;

export const Unsupported = { args: { view: { state: 'unsupported', language: 'Python' } } } satisfies Story;

export const Opening = {
  args: { view: { state: 'waiting', language: 'SQL', megabytes: '0.3', isKept: true, onLoad } },
} satisfies Story;

export const Waiting = {
  args: { view: { state: 'waiting', language: 'Python', megabytes: '5.2', isKept: true, onLoad } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/loaded once, 5.2 MB/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Load Python' }));
    await expect(onLoad).toHaveBeenCalledOnce();
  },
} satisfies Story;

export const WaitingForPackages = {
  globals: { viewport: { value: 'w320' } },
  args: { view: { state: 'waiting', language: 'Python with pandas', megabytes: '23.4', isKept: false, onLoad } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Up to 23.4 MB are loaded/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Load Python with pandas' })).toBeVisible();
  },
} satisfies Story;

export const Loading = {
  globals: { viewport: { value: 'w320' } },
  args: {
    view: { state: 'loading', language: 'Python', progress: { loaded: 2_100_000, total: 5_200_000 }, onCancel },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '2.1 of 5.2 MB');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(onCancel).toHaveBeenCalledOnce();
  },
} satisfies Story;

export const LoadingBegun = {
  args: { view: { state: 'loading', language: 'SQL', progress: null, onCancel } },
} satisfies Story;

export const Offline = {
  args: { view: { state: 'offline', language: 'Python', onLoad } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('You are offline');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onLoad).toHaveBeenCalledOnce();
  },
} satisfies Story;

export const NotLoaded = {
  args: { view: { state: 'notLoaded', language: 'SQL', onLoad } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('SQL could not be loaded');
  },
} satisfies Story;

export const Ready = { args: { view: { state: 'ready' } } } satisfies Story;
