import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { button, type CameFor, retry, textbox } from '../../came-for.fixture.ts';
import { EnrolmentScreen, type EnrolmentView } from './enrolment.view.tsx';

const onPay = fn();
const onClose = fn();
const onRetry = fn();
const onApply = fn();
const dialog = { courseTitle: 'Data Analytics', onClose };
const payment = {
  ...dialog,
  quote: { courseId: 'data-analytics', currency: 'GBP', amount: 299.99, discount: 0, total: 299.99 },
  code: '',
  onCode: fn(),
  onApply: undefined,
  onPay,
};
const reduced = {
  ...payment,
  quote: {
    courseId: 'data-analytics',
    currency: 'GBP',
    amount: 299.99,
    discount: 75,
    total: 224.99,
    promotionCode: 'LEARN25',
  },
  code: 'LEARN25',
  onApply,
};

const pay = [button('Pay Now')];

const meta = {
  title: 'Screens/Enrolment',
  component: EnrolmentScreen,
  parameters: {
    machine: 'payment/enrolment',
    cameFor: {
      closed: null,
      enrolling: null,
      'open.quoting': null,
      'open.quotingWithoutCode': null,
      'open.quotingAgain': null,
      'open.failed': retry,
      'open.ready': pay,
      'open.codeRefused': [textbox(/^Promotion code/), ...pay],
      'open.checkingOut': [button('Opening checkout...')],
      'open.leaving': [button('Opening checkout...')],
      'open.refused': pay,
    } satisfies CameFor<EnrolmentView>,
  },
} satisfies Meta<typeof EnrolmentScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed = {
  args: { view: { state: 'closed' } },
  play: async () => {
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
} satisfies Story;

export const Enrolling = { args: { view: { state: 'enrolling' } } } satisfies Story;
export const OpenQuoting = { args: { view: { state: 'open.quoting', ...dialog } } } satisfies Story;
export const OpenQuotingAgain = { args: { view: { state: 'open.quotingAgain', ...dialog } } } satisfies Story;
export const OpenQuotingWithoutCode = {
  args: { view: { state: 'open.quotingWithoutCode', ...dialog } },
} satisfies Story;

export const OpenFailed = {
  args: {
    view: {
      state: 'open.failed',
      ...dialog,
      onRetry,
      message: 'The server could not be reached. Check your connection and try again.',
    },
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
} satisfies Story;

export const OpenReady = {
  args: { view: { state: 'open.ready', ...payment } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Pay Now' }));
    await expect(onPay).toHaveBeenCalledOnce();
    await expect(screen.getByText('£299.99')).toBeVisible();
  },
} satisfies Story;

export const OpenReadyReduced = {
  args: { view: { state: 'open.ready', ...reduced } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Apply' }));
    await expect(onApply).toHaveBeenCalledOnce();
    await expect(screen.getByText('£224.99')).toBeVisible();
  },
} satisfies Story;

export const OpenCodeRefused = {
  args: {
    view: {
      state: 'open.codeRefused',
      ...payment,
      code: 'LEARN99',
      onApply,
      message: 'This promotion code is not valid.',
    },
  },
  play: async () => {
    await expect(await screen.findByLabelText(/Promotion code/)).toHaveAccessibleDescription(/not valid/);
  },
} satisfies Story;

export const OpenCheckingOut = { args: { view: { state: 'open.checkingOut', ...payment } } } satisfies Story;

export const OpenRefused = {
  args: {
    view: {
      state: 'open.refused',
      ...payment,
      message: 'The checkout could not be started. Nothing was charged. Please try again.',
    },
  },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Nothing was charged');
  },
} satisfies Story;

export const OpenLeaving = {
  args: { view: { state: 'open.leaving', ...payment } },
  play: async () => {
    const pay = await screen.findByRole('button', { name: /Opening checkout/ });
    await userEvent.click(pay);
    await expect(onPay).not.toHaveBeenCalled();
  },
} satisfies Story;
