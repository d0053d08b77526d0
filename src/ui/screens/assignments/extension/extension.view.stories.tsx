import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent } from 'storybook/test';
import { button, type CameFor, field, retry } from '../../came-for.fixture.ts';
import { AssignmentExtensionScreen, type AssignmentExtensionView } from './extension.view.tsx';

const onSubmit = fn();
const onClose = fn();
const open = { assignment: 'Question log', due: 'Fri, 27 Nov 2026, 17:00 GMT', onClose };
const form = { ...open, earliest: '2026-11-28', latest: '2027-11-27' };

const meta = {
  title: 'Screens/Assignment extension',
  component: AssignmentExtensionScreen,
  parameters: {
    machine: 'assignments/extension',
    layout: 'fullscreen',
    cameFor: {
      closed: null,
      writing: [field('Reason'), button('Send Request')],
      'sending.underWay': [button('Sending...')],
      'sending.delayed': retry,
      rejected: [field('Reason'), button('Send Request')],
      requested: [button('Close')],
    } satisfies CameFor<AssignmentExtensionView>,
  },
} satisfies Meta<typeof AssignmentExtensionScreen>;
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
    await screen.findByRole('dialog', { name: 'Request Extension' });
    const send = screen.getByRole('button', { name: 'Send Request' });
    await userEvent.click(send);
    await expect(screen.getByText('Please say why you need more time.')).toBeVisible();
    await expect(screen.getByLabelText('Reason')).toHaveFocus();
    await userEvent.type(screen.getByLabelText('Reason'), 'I am at a conference.');
    await fireEvent.change(screen.getByLabelText('Proposed date'), { target: { value: '2026-11-27' } });
    await userEvent.click(send);
    await expect(screen.getByText('Please choose a future date after the due date.')).toBeVisible();
    await expect(onSubmit).not.toHaveBeenCalled();
    await fireEvent.change(screen.getByLabelText('Proposed date'), { target: { value: '2026-12-02' } });
    await userEvent.click(send);
    await expect(onSubmit).toHaveBeenCalledWith({ reason: 'I am at a conference.', day: '2026-12-02' });
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
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
      written: { reason: 'I am at a conference.', day: '2026-12-02' },
      onSubmit,
      why: 'The server could not be reached. Check your connection and try again.',
    },
  },
  play: async () => {
    await expect(await screen.findByText(/^Not sent yet\./)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await expect(onSubmit).toHaveBeenCalledWith({ reason: 'I am at a conference.', day: '2026-12-02' });
  },
} satisfies Story;

export const Rejected = {
  args: {
    view: {
      state: 'rejected',
      ...form,
      onSubmit,
      why: 'The proposed date must be after the due date.',
    },
  },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Your request was not sent');
    await expect(screen.getByRole('button', { name: 'Send Request' })).toBeVisible();
  },
} satisfies Story;

export const Requested = {
  args: {
    view: {
      state: 'requested',
      ...open,
      reason: 'I am at a conference until Thursday.',
      proposed: 'Wed, 2 Dec 2026, 17:00 GMT',
      asked: 'Fri, 20 Nov 2026, 09:00 GMT',
    },
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Extension requested' });
    await expect(dialog).toHaveTextContent('Wed, 2 Dec 2026, 17:00 GMT');
  },
} satisfies Story;
