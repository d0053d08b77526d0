import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { button, type CameFor, retry } from '../../came-for.fixture.ts';
import { expectToFit, longName, longTitle } from '../../extremes.fixture.ts';
import { WeightsScreen, type WeightsView } from './weights.view.tsx';

const onSubmit = fn();
const onClose = fn();
const written = { weights: { log: '20', report: '90' }, countsMissing: false, seenByStudents: false };
const form = {
  assignments: [
    { id: 'log', title: 'Question log', saved: 20 },
    { id: 'report', title: 'Sales report', saved: 90 },
  ],
  blind: ['Chart repair'],
  saved: 'Saved by Daniel Okoye on 18 November 2026.',
  written,
  onClose,
};
const typed = { ...form, written: { ...written, weights: { log: '20', report: '60' } } };
const save = [button('Save Weights')];

const meta = {
  title: 'Screens/Weights',
  component: WeightsScreen,
  parameters: {
    machine: 'teaching/weights',
    layout: 'fullscreen',
    cameFor: {
      closed: null,
      writing: save,
      'sending.underWay': [button('Saving...')],
      'sending.delayed': retry,
      rejected: save,
      'conflict.loading': save,
      'conflict.failed': retry,
      'conflict.shown': save,
    } satisfies CameFor<WeightsView>,
  },
} satisfies Meta<typeof WeightsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed = {
  args: { view: { state: 'closed' } },
  play: async () => {
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
} satisfies Story;

export const Writing = {
  parameters: { specification: '§teaching.91' },
  args: { view: { state: 'writing', ...form, onSubmit } },
  play: async () => {
    onSubmit.mockClear();
    const dialog = await screen.findByRole('dialog', { name: 'Weights' });
    const log = screen.getByLabelText('Question log');
    await expect(log).toHaveFocus();
    await expect(log).toHaveAccessibleDescription('20 of 110, 18%');
    await expect(dialog).toHaveTextContent('Sum of all weights: 110');
    await expect(dialog).toHaveTextContent('Graded blind');
    await userEvent.clear(log);
    await userEvent.type(log, '101');
    await userEvent.click(screen.getByRole('button', { name: 'Save Weights' }));
    await expect(screen.getByText('Enter a whole number from 0 to 100.')).toBeVisible();
    await expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.clear(log);
    await userEvent.type(log, '0');
    await expect(log).toHaveAccessibleDescription('Not counted; saved: 20');
    await expect(dialog).toHaveTextContent('Sum of all weights: 90');
    await userEvent.click(screen.getByLabelText('Work that is missing counts as 0'));
    await userEvent.click(screen.getByLabelText('Students see their own course grade'));
    await userEvent.click(screen.getByRole('button', { name: 'Save Weights' }));
    const sent = { weights: { log: '0', report: '90' }, countsMissing: true, seenByStudents: true };
    await expect(onSubmit).toHaveBeenLastCalledWith(sent);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(onClose).toHaveBeenCalled();
  },
} satisfies Story;

export const WritingLong = {
  globals: { viewport: { value: 'w320' } },
  args: {
    view: {
      state: 'writing',
      ...form,
      assignments: form.assignments.map((one) => ({ ...one, title: `${longTitle} ${one.id}` })),
      blind: [longTitle],
      saved: `Saved by ${longName} on 18 November 2026.`,
      onSubmit,
    },
  },
  play: expectToFit,
} satisfies Story;

export const SendingUnderWay = {
  args: { view: { state: 'sending.underWay', ...typed } },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Saving...' })).toHaveAttribute('aria-busy', 'true');
  },
} satisfies Story;

export const SendingDelayed = {
  args: {
    view: {
      state: 'sending.delayed',
      ...typed,
      onSubmit,
      why: 'The server could not be reached. Check your connection and try again.',
    },
  },
  play: async () => {
    onSubmit.mockClear();
    await expect(await screen.findByText(/^Not sent yet\./)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await expect(onSubmit).toHaveBeenCalledWith(typed.written);
  },
} satisfies Story;

export const Rejected = {
  args: {
    view: {
      state: 'rejected',
      ...typed,
      onSubmit,
      why: 'This course has no such assignment. Reload the page to see which it has.',
    },
  },
  play: async () => {
    const alert = await screen.findByRole('alert');
    await expect(alert).toHaveTextContent('The weights were not saved');
    await expect(screen.getByLabelText('Sales report')).toHaveValue('60');
  },
} satisfies Story;

export const ConflictLoading = {
  parameters: { specification: '§teaching.92' },
  args: { view: { state: 'conflict.loading', ...typed } },
  play: async () => {
    await expect(await screen.findByText('Loading the saved weights...')).toBeVisible();
    await expect(screen.getByLabelText('Sales report')).toHaveValue('60');
  },
} satisfies Story;

export const ConflictFailed = {
  parameters: { specification: '§teaching.92' },
  args: { view: { state: 'conflict.failed', ...typed, failed: 'Please try again.', onSubmit } },
  play: async () => {
    onSubmit.mockClear();
    await expect(await screen.findByRole('alert')).toHaveTextContent('The saved weights could not be loaded.');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await expect(onSubmit).toHaveBeenCalledOnce();
  },
} satisfies Story;

export const ConflictShown = {
  parameters: { specification: '§teaching.92' },
  args: {
    view: { state: 'conflict.shown', ...typed, choices: 'Missing work counts as 0 there.', onSubmit },
  },
  play: async () => {
    const alert = await screen.findByRole('alert');
    await expect(alert).toHaveTextContent('The weights have changed in the meantime');
    await expect(alert).toHaveTextContent('Missing work counts as 0 there.');
    await expect(screen.getByLabelText('Sales report')).toHaveValue('60');
    await expect(screen.getByLabelText('Sales report')).toHaveAccessibleDescription('60 of 80, 75%; saved: 90');
  },
} satisfies Story;
