import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { passkeySlotOf } from '../../account/passkey-confirmation/story-slot.tsx';
import { button, type CameFor } from '../../came-for.fixture.ts';
import { AccountDeletionScreen, type AccountDeletionView } from './deletion.view.tsx';
import { PendingDeletionDialog } from './pending-dialog.tsx';

const onBegin = fn();
const onSubmit = fn();
const onCancel = fn();
const onLeave = fn();
const onKeep = fn();
const onClose = fn();
const onPasskey = fn();
const passkey = passkeySlotOf(onPasskey);
const form = { onSubmit, onCancel, passkey };
const day = '27 November';

const send = [button('Delete in a Week')];

const meta = {
  title: 'Screens/Account deletion',
  component: AccountDeletionScreen,
  parameters: {
    machine: 'privacy/deletion',
    cameFor: {
      offered: [button('Delete My Account')],
      editing: send,
      submitting: [button('Asking for the deletion...')],
      wrongPassword: send,
      rejected: send,
      requested: [button('Go to Sign In')],
      pending: [button('Keep My Account')],
      keeping: [button('Keeping your account...')],
      notKept: [button('Keep My Account')],
    } satisfies CameFor<AccountDeletionView>,
  },
} satisfies Meta<typeof AccountDeletionScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Offered = {
  args: { view: { state: 'offered', onBegin } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete My Account' }));
    await expect(onBegin).toHaveBeenCalledOnce();
  },
} satisfies Story;

export const Editing = {
  args: { view: { state: 'editing', ...form } },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Your password');
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Delete in a Week' }));
    await expect(await canvas.findByText('Please enter your current password.')).toBeVisible();
    await expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.type(field, 'Learning1');
    await userEvent.click(canvas.getByRole('button', { name: 'Delete in a Week' }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith('Learning1'));
    await userEvent.click(canvas.getByRole('button', { name: 'Use a Passkey Instead' }));
    await waitFor(() => expect(onPasskey).toHaveBeenCalledWith({}));
    await userEvent.click(canvas.getByRole('button', { name: 'Keep My Account' }));
    await expect(onCancel).toHaveBeenCalledOnce();
  },
} satisfies Story;

export const Submitting = {
  args: { view: { state: 'submitting', ...form } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Asking for the deletion/ })).toHaveAttribute('aria-busy', 'true');
  },
} satisfies Story;

export const WrongPassword = {
  args: { view: { state: 'wrongPassword', ...form, message: 'The current password is not right.' } },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Your password');
    await waitFor(() => expect(field).toHaveAccessibleDescription('The current password is not right.'));
  },
} satisfies Story;

export const Rejected = {
  args: { view: { state: 'rejected', ...form, message: 'Too many tries. Please try again in a minute.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Too many tries. Please try again in a minute.')).toBeVisible();
  },
} satisfies Story;

export const Requested = {
  args: { view: { state: 'requested', day, onLeave } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your account will be deleted on 27 November')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Go to Sign In' }));
    await expect(onLeave).toHaveBeenCalledOnce();
  },
} satisfies Story;

export const Pending = {
  args: { view: { state: 'pending', day, onKeep } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Keep My Account' }));
    await expect(onKeep).toHaveBeenCalledOnce();
  },
} satisfies Story;

export const Keeping = {
  args: { view: { state: 'keeping', day } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Keeping your account/ })).toHaveAttribute('aria-busy', 'true');
  },
} satisfies Story;

export const NotKept = {
  args: {
    view: { state: 'notKept', day, onKeep, reason: 'Your account could not be kept. Please try again.' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your account could not be kept. Please try again.')).toBeVisible();
  },
} satisfies Story;

/** The dialog after signing in during the week, on every page but the profile. */
export const PendingDialog = {
  name: 'Pending (dialog)',
  args: { view: { state: 'pending', day, onKeep } },
  render: () => <PendingDeletionDialog view={{ state: 'pending', day, onKeep }} onClose={onClose} />,
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Keep your account?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Decide Later' }));
    await expect(onClose).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getByRole('button', { name: 'Keep My Account' }));
    await expect(onKeep).toHaveBeenCalledOnce();
  },
} satisfies Story;

export const NotKeptDialog = {
  name: 'Not Kept (dialog)',
  args: { view: { state: 'pending', day, onKeep } },
  render: () => (
    <PendingDeletionDialog
      view={{ state: 'notKept', day, onKeep, reason: 'Your account could not be kept. Please try again.' }}
      onClose={onClose}
    />
  ),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Keep your account?' }));
    await expect(dialog.getByText('Your account will still be deleted')).toBeVisible();
  },
} satisfies Story;
