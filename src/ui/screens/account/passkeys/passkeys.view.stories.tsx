import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { button, type CameFor, field, retry } from '../../came-for.fixture.ts';
import { passkeySlotOf } from '../passkey-confirmation/story-slot.tsx';
import { PasskeysScreen, type PasskeysView } from './passkeys.view.tsx';

const onChange = fn();
const onAdd = fn();
const onSubmit = fn();
const onCancel = fn();
const onRename = fn();
const onRemove = fn();
const onPasskey = fn();
const passkey = passkeySlotOf(onPasskey);
const adding = { onSubmit, onCancel, passkey };
const onProve = fn();
const onRemovalPasskey = fn();
const removing = { name: 'Laptop', onProve, onCancel, passkey: passkeySlotOf(onRemovalPasskey) };
const changing = { name: 'Laptop', onRename, onRemove, onCancel };
const passkeys = [
  { id: '1', name: 'Laptop', added: '16 November 2026', used: '19 November 2026', onChange },
  { id: '2', name: 'Phone', added: '18 November 2026', used: null, onChange },
];

const meta = {
  title: 'Screens/Passkeys',
  component: PasskeysScreen,
  parameters: {
    machine: 'account/passkeys',
    cameFor: {
      loading: null,
      failed: retry,
      listed: [button('Change Laptop'), button('Add Passkey')],
      'adding.editing': [field('Name of the passkey'), button('Create Passkey')],
      'adding.submitting': [button('Waiting for your device...')],
      'adding.rejected': [field('Name of the passkey'), button('Create Passkey')],
      'changing.editing': [field('Name of the passkey'), button('Save Name'), button('Remove Passkey')],
      'changing.renaming': [button('Saving...')],
      'changing.rejected': [field('Name of the passkey'), button('Save Name'), button('Remove Passkey')],
      'removing.editing': [field('Your password'), button('Remove Passkey')],
      'removing.submitting': [button('Removing passkey...')],
      'removing.rejected': [field('Your password'), button('Remove Passkey')],
    } satisfies CameFor<PasskeysView>,
  },
} satisfies Meta<typeof PasskeysScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading = { args: { view: { state: 'loading' } } } satisfies Story;

export const Failed = {
  args: { view: { state: 'failed', message: 'Your passkeys could not be loaded.', onRetry: onAdd } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(onAdd).toHaveBeenCalledOnce();
  },
} satisfies Story;

export const Listed = {
  args: { view: { state: 'listed', passkeys, onAdd } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Change Phone' }));
    await expect(onChange).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Add Passkey' }));
    await expect(onAdd).toHaveBeenCalledOnce();
  },
} satisfies Story;

export const AddingEditing = {
  args: { view: { state: 'adding.editing', ...adding } },
  play: async ({ canvas }) => {
    const name = canvas.getByLabelText('Name of the passkey');
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Create Passkey' }));
    await expect(await canvas.findByText('Please enter a name.')).toBeVisible();
    await expect(canvas.getByText('Please enter your current password.')).toBeVisible();
    await userEvent.type(name, ' Laptop ');
    await userEvent.type(canvas.getByLabelText('Your password'), 'Learning1{Enter}');
    await waitFor(() => expect(onSubmit.mock.lastCall?.[0]).toEqual({ name: 'Laptop', currentPassword: 'Learning1' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(onCancel).toHaveBeenCalledOnce();
  },
} satisfies Story;

/** The name is checked before the passkey is asked for; the password is not asked for. */
export const AddingEditingWithPasskey = {
  name: 'Adding: editing (with a passkey)',
  args: { view: { state: 'adding.editing', ...adding } },
  play: async ({ canvas }) => {
    const name = canvas.getByLabelText('Name of the passkey');
    const other = canvas.getByRole('button', { name: 'Use a Passkey Instead' });
    await userEvent.click(other);
    await expect(await canvas.findByText('Please enter a name.')).toBeVisible();
    await expect(onPasskey).toHaveBeenLastCalledWith(null);
    await expect(name).toHaveFocus();
    await expect(canvas.queryByText('Please enter your current password.')).toBeNull();
    await userEvent.type(name, ' Phone ');
    await userEvent.click(other);
    await waitFor(() => expect(onPasskey).toHaveBeenLastCalledWith({ name: 'Phone' }));
  },
} satisfies Story;

export const AddingSubmitting = {
  args: { view: { state: 'adding.submitting', ...adding } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Waiting for your device...' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await expect(canvas.queryByRole('button', { name: 'Use a Passkey Instead' })).toBeNull();
  },
} satisfies Story;

export const AddingRejected = {
  args: { view: { state: 'adding.rejected', ...adding, message: 'The current password is not right.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The current password is not right.');
  },
} satisfies Story;

export const ChangingEditing = {
  args: { view: { state: 'changing.editing', ...changing } },
  play: async ({ canvas }) => {
    const name = canvas.getByLabelText('Name of the passkey');
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.clear(name);
    await userEvent.type(name, 'Phone{Enter}');
    await waitFor(() => expect(onRename).toHaveBeenCalledWith('Phone'));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Passkey' }));
    await expect(onRemove).toHaveBeenCalledOnce();
  },
} satisfies Story;

export const ChangingRenaming = {
  args: { view: { state: 'changing.renaming', ...changing } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Saving...' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.queryByRole('button', { name: 'Remove Passkey' })).toBeNull();
  },
} satisfies Story;

export const ChangingRejected = {
  args: {
    view: {
      state: 'changing.rejected',
      ...changing,
      message: 'The passkey could not be changed. Please try again.',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('could not be changed');
  },
} satisfies Story;

export const RemovingEditing = {
  args: { view: { state: 'removing.editing', ...removing } },
  play: async ({ canvas }) => {
    const password = canvas.getByLabelText('Your password');
    await waitFor(() => expect(password).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Passkey' }));
    await expect(await canvas.findByText('Please enter your current password.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Use a Passkey Instead' }));
    await waitFor(() => expect(onRemovalPasskey).toHaveBeenLastCalledWith({}));
    await userEvent.type(password, 'Learning1{Enter}');
    await waitFor(() => expect(onProve).toHaveBeenCalledWith('Learning1'));
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(onCancel).toHaveBeenCalledOnce();
  },
} satisfies Story;

export const RemovingSubmitting = {
  args: { view: { state: 'removing.submitting', ...removing } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Removing passkey...' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.queryByRole('button', { name: 'Use a Passkey Instead' })).toBeNull();
  },
} satisfies Story;

export const RemovingRejected = {
  args: { view: { state: 'removing.rejected', ...removing, message: 'The current password is not right.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The current password is not right.');
  },
} satisfies Story;
