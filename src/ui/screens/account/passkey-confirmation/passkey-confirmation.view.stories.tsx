import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { button, type CameFor } from '../../came-for.fixture.ts';
import { PasskeyConfirmationScreen, type PasskeyConfirmationView } from './passkey-confirmation.view.tsx';

const onPress = fn();

const meta = {
  title: 'Screens/Passkey confirmation',
  component: PasskeyConfirmationScreen,
  parameters: {
    machine: 'account/passkey-confirmation',
    cameFor: {
      looking: null,
      absent: null,
      confirmed: null,
      idle: [button('Use a Passkey Instead')],
      asking: [button('Waiting for your passkey...')],
      cancelled: [button('Use a Passkey Instead')],
      rejected: [button('Use a Passkey Instead')],
    } satisfies CameFor<PasskeyConfirmationView>,
  },
} satisfies Meta<typeof PasskeyConfirmationScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const isEmpty: Story['play'] = async ({ canvas }) => {
  await expect(canvas.queryByRole('button')).toBeNull();
};

const pressable: Story['play'] = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Use a Passkey Instead' }));
  await expect(onPress).toHaveBeenCalledOnce();
};

export const Looking = { args: { view: { state: 'looking' } }, play: isEmpty } satisfies Story;

/** The person has no passkey: only the password is offered. */
export const Absent = { args: { view: { state: 'absent' } }, play: isEmpty } satisfies Story;

export const Idle = { args: { view: { state: 'idle', onPress } }, play: pressable } satisfies Story;

export const Asking = {
  args: { view: { state: 'asking', onPress } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Waiting for your passkey...' }));
    await expect(onPress).not.toHaveBeenCalled();
  },
} satisfies Story;

export const Cancelled = {
  args: { view: { state: 'cancelled', onPress } },
  play: async (context) => {
    await expect(context.canvas.getByRole('status')).toHaveTextContent('No passkey was used.');
    await pressable(context);
  },
} satisfies Story;

export const Rejected = {
  args: {
    view: {
      state: 'rejected',
      onPress,
      message: 'The passkey could not be used. Please try again, or enter your password.',
    },
  },
  play: async (context) => {
    await expect(context.canvas.getByRole('alert')).toHaveTextContent('The passkey could not be used.');
    await pressable(context);
  },
} satisfies Story;

export const Confirmed = { args: { view: { state: 'confirmed' } }, play: isEmpty } satisfies Story;
