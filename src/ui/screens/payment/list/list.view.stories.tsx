import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { button, type CameFor, link, retry } from '../../came-for.fixture.ts';
import { expectToFit, longName, longTitle, longWord } from '../../extremes.fixture.ts';
import { PaymentsScreen, type PaymentsView } from './list.view.tsx';

const onRetry = fn();
const onMore = fn();
const onPrint = fn();
const onAsk = fn();

const analytics = {
  id: 'cs_5d7a3f1e9b20',
  status: 'paid',
  course: 'Data Analytics',
  to: '/courses/data-analytics',
  currency: 'GBP',
  amount: 299.99,
  discount: 75,
  total: 224.99,
  promotionCode: 'LEARN25',
  isOtherAmount: false,
  paidOn: '20 November 2026',
  payer: 'Ada Okafor',
  moneyBack: { is: 'open', until: 'Sun, 20 Dec 2026, 09:30\u00a0GMT', onAsk },
} as const;
const ethics = {
  id: 'cs_8c2e6b4f7a13',
  status: 'refunded',
  course: 'Data Ethics',
  to: '/courses/data-ethics',
  currency: 'GBP',
  amount: 4.99,
  discount: 0,
  total: 4.99,
  isOtherAmount: false,
  paidOn: '12 November 2026',
  payer: 'Ada Okafor',
} as const;
const listed = { items: [analytics, ethics], onPrint };

const first = [button(/^Print Receipt: /)];

const meta = {
  title: 'Screens/Payments',
  component: PaymentsScreen,
  parameters: {
    layout: 'fullscreen',
    machine: 'payment/list',
    cameFor: {
      loading: null,
      failed: retry,
      empty: [link('Browse Courses')],
      'listed.ready': first,
      'listed.loadingMore': first,
      'listed.moreFailed': first,
    } satisfies CameFor<PaymentsView>,
  },
} satisfies Meta<typeof PaymentsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading = { args: { view: { state: 'loading' } } } satisfies Story;

export const Failed = {
  args: { view: { state: 'failed', message: 'Failed to load your payments. Please try again later.', onRetry } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
} satisfies Story;

export const Empty = {
  args: { view: { state: 'empty', coursesTo: '/courses' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Browse Courses' })).toHaveAttribute('href', '/courses');
  },
} satisfies Story;

export const ListedReady = {
  args: { view: { state: 'listed.ready', ...listed, onMore } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('\u2212£75 (LEARN25)')).toBeVisible();
    await expect(canvas.getByText('£224.99')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Print Receipt: Data Ethics' }));
    await expect(onPrint).toHaveBeenCalledOnce();
    window.dispatchEvent(new Event('afterprint'));
    await userEvent.click(canvas.getByRole('button', { name: 'Show More' }));
    await expect(onMore).toHaveBeenCalledOnce();
  },
} satisfies Story;

/** §payment.31: a refund is possible, requested or too late. Nothing is said once it is made, or the bank decides. */
export const ListedReadyMoneyBack = {
  args: {
    view: {
      state: 'listed.ready',
      onPrint,
      items: [
        analytics,
        {
          ...analytics,
          id: 'asked',
          course: 'Time Series',
          status: 'moneyBackAsked',
          moneyBack: { is: 'asked', on: '26 November 2026' },
        },
        {
          ...analytics,
          id: 'over',
          course: 'Business Intelligence',
          paidOn: '2 October 2026',
          moneyBack: { is: 'over', until: 'Sun, 1 Nov 2026, 09:30\u00a0GMT' },
        },
        ethics,
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^You can ask for your money back until/)).toBeVisible();
    await expect(canvas.getByText('Refund requested')).toBeVisible();
    await expect(canvas.getByText(/^Refund requested on 26 November 2026\./)).toBeVisible();
    await expect(canvas.getByText(/^You could ask for your money back until Sun, 1 Nov 2026/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Ask for Your Money Back/ }));
    await expect(onAsk).toHaveBeenCalledOnce();
  },
} satisfies Story;

/** An amount that differs from the total was paid and accepted, so no amount is called "paid". */
export const ListedReadyOtherAmount = {
  args: {
    view: {
      state: 'listed.ready',
      onPrint,
      items: [
        { ...analytics, isOtherAmount: true },
        { ...ethics, status: 'disputed' },
        { ...ethics, id: 'part', course: 'Time Series', status: 'partlyRefunded' },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^You paid a different amount/)).toBeVisible();
    await expect(canvas.getByText('Total asked for')).toBeVisible();
    await expect(canvas.getByText('Disputed')).toBeVisible();
    await expect(canvas.getByText('Returned in part')).toBeVisible();
  },
} satisfies Story;

/** Long names, and a word that breaks nowhere. */
export const ListedReadyLongNames = {
  // A title of several lines.
  parameters: { cameFor: { 'listed.ready': [link(longTitle)] } },
  globals: { viewport: { value: 'w320' } },
  args: {
    view: {
      state: 'listed.ready',
      onPrint,
      items: [
        { ...analytics, course: longTitle, payer: longName },
        { ...ethics, course: longWord, payer: longWord },
        { ...analytics, id: 'asked', status: 'moneyBackAsked', course: longWord, payer: longWord },
      ],
    },
  },
  play: expectToFit,
} satisfies Story;

export const ListedLoadingMore = {
  args: { view: { state: 'listed.loadingMore', ...listed } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Loading...' })).toHaveAttribute('aria-busy', 'true');
  },
} satisfies Story;

export const ListedMoreFailed = {
  args: { view: { state: 'listed.moreFailed', ...listed, message: 'Please try again.', onMore } },
  play: async ({ canvas }) => {
    onMore.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(onMore).toHaveBeenCalledOnce();
  },
} satisfies Story;
