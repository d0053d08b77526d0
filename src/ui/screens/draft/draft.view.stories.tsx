import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { DraftScreen } from './draft.view.tsx';

const onDiscard = fn();
const none = { earlier: null, onDiscard };

const meta = {
  title: 'Screens/Draft',
  component: DraftScreen,
  parameters: { machine: 'draft' },
} satisfies Meta<typeof DraftScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty = { args: { view: { state: 'empty', ...none } } } satisfies Story;

export const Typing = { args: { view: { state: 'typing', ...none } } } satisfies Story;

export const Writing = { args: { view: { state: 'writing', ...none } } } satisfies Story;

export const Saved = {
  args: { view: { state: 'saved', ...none } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Saved on this device')).toBeVisible();
    await expect(canvas.queryByRole('status')).toBeNull();
  },
} satisfies Story;

export const Refused = {
  globals: { viewport: { value: 'w320' } },
  args: { view: { state: 'refused', ...none } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Not saved yet: this browser keeps nothing.');
  },
} satisfies Story;

/** The form has changed since: the text is offered, and goes only when the student says so. */
export const EmptyWithEarlierText = {
  args: { view: { state: 'empty', earlier: 'I am at a conference.', onDiscard } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Text of an earlier draft, from before this form changed'));
    await expect(canvas.getByText('I am at a conference.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await expect(onDiscard).toHaveBeenCalledOnce();
  },
} satisfies Story;
