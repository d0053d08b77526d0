import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { button, type CameFor } from '../../came-for.fixture.ts';
import { PasskeySignInScreen, type PasskeySignInView } from './passkey-sign-in.view.tsx';

const onPress = fn();

const meta = {
  title: 'Screens/Passkey sign-in',
  component: PasskeySignInScreen,
  parameters: {
    machine: 'account/passkey-sign-in',
    cameFor: {
      idle: [button('Sign in with a passkey')],
      offering: [button('Sign in with a passkey')],
      asking: [button('Waiting for your passkey...')],
      passed: [button('Waiting for your passkey...')],
      rejected: [button('Sign in with a passkey')],
    } satisfies CameFor<PasskeySignInView>,
  },
} satisfies Meta<typeof PasskeySignInScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const pressable: Story['play'] = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Sign in with a passkey' }));
  await expect(onPress).toHaveBeenCalledOnce();
};

const busy: Story['play'] = async ({ canvas }) => {
  const button = canvas.getByRole('button', { name: 'Waiting for your passkey...' });
  await userEvent.click(button);
  await expect(onPress).not.toHaveBeenCalled();
};

export const Idle = { args: { view: { state: 'idle', onPress } }, play: pressable } satisfies Story;

export const Offering = { args: { view: { state: 'offering', onPress } }, play: pressable } satisfies Story;

export const Asking = { args: { view: { state: 'asking', onPress } }, play: busy } satisfies Story;

export const Passed = { args: { view: { state: 'passed', onPress } }, play: busy } satisfies Story;

export const Rejected = {
  args: {
    view: {
      state: 'rejected',
      onPress,
      message: 'The passkey was not accepted. Please try again, or sign in with your password.',
    },
  },
  play: async (context) => {
    await expect(context.canvas.getByRole('alert')).toHaveTextContent('The passkey was not accepted.');
    await pressable(context);
  },
} satisfies Story;
