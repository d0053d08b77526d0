import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { button, type CameFor, retry } from '../../came-for.fixture.ts';
import { DevicesScreen, type DevicesView } from './devices.view.tsx';

const onEnd = fn();
const onEndOthers = fn();
const lastUse = 'Thursday 19 November at 21:04 GMT';
const here = { id: 'here', browser: 'Firefox on Windows', lastUse, isThis: true, onEnd };
const phone = { id: 'phone', browser: 'Safari on iPhone', lastUse, isThis: false, onEnd };
const laptop = { id: 'laptop', browser: 'Chrome on Linux', lastUse, isThis: false, onEnd };
const list = { devices: [here, phone, laptop], onEndOthers };

const signOut = [button('Sign out Safari on iPhone'), button('Sign out all others')];

const meta = {
  title: 'Screens/Devices',
  component: DevicesScreen,
  parameters: {
    machine: 'account/devices',
    cameFor: {
      closed: [button('Show Devices')],
      loading: null,
      failed: retry,
      listed: signOut,
      ending: [button('Signing out...'), button('Sign out all others')],
      endingOthers: [button('Signing out all others...')],
      notEnded: signOut,
    } satisfies CameFor<DevicesView>,
  },
} satisfies Meta<typeof DevicesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const onOpen = fn();
const onRetry = fn();

export const Closed = {
  args: { view: { state: 'closed', onOpen } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show Devices' }));
    await expect(onOpen).toHaveBeenCalledOnce();
  },
} satisfies Story;

export const Loading = { args: { view: { state: 'loading' } } } satisfies Story;

export const Failed = {
  args: { view: { state: 'failed', message: 'Your devices could not be loaded. Please try again.', onRetry } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
} satisfies Story;

export const Listed = {
  args: { view: { state: 'listed', ...list } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent(`Firefox on Windows This device`);
    await expect(canvas.queryByRole('button', { name: 'Sign out Firefox on Windows' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out Safari on iPhone' }));
    await expect(onEnd).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out all others' }));
    await expect(onEndOthers).toHaveBeenCalledOnce();
  },
} satisfies Story;

/** Only this device is signed in, so there is nothing to sign out. */
export const ListedAlone = {
  parameters: { cameFor: { listed: [{ role: 'listitem' }] } },
  args: { view: { state: 'listed', ...list, devices: [here] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You are signed in on this device only.')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
} satisfies Story;

export const Ending = {
  args: { view: { state: 'ending', ...list, ending: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Signing out...' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('button', { name: 'Sign out Chrome on Linux' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Sign out all others' })).toBeDisabled();
  },
} satisfies Story;

export const EndingOthers = {
  args: { view: { state: 'endingOthers', ...list } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Signing out all others...' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await expect(canvas.getByRole('button', { name: 'Sign out Safari on iPhone' })).toBeDisabled();
  },
} satisfies Story;

export const NotEnded = {
  args: { view: { state: 'notEnded', ...list, message: 'The devices are still signed in. Please try again.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The devices are still signed in.');
    await expect(canvas.getByRole('button', { name: 'Sign out Safari on iPhone' })).toBeEnabled();
  },
} satisfies Story;
