import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { exampleAuthenticatorSecret, exampleRecoveryCodes } from '../../../../api/generated/examples.ts';
import { button, type CameFor, field, retry } from '../../came-for.fixture.ts';
import { passkeySlotOf } from '../passkey-confirmation/story-slot.tsx';
import { SecondFactorScreen, type SecondFactorView } from './second-factor.view.tsx';

const onStart = fn();
const onSubmit = fn();
const onCancel = fn();
const onDone = fn();
const onRemove = fn();
const onPasskey = fn();
const passkey = passkeySlotOf(onPasskey);
const form = { onSubmit, onCancel, passkey };
// Not a real QR code, but enough to show where it is.
const modules = Array.from({ length: 33 }, (_, y) => Array.from({ length: 33 }, (_unused, x) => (x * y + x) % 3 === 0));
const confirming = { ...exampleAuthenticatorSecret, modules, onSubmit, onCancel };
const wrong = 'The code is not right, or has been used. Please enter the next one.';

const scan = [{ role: 'img', name: 'QR code for your authenticator app' } as const, field('Code'), button('Turn On')];

const meta = {
  title: 'Screens/Second factor',
  component: SecondFactorScreen,
  parameters: {
    machine: 'account/second-factor',
    cameFor: {
      loading: null,
      failed: retry,
      off: [button('Set Up Two-Step Sign-In')],
      'starting.editing': [field('Your password'), button('Continue')],
      'starting.submitting': [button('Checking...')],
      'starting.rejected': [field('Your password'), button('Continue')],
      'confirming.editing': scan,
      'confirming.submitting': [button('Checking...')],
      'confirming.rejected': scan,
      codes: [{ role: 'list', name: 'Recovery codes' }, button('I Have Kept Them')],
      on: [button('Turn Off Two-Step Sign-In')],
      'removing.editing': [field('Your password'), button('Turn Off')],
      'removing.submitting': [button('Checking...')],
      'removing.rejected': [field('Your password'), button('Turn Off')],
    } satisfies CameFor<SecondFactorView>,
  },
} satisfies Meta<typeof SecondFactorScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const busy: Story['play'] = async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Checking...' })).toHaveAttribute('aria-busy', 'true');
};
const refused: Story['play'] = async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toBeVisible();
};

export const Loading = { args: { view: { state: 'loading' } } } satisfies Story;

export const Failed = {
  args: { view: { state: 'failed', message: 'Two-step sign-in could not be loaded.', onRetry: onStart } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(onStart).toHaveBeenCalledOnce();
  },
} satisfies Story;

export const Off = {
  args: { view: { state: 'off', required: true, onStart } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Instructors sign in with two steps here.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Set Up Two-Step Sign-In' }));
    await expect(onStart).toHaveBeenCalledOnce();
  },
} satisfies Story;

export const StartingEditing = {
  args: { view: { state: 'starting.editing', ...form } },
  play: async ({ canvas }) => {
    const password = canvas.getByLabelText('Your password');
    await waitFor(() => expect(password).toHaveFocus());
    // The message about the empty field must not move the buttons from under the pointer.
    await userEvent.click(canvas.getByRole('button', { name: 'Use a Passkey Instead' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(password).toHaveFocus();
    await expect(canvas.queryByText('Please enter your current password.')).toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Please enter your current password.')).toBeVisible();
    await userEvent.type(password, 'Learning1{Enter}');
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith('Learning1'));
    await userEvent.click(canvas.getByRole('button', { name: 'Use a Passkey Instead' }));
    await waitFor(() => expect(onPasskey).toHaveBeenCalledWith({}));
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(onCancel).toHaveBeenCalledTimes(2);
  },
} satisfies Story;

export const StartingSubmitting = {
  args: { view: { state: 'starting.submitting', ...form } },
  play: busy,
} satisfies Story;

export const StartingRejected = {
  args: { view: { state: 'starting.rejected', ...form, message: 'The current password is not right.' } },
  play: refused,
} satisfies Story;

export const ConfirmingEditing = {
  args: { view: { state: 'confirming.editing', ...confirming } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
    await expect(canvas.getByText(exampleAuthenticatorSecret.secret)).toBeVisible();
    const code = canvas.getByLabelText('Code');
    await userEvent.type(code, '12{Enter}');
    await expect(await canvas.findByText('Please enter the six digits.')).toBeVisible();
    await userEvent.type(code, '3456{Enter}');
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith('123456'));
  },
} satisfies Story;

export const ConfirmingSubmitting = {
  args: { view: { state: 'confirming.submitting', ...confirming } },
  play: busy,
} satisfies Story;

export const ConfirmingRejected = {
  args: { view: { state: 'confirming.rejected', ...confirming, message: wrong } },
  play: refused,
} satisfies Story;

export const Codes = {
  args: { view: { state: 'codes', codes: exampleRecoveryCodes.recoveryCodes, onDone } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(10);
    await userEvent.click(canvas.getByRole('button', { name: 'I Have Kept Them' }));
    await expect(onDone).toHaveBeenCalledOnce();
  },
} satisfies Story;

export const On = {
  args: { view: { state: 'on', remainingCodes: 9, onRemove } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/9 recovery codes are left/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Turn Off Two-Step Sign-In' }));
    await expect(onRemove).toHaveBeenCalledOnce();
  },
} satisfies Story;

export const RemovingEditing = {
  args: { view: { state: 'removing.editing', ...form } },
  play: async ({ canvas }) => {
    const code = canvas.getByLabelText('Code');
    const other = canvas.getByRole('button', { name: 'Use a Passkey Instead' });
    await userEvent.click(other);
    await waitFor(() => expect(onPasskey).toHaveBeenLastCalledWith(null));
    await expect(code).toHaveFocus();
    await userEvent.type(code, '123456');
    await userEvent.click(other);
    await waitFor(() => expect(onPasskey).toHaveBeenLastCalledWith({ code: '123456' }));
    await userEvent.type(canvas.getByLabelText('Your password'), 'Learning1{Enter}');
    await waitFor(() => expect(onSubmit.mock.lastCall?.[0]).toEqual({ currentPassword: 'Learning1', code: '123456' }));
  },
} satisfies Story;

export const RemovingSubmitting = {
  args: { view: { state: 'removing.submitting', ...form } },
  play: busy,
} satisfies Story;

export const RemovingRejected = {
  args: { view: { state: 'removing.rejected', ...form, message: wrong } },
  play: refused,
} satisfies Story;
