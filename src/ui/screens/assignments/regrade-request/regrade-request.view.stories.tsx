import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { button, type CameFor, retry } from '../../came-for.fixture.ts';
import { RegradeRequestScreen, type RegradeRequestView } from './regrade-request.view.tsx';

const onSubmit = fn();
const onClose = fn();
const open = { assignment: 'Survey clean-up', onClose };
const form = { ...open, grade: 72, isBlind: false };

const meta = {
  title: 'Screens/Regrade request',
  component: RegradeRequestScreen,
  parameters: {
    machine: 'assignments/regrade-request',
    layout: 'fullscreen',
    cameFor: {
      closed: null,
      writing: [button('Send Request')],
      'sending.underWay': [button('Sending...')],
      'sending.delayed': retry,
      rejected: [button('Send Request')],
      outdated: [button('Back to the Feedback')],
    } satisfies CameFor<RegradeRequestView>,
  },
} satisfies Meta<typeof RegradeRequestScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed = {
  args: { view: { state: 'closed' } },
  play: async () => {
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
} satisfies Story;

export const Writing = {
  args: { view: { state: 'writing', ...form, onSubmit } },
  play: async () => {
    await screen.findByRole('dialog', { name: 'Request Regrade' });
    await userEvent.click(screen.getByRole('button', { name: 'Send Request' }));
    await expect(screen.getByText('Please say what should be looked at again.')).toBeVisible();
    await expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.type(screen.getByLabelText('Reason'), 'Line 2 says why.');
    await userEvent.click(screen.getByRole('button', { name: 'Send Request' }));
    await expect(onSubmit).toHaveBeenLastCalledWith({ reason: 'Line 2 says why.' });
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(onClose).toHaveBeenCalled();
  },
} satisfies Story;

/** The name of who asks is hidden from the instructor. */
export const WritingBlind = {
  globals: { viewport: { value: 'w320' } },
  args: { view: { state: 'writing', ...form, isBlind: true, onSubmit } },
  play: async () => {
    await expect(await screen.findByText(/please do not say who you are/)).toBeVisible();
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
      written: { reason: 'Line 2 says why.' },
      onSubmit,
      why: 'The server could not be reached. Check your connection and try again.',
    },
  },
  play: async () => {
    await expect(await screen.findByText(/^Not sent yet\./)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await expect(onSubmit).toHaveBeenLastCalledWith({ reason: 'Line 2 says why.' });
  },
} satisfies Story;

export const Rejected = {
  args: {
    view: { state: 'rejected', ...form, onSubmit, why: 'There was an error sending your request. Please try again.' },
  },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Your request was not sent');
    await expect(screen.getByRole('button', { name: 'Send Request' })).toBeVisible();
  },
} satisfies Story;

/** The request is refused, and the dialog says what to do next. */
export const Outdated = {
  args: {
    view: {
      state: 'outdated',
      ...open,
      why: 'A regrade could be requested until Fri, 4 December 2026, 09:00 UTC. Please write to your instructor.',
    },
  },
  play: async () => {
    await expect(await screen.findByText(/Please write to your instructor/)).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Send Request' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Back to the Feedback' }));
    await expect(onClose).toHaveBeenCalled();
  },
} satisfies Story;
