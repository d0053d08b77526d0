import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { exampleOffers } from '../../../../api/generated/examples.ts';
import { button, type CameFor, link, retry } from '../../came-for.fixture.ts';
import { OffersScreen, type OffersView } from './offers.view.tsx';

const onClose = fn();
const onRetry = fn();
const onUse = fn();
const offers = exampleOffers.map((offer) => ({ ...offer, ends: 'Monday 23 November, 08:00 GMT', onUse }));

const meta = {
  title: 'Screens/Offers',
  component: OffersScreen,
  parameters: {
    machine: 'dashboard/offers',
    cameFor: {
      closed: null,
      loading: null,
      failed: retry,
      'loaded.results': [button(/^Use this code: /)],
      'loaded.empty': [link('Explore courses')],
    } satisfies CameFor<OffersView>,
  },
} satisfies Meta<typeof OffersScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed = {
  args: { view: { state: 'closed' } },
  play: async () => {
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
} satisfies Story;

export const Loading = {
  args: { view: { state: 'loading', onClose } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Close dialog' }));
    await expect(onClose).toHaveBeenCalledOnce();
  },
} satisfies Story;

export const Failed = {
  args: { view: { state: 'failed', message: 'The offers could not be loaded. Please try again.', onRetry, onClose } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
} satisfies Story;

export const LoadedResults = {
  args: { view: { state: 'loaded.results', offers, onClose } },
  play: async () => {
    await expect(await screen.findByText('25% off any course')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Use this code: LEARN25' }));
    await expect(onUse).toHaveBeenCalledOnce();
  },
} satisfies Story;

export const LoadedEmpty = {
  args: { view: { state: 'loaded.empty', onClose } },
  play: async () => {
    await expect(await screen.findByText('No offer runs for you at the moment.')).toBeVisible();
  },
} satisfies Story;
