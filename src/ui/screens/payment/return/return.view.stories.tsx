import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { examplePaymentConfirmed } from '../../../../api/generated/examples.ts';
import { button, type CameFor, link } from '../../came-for.fixture.ts';
import { PaymentReturnScreen, type PaymentReturnView } from './return.view.tsx';

const onRetry = fn();
const { sessionId: transactionId, courseTitle, courseId } = examplePaymentConfirmed;
const course = { courseTitle, courseTo: `/courses/${courseId}` };

/** The links in their order: what comes next is first. */
const waysOn = (canvas: { getAllByRole: (role: 'link') => HTMLElement[] }) =>
  canvas.getAllByRole('link').map(({ textContent }) => textContent);

const dashboard = [link('Go to Dashboard')];

const meta = {
  title: 'Screens/Payment return',
  component: PaymentReturnScreen,
  parameters: {
    layout: 'fullscreen',
    machine: 'payment/return',
    cameFor: {
      missing: dashboard,
      checking: dashboard,
      pending: dashboard,
      confirmed: [link('Start learning')],
      failed: [link('Try again')],
      disputed: dashboard,
      refunded: [link('Back to the course')],
      review: dashboard,
      unknown: [button('Check again')],
    } satisfies CameFor<PaymentReturnView>,
  },
} satisfies Meta<typeof PaymentReturnScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Missing = { args: { view: { state: 'missing' } } } satisfies Story;
export const Checking = { args: { view: { state: 'checking', transactionId } } } satisfies Story;
export const Pending = { args: { view: { state: 'pending', transactionId } } } satisfies Story;

export const Confirmed = {
  args: { view: { state: 'confirmed', transactionId, ...course } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(`Transaction ID: ${transactionId}`)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to Dashboard' })).toHaveAttribute('href', '/dashboard');
    await expect(waysOn(canvas)).toEqual(['See your receipt', 'Start learning', 'Go to Dashboard', 'Return Home']);
    await expect(canvas.getByRole('link', { name: 'See your receipt' })).toHaveAttribute('href', '/payments');
  },
} satisfies Story;

export const Failed = {
  args: { view: { state: 'failed', transactionId, ...course } },
  play: async ({ canvas }) => {
    await expect(waysOn(canvas)).toEqual(['Try again', 'Go to Dashboard', 'Return Home']);
  },
} satisfies Story;

export const Disputed = { args: { view: { state: 'disputed', transactionId, ...course } } } satisfies Story;
export const Refunded = { args: { view: { state: 'refunded', transactionId, ...course } } } satisfies Story;
export const Review = { args: { view: { state: 'review', transactionId, ...course } } } satisfies Story;

export const Unknown = {
  args: { view: { state: 'unknown', transactionId, onRetry } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Check again' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
} satisfies Story;
