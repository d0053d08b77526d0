import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent } from 'storybook/test';
import { button, type CameFor, retry } from '../../came-for.fixture.ts';
import { ExtensionAnswerScreen, type ExtensionAnswerView } from './extension-answer.view.tsx';

const onSubmit = fn();
const onClose = fn();
const form = {
  about: 'Ada Okafor, Question log',
  proposed: 'Wed, 2 Dec 2026, 17:00 GMT',
  handedIn: false,
  due: 'Fri, 27 Nov 2026, 17:00 GMT',
  earliest: '2026-11-28',
  latest: '2027-11-27',
  onClose,
};
const proposed = { answer: 'proposed', day: '', reason: '' };

const meta = {
  title: 'Screens/Extension answer',
  component: ExtensionAnswerScreen,
  parameters: {
    machine: 'grading/extension-answer',
    layout: 'fullscreen',
    cameFor: {
      closed: null,
      writing: [{ role: 'radio' }, button('Send Answer')],
      'sending.underWay': [button('Sending...')],
      'sending.delayed': retry,
      rejected: [{ role: 'radio' }, button('Send Answer')],
    } satisfies CameFor<ExtensionAnswerView>,
  },
} satisfies Meta<typeof ExtensionAnswerScreen>;
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
    await screen.findByRole('dialog', { name: 'Answer Request' });
    const send = screen.getByRole('button', { name: 'Send Answer' });
    await userEvent.click(send);
    await expect(onSubmit).toHaveBeenLastCalledWith(proposed);
    await userEvent.click(screen.getByRole('radio', { name: 'Grant another date' }));
    await userEvent.click(send);
    await expect(screen.getByText('Please choose the new due date.')).toBeVisible();
    await fireEvent.change(screen.getByLabelText('New due date'), { target: { value: '2026-11-27' } });
    await userEvent.click(send);
    await expect(screen.getByText('Choose a future date after the due date.')).toBeVisible();
    await fireEvent.change(screen.getByLabelText('New due date'), { target: { value: '2026-12-09' } });
    await userEvent.click(send);
    await expect(onSubmit).toHaveBeenLastCalledWith({ answer: 'other', day: '2026-12-09', reason: '' });
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(onClose).toHaveBeenCalled();
  },
} satisfies Story;

/** The student has already submitted, so a later due date can no longer be granted. */
export const WritingHandedIn = {
  globals: { viewport: { value: 'w320' } },
  args: { view: { state: 'writing', ...form, proposed: undefined, handedIn: true, onSubmit } },
  play: async () => {
    await expect(await screen.findByRole('radio')).toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: 'Send Answer' }));
    await expect(screen.getByText('Please say why you decline the request.')).toBeVisible();
    await expect(screen.getByLabelText('Reason')).toHaveFocus();
    await userEvent.type(screen.getByLabelText('Reason'), 'It is submitted.');
    await userEvent.click(screen.getByRole('button', { name: 'Send Answer' }));
    await expect(onSubmit).toHaveBeenLastCalledWith({ answer: 'declined', day: '', reason: 'It is submitted.' });
  },
} satisfies Story;

export const SendingUnderWay = {
  args: { view: { state: 'sending.underWay', ...form } },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Sending...' })).toHaveAttribute('aria-busy', 'true');
  },
} satisfies Story;

export const SendingDelayed = {
  args: {
    view: {
      state: 'sending.delayed',
      ...form,
      written: { answer: 'declined', day: '', reason: 'We discuss it on Friday.' },
      onSubmit,
      why: 'The server could not be reached. Check your connection and try again.',
    },
  },
  play: async () => {
    await expect(await screen.findByText(/^Not sent yet\./)).toBeVisible();
    await expect(screen.getByLabelText('Reason')).toHaveValue('We discuss it on Friday.');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await expect(onSubmit).toHaveBeenCalled();
  },
} satisfies Story;

export const Rejected = {
  args: {
    view: {
      state: 'rejected',
      ...form,
      written: { answer: 'other', day: '2026-12-09', reason: '' },
      onSubmit,
      why: 'The request has already been granted.',
    },
  },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Your answer was not sent');
    await expect(screen.getByLabelText('New due date')).toHaveValue('2026-12-09');
  },
} satisfies Story;
