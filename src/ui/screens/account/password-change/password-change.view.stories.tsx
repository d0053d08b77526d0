import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { button, type CameFor, field } from '../../came-for.fixture.ts';
import { PasswordChangeScreen, type PasswordChangeView } from './password-change.view.tsx';

const onSubmit = fn();
const onType = fn();

const form = [field('Current password'), button('Change Password')];

const meta = {
  title: 'Screens/Password change',
  component: PasswordChangeScreen,
  parameters: {
    machine: 'account/password-change',
    cameFor: {
      empty: form,
      editing: form,
      submitting: [button('Changing password...')],
      wrongPassword: form,
      rejected: form,
    } satisfies CameFor<PasswordChangeView>,
  },
} satisfies Meta<typeof PasswordChangeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty = {
  args: { view: { state: 'empty', onSubmit, onType } },
  play: async ({ canvas }) => {
    const current = canvas.getByLabelText('Current password');
    await expect(current).toHaveValue('');
    await userEvent.click(canvas.getByRole('button', { name: 'Change Password' }));
    await waitFor(() => expect(current).toHaveFocus());
    await expect(onType).not.toHaveBeenCalled();
    await userEvent.keyboard('L');
    await expect(onType).toHaveBeenCalledOnce();
    await expect(current).toHaveValue('L');
  },
} satisfies Story;

export const Editing = {
  args: { view: { state: 'editing', onSubmit } },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Change Password' });
    const current = canvas.getByLabelText('Current password');
    await userEvent.click(button);
    await waitFor(() => expect(current).toHaveFocus());
    await userEvent.type(current, 'Learning1');
    await userEvent.type(canvas.getByLabelText('New password'), 'learning');
    await userEvent.type(canvas.getByLabelText('Confirm new password'), 'Learning2');
    await userEvent.tab();
    await expect(await canvas.findByText('Password must contain at least one uppercase letter')).toBeVisible();
    await userEvent.clear(canvas.getByLabelText('New password'));
    await userEvent.type(canvas.getByLabelText('New password'), 'Learning3');
    await userEvent.click(button);
    await expect(await canvas.findByText('Passwords do not match')).toBeVisible();
    await expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.clear(canvas.getByLabelText('Confirm new password'));
    await userEvent.type(canvas.getByLabelText('Confirm new password'), 'Learning3');
    await userEvent.click(button);
    await waitFor(() =>
      expect(onSubmit).toHaveBeenCalledWith({ currentPassword: 'Learning1', newPassword: 'Learning3' }),
    );
  },
} satisfies Story;

export const Submitting = { args: { view: { state: 'submitting', onSubmit } } } satisfies Story;

export const WrongPassword = {
  args: { view: { state: 'wrongPassword', onSubmit, message: 'The current password is not right.' } },
  play: async ({ canvas }) => {
    const current = canvas.getByLabelText('Current password');
    await waitFor(() => expect(current).toHaveFocus());
    await expect(current).toHaveAccessibleDescription('The current password is not right.');
  },
} satisfies Story;

export const Rejected = {
  args: { view: { state: 'rejected', onSubmit, message: 'Too many tries. Please wait a minute.', field: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Too many tries.');
  },
} satisfies Story;

const common = 'This password is one of the most common and would soon be guessed. Please choose another.';

/** The server refuses the new password: its field says so and has the focus. */
export const RejectedPassword = {
  args: { view: { state: 'rejected', onSubmit, message: common, field: 'newPassword' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('New password')).toHaveFocus();
    await expect(canvas.getByLabelText('New password')).toHaveAccessibleDescription(expect.stringContaining(common));
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
} satisfies Story;
