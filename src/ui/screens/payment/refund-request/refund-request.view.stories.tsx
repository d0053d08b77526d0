import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { button, type CameFor, retry, textbox } from '../../came-for.fixture.ts';
import { RefundRequestScreen, type RefundRequestView } from './refund-request.view.tsx';

const onSubmit = fn();
const onClose = fn();
const form = { course: 'Data Analytics', onClose };

const meta = {
  title: 'Screens/Refund request',
  component: RefundRequestScreen,
  parameters: {
    machine: 'payment/refund-request',
    layout: 'fullscreen',
    cameFor: {
      closed: null,
      writing: [textbox('Reason'), button('Send Request')],
      'sending.underWay': [button('Sending...')],
      'sending.delayed': retry,
      rejected: [textbox('Reason'), button('Send Request')],
      outdated: [button('Show the Payment')],
    } satisfies CameFor<RefundRequestView>,
  },
} satisfies Meta<typeof RefundRequestScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed = {
  args: { view: { state: 'closed' } },
  play: async () => {
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
} satisfies Story;

/** §payment.30: the reason is optional. */
export const Writing = {
  args: { view: { state: 'writing', ...form, onSubmit } },
  play: async () => {
    await screen.findByRole('dialog', { name: 'Ask for your money back?' });
    await userEvent.click(screen.getByRole('button', { name: 'Send Request' }));
    await expect(onSubmit).toHaveBeenLastCalledWith({ reason: '' });
    await userEvent.type(screen.getByLabelText('Reason'), 'I need another course first.');
    await userEvent.click(screen.getByRole('button', { name: 'Send Request' }));
    await expect(onSubmit).toHaveBeenLastCalledWith({ reason: 'I need another course first.' });
    await userEvent.click(screen.getByRole('button', { name: 'Keep the Course' }));
    await expect(onClose).toHaveBeenCalled();
  },
} satisfies Story;

export const SendingUnderWay = {
  args: { view: { state: 'sending.underWay', ...form } },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Sending...' })).toHaveAttribute('aria-busy', 'true');
  },
} satisfies Story;

export const SendingDelayed = {
  globals: { viewport: { value: 'w320' } },
  args: {
    view: {
      state: 'sending.delayed',
      ...form,
      written: { reason: 'I need another course first.' },
      onSubmit,
      why: 'The server could not be reached. Check your connection and try again.',
    },
  },
  play: async () => {
    await expect(await screen.findByText(/^Not sent yet\./)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await expect(onSubmit).toHaveBeenLastCalledWith({ reason: 'I need another course first.' });
  },
} satisfies Story;

export const Rejected = {
  args: {
    view: { state: 'rejected', ...form, onSubmit, why: 'There was an error sending your request. Please try again.' },
  },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Your refund was not requested');
    await expect(screen.getByRole('button', { name: 'Send Request' })).toBeVisible();
  },
} satisfies Story;

/** §payment.30: the request is refused, and the dialog says what to do next. */
export const Outdated = {
  args: {
    view: {
      state: 'outdated',
      ...form,
      why: 'You could ask for your money back until 20 December 2026. If something is wrong with the course, please write to its instructor.',
    },
  },
  play: async () => {
    await expect(await screen.findByText(/please write to its instructor/)).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Send Request' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Show the Payment' }));
    await expect(onClose).toHaveBeenCalled();
  },
} satisfies Story;
