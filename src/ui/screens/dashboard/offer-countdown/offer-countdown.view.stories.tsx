import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { button, type CameFor } from '../../came-for.fixture.ts';
import { OfferCountdownScreen, type OfferCountdownView } from './offer-countdown.view.tsx';

const onViewAll = fn();

const meta = {
  title: 'Screens/Offer countdown',
  component: OfferCountdownScreen,
  parameters: {
    machine: 'dashboard/offer-countdown',
    cameFor: {
      loading: [button('View All Offers')],
      counting: [button('View All Offers')],
      undated: [button('View All Offers')],
      expired: [button('View All Offers')],
      past: null,
    } satisfies CameFor<OfferCountdownView>,
  },
} satisfies Meta<typeof OfferCountdownScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading = {
  args: { view: { state: 'loading', onViewAll } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('timer')).toBeNull();
  },
} satisfies Story;

export const Counting = {
  args: {
    view: {
      state: 'counting',
      remaining: { hours: 167, minutes: 59, seconds: 59 },
      ends: 'Monday 23 November, 08:00 GMT',
      onViewAll,
    },
  },
  play: async ({ canvas }) => {
    const timer = canvas.getByRole('timer', { name: 'Time left' });
    await expect(timer).toHaveTextContent(/^167:59:59/);
    await expect(timer).toHaveAttribute('aria-live', 'off');
    await userEvent.click(canvas.getByRole('button', { name: 'View All Offers' }));
    await expect(onViewAll).toHaveBeenCalledOnce();
  },
} satisfies Story;

export const Undated = {
  args: { view: { state: 'undated', remaining: { hours: 23, minutes: 59, seconds: 42 }, onViewAll } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent(/^23:59:42/);
  },
} satisfies Story;

export const Expired = {
  args: { view: { state: 'expired', onViewAll } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Offer expired')).toBeVisible();
    await expect(canvas.queryByRole('timer')).toBeNull();
  },
} satisfies Story;

export const Past = {
  parameters: { specification: '§dashboard.22' },
  args: { view: { state: 'past' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
} satisfies Story;
