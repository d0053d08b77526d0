import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Corner } from '../../../primitives/corner.tsx';
import { button, type CameFor, retry } from '../../came-for.fixture.ts';
import { GradingUndoScreen, type GradingUndoView } from './undo.view.tsx';
import { GradingUndos } from './undos.tsx';

const onUndo = fn();
const onRetry = fn();
const onDismiss = fn();
const student = 'Ada Okafor';

const meta = {
  title: 'Screens/Grading: undo',
  component: GradingUndoScreen,
  parameters: {
    machine: 'grading/undo',
    layout: 'fullscreen',
    cameFor: {
      closed: null,
      offered: [button(`Undo: ${student}`)],
      undoing: [button('Undoing...')],
      failed: retry,
    } satisfies CameFor<GradingUndoView>,
  },
  args: { isLatest: true },
  decorators: [
    (Story) => (
      <>
        <GradingUndos>{[<Story key="one" />]}</GradingUndos>
        <Corner />
      </>
    ),
  ],
} satisfies Meta<typeof GradingUndoScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed = {
  args: { view: { state: 'closed' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
} satisfies Story;

export const Offered = {
  args: { view: { state: 'offered', student, onUndo, onDismiss } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Returned to Ada Okafor');
    await userEvent.click(canvas.getByRole('button', { name: 'Undo: Ada Okafor' }));
    await userEvent.keyboard('{Alt>}u{/Alt}');
    await expect(onUndo).toHaveBeenCalledTimes(2);
    // Without Alt, the letter does nothing.
    await userEvent.keyboard('u');
    await expect(onUndo).toHaveBeenCalledTimes(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss: Ada Okafor' }));
    await expect(onDismiss).toHaveBeenCalledOnce();
  },
} satisfies Story;

/** Another submission was returned later, and the shortcut is for that one. */
export const OfferedEarlier = {
  args: { view: { state: 'offered', student, onUndo, onDismiss }, isLatest: false },
  play: async ({ canvas }) => {
    await userEvent.keyboard('{Alt>}u{/Alt}');
    await expect(onUndo).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo: Ada Okafor' }));
    await expect(onUndo).toHaveBeenCalledOnce();
  },
} satisfies Story;

export const Undoing = {
  args: { view: { state: 'undoing', student } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Undoing...' })).toHaveAttribute('aria-busy', 'true');
  },
} satisfies Story;

export const Failed = {
  globals: { viewport: { value: 'w320' } },
  args: {
    view: { state: 'failed', student, why: 'The 30 seconds are over.', onRetry, onDismiss },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The 30 seconds are over.');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(onRetry).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss: Ada Okafor' }));
    await expect(onDismiss).toHaveBeenCalledOnce();
  },
} satisfies Story;
