import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { exampleInvitation } from '../../../../api/generated/examples.ts';
import { button, type CameFor, field, link, retry } from '../../came-for.fixture.ts';
import { RegistrationScreen, type RegistrationView } from './registration.view.tsx';

const onSubmit = fn();
const onRetry = fn();
const { email, first_name, last_name } = exampleInvitation;
const form = { fullName: `${first_name} ${last_name}`, email, password: '', onSubmit };
const filled = { ...form, password: 'Learning1' };

const meta = {
  title: 'Screens/Registration',
  component: RegistrationScreen,
  parameters: {
    layout: 'fullscreen',
    machine: 'account/registration',
    path: '/registration',
    cameFor: {
      missing: [link('Return to Home')],
      validating: null,
      unchecked: retry,
      invalid: [link('Return to Home')],
      editing: [field('Password'), button('Create Account')],
      submitting: [button('Creating Account...')],
      rejected: [field('Password'), button('Create Account')],
      registered: [link('Sign in')],
    } satisfies CameFor<RegistrationView>,
  },
} satisfies Meta<typeof RegistrationScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Missing = {
  args: { view: { state: 'missing' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Invalid Access' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  },
} satisfies Story;

export const Validating = {
  args: { view: { state: 'validating' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Validating your invitation...');
  },
} satisfies Story;

export const Unchecked = {
  args: {
    view: {
      state: 'unchecked',
      message: 'Failed to validate token',
      onRetry,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to validate token');
    await expect(canvas.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
} satisfies Story;

export const Invalid = {
  args: { view: { state: 'invalid', message: 'The provided token is invalid or has expired.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Invalid Invitation' })).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent('The provided token is invalid or has expired.');
    await expect(canvas.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  },
} satisfies Story;

export const Editing = {
  args: { view: { state: 'editing', form } },
  play: async ({ canvas, step }) => {
    const password = canvas.getByLabelText('Password');
    const confirm = canvas.getByLabelText('Confirm Password');
    await expect(canvas.getByLabelText('Full Name')).toHaveValue('Noor Haddad');
    await expect(canvas.getByLabelText('Full Name')).toBeDisabled();
    await expect(canvas.getByLabelText('Email')).toHaveValue(email);
    await expect(canvas.getByLabelText('Email')).toBeDisabled();
    await step('each rule speaks on touch', async () => {
      await userEvent.type(password, 'abc');
      await userEvent.tab();
      await expect(await canvas.findByText('Password must be at least 6 characters long')).toBeVisible();
      await userEvent.type(password, 'defg');
      await expect(await canvas.findByText('Password must contain at least one uppercase letter')).toBeVisible();
      await userEvent.type(password, 'H');
      await expect(await canvas.findByText('Password must contain at least one number')).toBeVisible();
      await userEvent.type(password, '1');
      await userEvent.type(confirm, 'abcdefgH');
      await userEvent.click(canvas.getByRole('button', { name: 'Create Account' }));
      await expect(await canvas.findByText('Passwords do not match')).toBeVisible();
      await expect(confirm).toHaveFocus();
      await expect(confirm).toHaveAccessibleDescription('Passwords do not match');
      await expect(onSubmit).not.toHaveBeenCalled();
    });
    await userEvent.type(confirm, '1');
    await userEvent.click(canvas.getByRole('button', { name: 'Create Account' }));
    await expect(onSubmit.mock.calls).toEqual([['abcdefgH1']]);
  },
} satisfies Story;

export const Submitting = {
  args: { view: { state: 'submitting', form: filled } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Creating Account...' }));
    await expect(onSubmit).not.toHaveBeenCalled();
  },
} satisfies Story;

export const Rejected = {
  args: { view: { state: 'rejected', form: filled, message: 'Registration failed. Please try again.', field: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Registration failed. Please try again.');
    await expect(canvas.getByLabelText('Password')).toHaveValue('Learning1');
    await userEvent.click(canvas.getByRole('button', { name: 'Create Account' }));
    await expect(onSubmit.mock.calls).toEqual([['Learning1']]);
  },
} satisfies Story;

const common = 'This password is one of the most common and would soon be guessed. Please choose another.';

/** The server refuses the password: its field says so and has the focus. */
export const RejectedPassword = {
  args: { view: { state: 'rejected', form: filled, message: common, field: 'password' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Password')).toHaveFocus();
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription(expect.stringContaining(common));
  },
} satisfies Story;

export const Registered = {
  args: { view: { state: 'registered' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
  },
} satisfies Story;
