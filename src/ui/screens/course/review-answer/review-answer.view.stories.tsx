import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { exampleUnansweredReview } from '../../../../api/generated/examples.ts';
import { button, type CameFor, retry, textbox } from '../../came-for.fixture.ts';
import { ReviewAnswerScreen, type ReviewAnswerView } from './review-answer.view.tsx';

const onSubmit = fn();
const onClose = fn();
const onConfirm = fn();
const form = { review: exampleUnansweredReview, written: '', onClose };
const written = { ...form, written: 'Thank you.' };

const meta = {
  title: 'Screens/Review answer',
  component: ReviewAnswerScreen,
  parameters: {
    machine: 'course/review-answer',
    layout: 'fullscreen',
    cameFor: {
      closed: null,
      writing: [textbox('Your answer'), button('Send Answer')],
      'sending.underWay': [button('Sending...')],
      'sending.delayed': retry,
      rejected: [textbox('Your answer'), button('Send Answer')],
      confirming: [button('Delete Answer')],
      deleting: [button('Deleting...')],
      notDeleted: retry,
    } satisfies CameFor<ReviewAnswerView>,
  },
} satisfies Meta<typeof ReviewAnswerScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed = {
  args: { view: { state: 'closed' } },
  play: async () => {
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
} satisfies Story;

export const Writing = {
  args: { view: { state: 'writing', ...form, onSubmit } },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Answer Review' });
    await expect(dialog).toHaveTextContent('Amina K.');
    const send = screen.getByRole('button', { name: 'Send Answer' });
    await userEvent.click(send);
    await expect(screen.getByText('Please write an answer.')).toBeVisible();
    await userEvent.type(screen.getByLabelText('Your answer'), ' Thank you. ');
    await userEvent.click(send);
    await expect(onSubmit).toHaveBeenCalledWith('Thank you.');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(onClose).toHaveBeenCalled();
  },
} satisfies Story;

export const SendingUnderWay = {
  args: { view: { state: 'sending.underWay', ...written } },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Sending...' })).toHaveAttribute('aria-busy', 'true');
  },
} satisfies Story;

export const SendingDelayed = {
  globals: { viewport: { value: 'w320' } },
  args: { view: { state: 'sending.delayed', ...written, onSubmit, why: 'The server could not be reached.' } },
  play: async () => {
    await expect(await screen.findByText(/^Not sent yet\./)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await expect(onSubmit).toHaveBeenCalledWith('Thank you.');
  },
} satisfies Story;

export const Rejected = {
  args: { view: { state: 'rejected', ...written, onSubmit, why: 'Review not found. It may have been deleted.' } },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('It may have been deleted.');
  },
} satisfies Story;

export const Confirming = {
  args: { view: { state: 'confirming', onClose, onConfirm } },
  play: async () => {
    await screen.findByRole('dialog', { name: 'Take Your Answer Back?' });
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
  args: {
    view: {
      state: 'notDeleted',
      why: 'The server could not be reached.',
      onClose,
      onConfirm,
    },
  },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('The server could not be reached.');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await expect(onConfirm).toHaveBeenCalled();
  },
} satisfies Story;
