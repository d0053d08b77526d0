import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { button, type CameFor, field, link } from '../../came-for.fixture.ts';
import { ResetPasswordScreen, type ResetPasswordView } from './reset-password.view.tsx';

const onSubmit = fn();
const form = { password: '', onSubmit };
const filled = { password: 'Learning2', onSubmit };

const meta = {
  title: 'Screens/Reset password',
  component: ResetPasswordScreen,
  parameters: {
    layout: 'fullscreen',
    machine: 'account/reset-password',
    path: '/reset-password',
    cameFor: {
      missing: [link('Request a new link')],
      refused: [link('Request a new link')],
      editing: [field('New Password'), button('Change Password')],
      submitting: [button('Changing Password...')],
      rejected: [field('New Password'), button('Change Password')],
      changed: [link('Sign in')],
    } satisfies CameFor<ResetPasswordView>,
  },
} satisfies Meta<typeof ResetPasswordScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Missing = {
  args: { view: { state: 'missing' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Request a new link' })).toHaveAttribute('href', '/forgot-password');
  },
} satisfies Story;

export const Editing = {
  args: { view: { state: 'editing', form } },
  play: async ({ canvas }) => {
    const password = canvas.getByLabelText('New Password');
    const confirm = canvas.getByLabelText('Confirm Password');
    await userEvent.click(canvas.getByRole('button', { name: 'Change Password' }));
    await expect(await canvas.findByText('Password must be at least 6 characters long')).toBeVisible();
    await expect(password).toHaveFocus();
    await userEvent.type(password, 'Learning2');
    await userEvent.type(confirm, 'Learning2');
    await userEvent.click(canvas.getByRole('button', { name: 'Change Password' }));
    await expect(onSubmit.mock.calls).toEqual([['Learning2']]);
  },
} satisfies Story;

export const Submitting = {
  args: { view: { state: 'submitting', form: filled } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Changing Password...' }));
    await expect(onSubmit).not.toHaveBeenCalled();
  },
} satisfies Story;

export const Rejected = {
  args: {
    view: {
      state: 'rejected',
      form: filled,
      message: 'The server took too long to answer. Please try again.',
      field: null,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The server took too long to answer.');
    await userEvent.click(canvas.getByRole('button', { name: 'Change Password' }));
    await expect(onSubmit.mock.calls).toEqual([['Learning2']]);
  },
} satisfies Story;

const common = 'This password is one of the most common and would soon be guessed. Please choose another.';

/** The server refuses the password: its field says so and has the focus. */
export const RejectedPassword = {
  args: { view: { state: 'rejected', form: filled, message: common, field: 'password' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('New Password')).toHaveFocus();
    await expect(canvas.getByLabelText('New Password')).toHaveAccessibleDescription(expect.stringContaining(common));
  },
} satisfies Story;

export const Refused = {
  args: { view: { state: 'refused', message: 'The provided token is invalid or has expired.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The provided token is invalid or has expired.');
    await expect(canvas.getByRole('link', { name: 'Request a new link' })).toHaveAttribute('href', '/forgot-password');
  },
} satisfies Story;

export const Changed = {
  args: { view: { state: 'changed' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
  },
} satisfies Story;
