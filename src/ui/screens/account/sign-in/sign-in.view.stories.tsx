import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import type { SignInView } from '../../../parts/account/sign-in-form.tsx';
import { Button } from '../../../primitives/button.tsx';
import { button, type CameFor, field } from '../../came-for.fixture.ts';
import { SignInScreen } from './sign-in.view.tsx';

const onSubmit = fn();
const onForgot = fn();
const onRememberMe = fn();
const onEmail = fn();
const onBack = fn();
const onRequest = fn();

const values = { email: 'student@example.com', password: 'Learning1', rememberMe: true };
const callbacks = { onEmail, onRememberMe, onSubmit, onForgot };
const empty = { values: { email: '', password: '', rememberMe: false }, ...callbacks };
const filled = { values, ...callbacks };
const forgot = { email: 'student@example.com', onEmail, onSubmit: onRequest, onBack };

const meta = {
  title: 'Screens/Sign in',
  component: SignInScreen,
  parameters: {
    layout: 'fullscreen',
    machine: 'account/sign-in',
    path: '/login',
    cameFor: {
      'login.editing': [field('Email'), button('Sign In')],
      'login.submitting': [button('Signing in...')],
      'login.identifying': [button('Signing in...')],
      'login.rejected': [field('Email'), button('Sign In')],
      signedIn: [button('Signing in...')],
      secondStep: [button('Back to Login')],
      'forgot.editing': [field('Email'), button('Send Reset Link')],
      'forgot.submitting': [button('Sending Reset Link...')],
      'forgot.rejected': [field('Email'), button('Send Reset Link')],
      'forgot.sent': [button('Back to Login')],
    } satisfies CameFor<SignInView>,
  },
} satisfies Meta<typeof SignInScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LoginEditing = {
  args: {
    view: { state: 'login.editing', form: empty },
    passkey: (
      <Button variant="secondary" size="lg" full>
        Sign in with a passkey
      </Button>
    ),
  },
  play: async ({ canvas, step }) => {
    const email = canvas.getByLabelText('Email');
    const password = canvas.getByLabelText('Password');
    await step('an empty form says what is missing, and goes to the first mistake', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }));
      await expect(await canvas.findByText('Please enter a valid email address.')).toBeVisible();
      await expect(canvas.getByText('Password must be at least 6 characters.')).toBeVisible();
      await expect(email).toHaveFocus();
      await expect(onSubmit).not.toHaveBeenCalled();
    });
    await step('the password can be seen', async () => {
      await userEvent.type(password, values.password);
      await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
      await expect(password).toHaveAttribute('type', 'text');
    });
    await step('what is right is handed over', async () => {
      await userEvent.type(email, values.email);
      await expect(onEmail).toHaveBeenLastCalledWith(values.email);
      await userEvent.click(canvas.getByLabelText('Remember me'));
      await expect(onRememberMe).toHaveBeenCalledWith(true);
      await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }));
      await expect(onSubmit.mock.lastCall?.[0]).toEqual(values);
    });
    await userEvent.click(canvas.getByRole('link', { name: 'Forgot password' }));
    await expect(onForgot).toHaveBeenCalledOnce();
  },
} satisfies Story;

const busy = async ({
  canvas,
}: {
  canvas: { getByRole: (role: 'button', options: { name: string }) => HTMLElement };
}) => {
  const button = canvas.getByRole('button', { name: 'Signing in...' });
  await userEvent.click(button);
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await expect(onSubmit).not.toHaveBeenCalled();
};

export const LoginSubmitting = {
  args: { view: { state: 'login.submitting', form: filled } },
  play: busy,
} satisfies Story;

export const LoginIdentifying = {
  args: { view: { state: 'login.identifying', form: filled } },
  play: busy,
} satisfies Story;

export const LoginRejected = {
  args: { view: { state: 'login.rejected', form: filled, message: 'Invalid email or password.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Invalid email or password.');
    await expect(canvas.getByLabelText('Email')).toHaveValue(values.email);
    await expect(canvas.getByLabelText('Password')).toHaveValue(values.password);
    await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }));
    await expect(onSubmit.mock.lastCall?.[0]).toEqual(values);
  },
} satisfies Story;

export const SignedIn = {
  args: { view: { state: 'signedIn', form: filled } },
  play: busy,
} satisfies Story;

export const SecondStep = {
  args: {
    view: { state: 'secondStep' },
    secondStep: <Button onClick={onBack}>Back to Login</Button>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Two-step sign-in' })).toBeVisible();
    await expect(canvas.queryByLabelText('Password')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Back to Login' }));
    await expect(onBack).toHaveBeenCalledOnce();
  },
} satisfies Story;

export const ForgotEditing = {
  args: { view: { state: 'forgot.editing', form: { ...forgot, email: '' } } },
  play: async ({ canvas }) => {
    const email = canvas.getByLabelText('Email');
    await userEvent.type(email, 'student@');
    await userEvent.click(canvas.getByRole('button', { name: 'Send Reset Link' }));
    await expect(await canvas.findByText('Please enter a valid email address.')).toBeVisible();
    await expect(email).toHaveFocus();
    await userEvent.type(email, 'example.com');
    await userEvent.click(canvas.getByRole('button', { name: 'Send Reset Link' }));
    await expect(onRequest.mock.calls).toEqual([['student@example.com']]);
    await userEvent.click(canvas.getByRole('button', { name: 'Back to Login' }));
    await expect(onBack).toHaveBeenCalledOnce();
  },
} satisfies Story;

export const ForgotSubmitting = {
  args: { view: { state: 'forgot.submitting', form: forgot } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sending Reset Link...' }));
    await expect(onRequest).not.toHaveBeenCalled();
  },
} satisfies Story;

export const ForgotRejected = {
  args: {
    view: { state: 'forgot.rejected', form: forgot, message: 'Failed to send reset link. Please try again.' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to send reset link. Please try again.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send Reset Link' }));
    await expect(onRequest.mock.calls).toEqual([['student@example.com']]);
  },
} satisfies Story;

export const ForgotSent = {
  args: { view: { state: 'forgot.sent', email: 'student@example.com', onBack } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Reset Link Sent!' })).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('A reset link was sent to student@example.com.');
    await userEvent.click(canvas.getByRole('button', { name: 'Back to Login' }));
    await expect(onBack).toHaveBeenCalledOnce();
  },
} satisfies Story;
