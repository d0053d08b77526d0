import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { button, type CameFor, retry, textbox } from '../../came-for.fixture.ts';
import { OwnAnswerScreen, type OwnAnswerView } from './own-answer.view.tsx';

const onSubmit = fn();
const onClose = fn();
const onConfirm = fn();
const form = { written: 'The mean does move.', isRight: false, onClose };

const editing = [textbox('Answer'), button('Save Changes')];

const meta = {
  title: 'Screens/Own answer',
  component: OwnAnswerScreen,
  parameters: {
    machine: 'questions/own-answer',
    layout: 'fullscreen',
    cameFor: {
      closed: null,
      writing: editing,
      'sending.underWay': [button('Saving...')],
      'sending.delayed': retry,
      rejected: editing,
      outdated: [button('Replace It')],
      confirming: [button('Delete Answer')],
      deleting: [button('Deleting...')],
      notDeleted: retry,
    } satisfies CameFor<OwnAnswerView>,
  },
} satisfies Meta<typeof OwnAnswerScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed = {
  args: { view: { state: 'closed' } },
  play: async () => {
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
} satisfies Story;

export const Writing = {
  args: { view: { state: 'writing', ...form, isRight: true, onSubmit } },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Edit Answer' });
    await expect(dialog).toHaveTextContent('Once you change it, it no longer is');
    const field = screen.getByLabelText('Answer');
    await expect(field).toHaveFocus();
    await userEvent.clear(field);
    const save = screen.getByRole('button', { name: 'Save Changes' });
    await userEvent.click(save);
    await expect(screen.getByText('Please write an answer.')).toBeVisible();
    await userEvent.type(field, ' It does. ');
    await userEvent.click(save);
    await expect(onSubmit).toHaveBeenCalledWith('It does.');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(onClose).toHaveBeenCalled();
  },
} satisfies Story;

export const SendingUnderWay = {
  args: { view: { state: 'sending.underWay', ...form } },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Saving...' })).toHaveAttribute('aria-busy', 'true');
  },
} satisfies Story;

export const SendingDelayed = {
  globals: { viewport: { value: 'w320' } },
  args: { view: { state: 'sending.delayed', ...form, onSubmit, why: 'The server could not be reached.' } },
  play: async () => {
    await expect(await screen.findByText(/^Not sent yet\./)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await expect(onSubmit).toHaveBeenCalledWith('The mean does move.');
  },
} satisfies Story;

export const Rejected = {
  args: { view: { state: 'rejected', ...form, onSubmit, why: 'Answer not found. It may have been deleted.' } },
  play: async () => {
    await expect(await screen.findByText('Answer not found. It may have been deleted.')).toBeVisible();
  },
} satisfies Story;

export const Outdated = {
  parameters: { specification: '§questions.26' },
  args: { view: { state: 'outdated', ...form, onSubmit } },
  play: async () => {
    await expect(await screen.findByText('Your answer was changed somewhere else')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Replace It' }));
    await expect(onSubmit).toHaveBeenCalledWith('The mean does move.');
  },
} satisfies Story;

export const Confirming = {
  args: { view: { state: 'confirming', onClose, onConfirm } },
  play: async () => {
    await screen.findByRole('dialog', { name: 'Delete Your Answer?' });
    await userEvent.click(screen.getByRole('button', { name: 'Keep It' }));
    await expect(onClose).toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Delete Answer' }));
    await expect(onConfirm).toHaveBeenCalled();
  },
} satisfies Story;

export const Deleting = {
  args: { view: { state: 'deleting' } },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Deleting...' })).toHaveAttribute('aria-busy', 'true');
  },
} satisfies Story;

export const NotDeleted = {
  args: { view: { state: 'notDeleted', why: 'The server could not be reached.', onClose, onConfirm } },
  play: async () => {
    await expect(await screen.findByText('The server could not be reached.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await expect(onConfirm).toHaveBeenCalled();
  },
} satisfies Story;
