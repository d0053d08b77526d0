import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { button, type CameFor } from '../../came-for.fixture.ts';
import { DraftScreen, type DraftView } from './draft.view.tsx';

const onDiscard = fn();
const onUseOther = fn();
const onKeepMine = fn();
const none = { setAside: '', onDiscard };

/** The line beneath the form. */
const said = [{ role: 'paragraph' } as const];

const meta = {
  title: 'Screens/Draft',
  component: DraftScreen,
  parameters: {
    machine: 'sync/draft',
    cameFor: {
      empty: null,
      typing: said,
      writing: said,
      kept: said,
      sending: said,
      waiting: said,
      'refused.sending': [{ role: 'status' }],
      'refused.waiting': [{ role: 'status' }],
      saved: said,
      rejected: [{ role: 'status' }],
      conflict: [button('Use that version'), button('Keep mine')],
    } satisfies CameFor<DraftView>,
  },
} satisfies Meta<typeof DraftScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty = { args: { view: { state: 'empty', ...none } } } satisfies Story;

export const Typing = { args: { view: { state: 'typing', ...none } } } satisfies Story;

export const Writing = { args: { view: { state: 'writing', ...none } } } satisfies Story;

export const Kept = {
  args: { view: { state: 'kept', ...none } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Saved on this device')).toBeVisible();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
} satisfies Story;

/** The server has not answered yet, so the line says the same as before. */
export const Sending = {
  args: { view: { state: 'sending', ...none } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Saved on this device')).toBeVisible();
  },
} satisfies Story;

export const Waiting = { args: { view: { state: 'waiting', ...none } } } satisfies Story;

export const Saved = {
  args: { view: { state: 'saved', hasFiles: false, ...none } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Saved')).toBeVisible();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
} satisfies Story;

export const SavedWithFiles = {
  args: { view: { state: 'saved', hasFiles: true, ...none } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Saved. Files stay on this device until you submit.')).toBeVisible();
  },
} satisfies Story;

export const Rejected = {
  globals: { viewport: { value: 'w320' } },
  args: { view: { state: 'rejected', why: 'The body is too large.', ...none } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Saved on this device only. The body is too large.');
  },
} satisfies Story;

export const RefusedSending = {
  globals: { viewport: { value: 'w320' } },
  args: { view: { state: 'refused.sending', ...none } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Not saved yet: this browser keeps nothing.');
  },
} satisfies Story;

export const RefusedWaiting = { args: { view: { state: 'refused.waiting', ...none } } } satisfies Story;

export const Conflict = {
  args: { view: { state: 'conflict', when: 'at 14:32', onUseOther, onKeepMine, ...none } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'This was changed in another tab or on another device at 14:32.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Use that version' }));
    await expect(onUseOther).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Keep mine' }));
    await expect(onKeepMine).toHaveBeenCalledOnce();
  },
} satisfies Story;

export const ConflictOnAnotherDay = {
  globals: { viewport: { value: 'w320' } },
  args: { view: { state: 'conflict', when: 'on 27 November at 17:00', onUseOther, onKeepMine, ...none } },
} satisfies Story;

/** The draft no longer fits the form, or another version replaced it: its text stays until the student discards it. */
export const EmptyWithEarlierText = {
  parameters: { cameFor: { empty: [button('Discard')] } },
  args: { view: { state: 'empty', setAside: 'I am at a conference.', onDiscard } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Text of an earlier draft'));
    await expect(canvas.getByText('I am at a conference.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await expect(onDiscard).toHaveBeenCalledOnce();
  },
} satisfies Story;
