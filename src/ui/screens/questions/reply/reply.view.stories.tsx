import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { button, type CameFor, retry, textbox } from '../../came-for.fixture.ts';
import { ThreadReplyScreen, type ThreadReplyView } from './reply.view.tsx';

const onWrite = fn();
const onSubmit = fn();
const onChoose = fn();
const onRemove = fn();
const onStop = fn();
const form = { text: '', sent: 0, files: [], onWrite };
const editing = {
  limits: { hint: 'At most 5 files of 10 MB each: PDF, PNG, JPEG, ZIP, Office or text files.', accept: '.md,.pdf' },
  onSubmit,
  onChoose,
  onRemove,
};
const file = (name: string, size: string) => ({ key: name, name, size, isSent: false, hasFailed: false });
const files = [file('median.csv', '1.2 kB'), file('interviews-with-the-three-branch-managers.pdf', '8.1 MB')];
const text = 'Thank you, that helps.';

const writing = [textbox('Your reply'), button('Send Reply')];

const meta = {
  title: 'Screens/Reply',
  component: ThreadReplyScreen,
  parameters: {
    machine: 'questions/reply',
    cameFor: {
      'editing.writing': writing,
      'sending.uploading': [button('Stop Upload')],
      'sending.submitting.underWay': [button('Sending...')],
      'sending.submitting.delayed': retry,
      'editing.rejected': writing,
    } satisfies CameFor<ThreadReplyView>,
  },
} satisfies Meta<typeof ThreadReplyScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EditingWriting = {
  args: { view: { state: 'editing.writing', ...form, ...editing } },
  play: async ({ canvas }) => {
    const send = canvas.getByRole('button', { name: 'Send Reply' });
    await userEvent.click(send);
    await expect(canvas.getByText('Please write a reply.')).toBeVisible();
    await expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByLabelText('Your reply'), text);
    await expect(onWrite).toHaveBeenLastCalledWith(text);
    const notes = new File(['notes'], 'notes.md', { type: 'text/markdown' });
    await userEvent.upload(canvas.getByLabelText('Add files'), notes);
    await expect(onChoose).toHaveBeenCalledWith([notes]);
    await userEvent.click(send);
    await expect(onSubmit).toHaveBeenCalledWith(text);
  },
} satisfies Story;

export const EditingRejected = {
  args: {
    view: {
      state: 'editing.rejected',
      ...form,
      ...editing,
      text,
      files: files.map((one, index) => ({ ...one, hasFailed: index === 1 })),
      why: 'interviews-with-the-three-branch-managers.pdf: The server could not be reached. Check your connection and try again.',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Your reply')).toHaveValue(text);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove median.csv' }));
    await expect(onRemove).toHaveBeenCalledWith('median.csv');
    await expect(canvas.getByRole('button', { name: 'Send Reply' })).toBeEnabled();
  },
} satisfies Story;

export const SendingUploading = {
  args: {
    view: {
      state: 'sending.uploading',
      ...form,
      text,
      files: files.map((one, index) => ({ ...one, percent: index === 0 ? 100 : 40, isSent: index === 0 })),
      onStop,
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Stop Upload' }));
    await expect(onStop).toHaveBeenCalledOnce();
  },
} satisfies Story;

export const SendingSubmittingUnderWay = {
  args: { view: { state: 'sending.submitting.underWay', ...form, text } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Your reply')).toHaveAttribute('readonly');
  },
} satisfies Story;

export const SendingSubmittingDelayed = {
  args: {
    view: {
      state: 'sending.submitting.delayed',
      ...form,
      ...editing,
      text,
      why: 'The server could not be reached. Check your connection and try again.',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Not sent yet/)).toBeVisible();
  },
} satisfies Story;
