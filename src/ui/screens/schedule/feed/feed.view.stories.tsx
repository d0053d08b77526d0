import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { exampleCalendarFeed } from '../../../../api/generated/examples.ts';
import { button, type CameFor, retry, textbox } from '../../came-for.fixture.ts';
import { CalendarFeedScreen, type CalendarFeedView } from './feed.view.tsx';

const onClose = fn();
const onRetry = fn();
const onCopy = fn();
const onRenew = fn();
const onEnd = fn();
const onCancel = fn();

const meta = {
  title: 'Screens/Calendar feed',
  component: CalendarFeedScreen,
  parameters: {
    layout: 'fullscreen',
    machine: 'schedule/feed',
    cameFor: {
      closed: null,
      'open.finding': null,
      'open.creating': null,
      'open.failed': retry,
      'open.ready': [textbox('Calendar address'), button('Copy address')],
      'open.confirming': [button('Make a new address')],
      'open.renewing': [button('Making a new address...')],
      'open.notRenewed': [button('Make a new address')],
      'open.confirmingEnd': [button('End this address')],
      'open.ending': [button('Ending the address...')],
      'open.notEnded': [button('End this address')],
      'open.ended': [button('Close')],
    } satisfies CameFor<CalendarFeedView>,
  },
} satisfies Meta<typeof CalendarFeedScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Subscribe to your classes' }));
const press = async (name: string) => userEvent.click((await dialog()).getByRole('button', { name }));

export const Closed = { args: { view: { state: 'closed' } } } satisfies Story;

export const OpenFinding = {
  args: { view: { state: 'open.finding', onClose } },
  play: async () => {
    await expect((await dialog()).getByText('Loading...')).toBeVisible();
    await press('Close');
    await expect(onClose).toHaveBeenCalledOnce();
  },
} satisfies Story;

export const OpenCreating = { args: { view: { state: 'open.creating', onClose } } } satisfies Story;

export const OpenFailed = {
  args: {
    view: { state: 'open.failed', reason: 'Failed to load your calendar address. Please try again.', onRetry, onClose },
  },
  play: async () => {
    await press('Retry');
    await expect(onRetry).toHaveBeenCalledOnce();
  },
} satisfies Story;

export const OpenReady = {
  args: { view: { state: 'open.ready', url: exampleCalendarFeed.url, onCopy, onRenew, onEnd, onClose } },
  play: async () => {
    await expect((await dialog()).getByLabelText('Calendar address')).toHaveValue(exampleCalendarFeed.url);
    await press('Copy address');
    await expect(onCopy).toHaveBeenCalledOnce();
    await press('Make a new address');
    await expect(onRenew).toHaveBeenCalledOnce();
    await press('End this address');
    await expect(onEnd).toHaveBeenCalledOnce();
  },
} satisfies Story;

export const OpenConfirming = {
  args: { view: { state: 'open.confirming', onRenew, onCancel, onClose } },
  play: async () => {
    await press('Keep the address');
    await expect(onCancel).toHaveBeenCalledOnce();
    await press('Make a new address');
    await expect(onRenew).toHaveBeenCalledOnce();
  },
} satisfies Story;

export const OpenRenewing = {
  args: { view: { state: 'open.renewing', onClose } },
  play: async () => {
    await expect((await dialog()).getByRole('button', { name: /Making a new address/ })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
} satisfies Story;

export const OpenNotRenewed = {
  args: {
    view: {
      state: 'open.notRenewed',
      reason: 'The address in use was kept. Please try again.',
      onRenew,
      onCancel,
      onClose,
    },
  },
  play: async () => {
    await expect((await dialog()).getByRole('alert')).toHaveTextContent('The address in use was kept.');
  },
} satisfies Story;

export const OpenConfirmingEnd = {
  args: { view: { state: 'open.confirmingEnd', onEnd, onCancel, onClose } },
  play: async () => {
    await press('Keep the address');
    await expect(onCancel).toHaveBeenCalledOnce();
    await press('End this address');
    await expect(onEnd).toHaveBeenCalledOnce();
  },
} satisfies Story;

export const OpenEnding = {
  args: { view: { state: 'open.ending', onClose } },
  play: async () => {
    await expect((await dialog()).getByRole('button', { name: /Ending the address/ })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
} satisfies Story;

export const OpenNotEnded = {
  args: {
    view: {
      state: 'open.notEnded',
      reason: 'The address could not be ended. Please try again.',
      onEnd,
      onCancel,
      onClose,
    },
  },
  play: async () => {
    await expect((await dialog()).getByRole('alert')).toHaveTextContent('The address could not be ended.');
  },
} satisfies Story;

export const OpenEnded = {
  args: { view: { state: 'open.ended', onClose } },
  play: async () => {
    await expect((await dialog()).getByText('The address has ended')).toBeVisible();
    await press('Close');
    await expect(onClose).toHaveBeenCalledOnce();
  },
} satisfies Story;
