import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import {
  exampleResourceElsewhere,
  exampleResourceOfVideo,
  exampleResourcePage,
} from '../../../../api/generated/examples.ts';
import { type CameFor, heading, link, retry } from '../../came-for.fixture.ts';
import { Stills } from '../../lesson/video/stills.tsx';
import { ResourceScreen, type ResourceView } from './detail.view.tsx';

const onRetry = fn();

const meta = {
  title: 'Screens/Resource',
  component: ResourceScreen,
  parameters: {
    layout: 'fullscreen',
    machine: 'resources/detail',
    cameFor: {
      loading: null,
      failed: retry,
      notFound: [link('Back to Learning Resources')],
      loaded: [heading('Five questions, in this order')],
    } satisfies CameFor<ResourceView>,
  },
} satisfies Meta<typeof ResourceScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const { media } = exampleResourceOfVideo.video ?? {};
const chapters = media?.kind === 'scenes' ? media.chapters : [];

export const Loading = { args: { view: { state: 'loading' } } } satisfies Story;

export const Failed = {
  args: { view: { state: 'failed', message: 'Failed to load the resource. Please try again later.', onRetry } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
} satisfies Story;

export const NotFound = {
  args: { view: { state: 'notFound' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Resource not found');
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/resources');
  },
} satisfies Story;

export const Loaded = {
  args: { view: { state: 'loaded', ...exampleResourcePage } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Five questions, in this order');
    await expect(canvas.getByRole('table')).toBeVisible();
  },
} satisfies Story;

/** The text of a video is its transcript, so it is not shown a second time. */
export const LoadedVideo = {
  parameters: { specification: '§resources.9', cameFor: { loaded: [{ role: 'img' }] } },
  args: {
    view: {
      state: 'loaded',
      ...exampleResourceOfVideo,
      player: <Stills chapters={chapters} seconds={0} onSeek={fn()} />,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 min')).toBeVisible();
    await expect(canvas.getAllByRole('heading', { name: 'Transcript' })).toHaveLength(1);
  },
} satisfies Story;

export const LoadedElsewhere = {
  parameters: { cameFor: { loaded: [link(/Download Resource/)] } },
  args: { view: { state: 'loaded', ...exampleResourceElsewhere, elsewhere: exampleResourceElsewhere.url } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Download Resource/ })).toHaveAttribute('target', '_blank');
  },
} satisfies Story;
