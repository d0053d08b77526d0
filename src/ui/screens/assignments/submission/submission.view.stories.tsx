import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { button, type CameFor, field, retry } from '../../came-for.fixture.ts';
import { AssignmentSubmissionScreen, type AssignmentSubmissionView } from './submission.view.tsx';

const onSubmit = fn();
const onChoose = fn();
const onRemove = fn();
const onClose = fn();
const onStop = fn();
const open = { assignment: 'Question log', due: 'Fri, 27 Nov 2026, 17:00 GMT', text: '', files: [] };
const editing = {
  limits: { hint: 'At most 5 files of 10 MB each: PDF, PNG, JPEG, ZIP, Office or text files.', accept: '.md,.pdf' },
  onSubmit,
  onChoose,
  onRemove,
  onClose,
};
const file = (name: string, size: string) => ({ key: name, name, size, isSent: false, hasFailed: false });
const files = [file('question-log.md', '2.3 kB'), file('interviews-with-the-three-branch-managers.pdf', '8.1 MB')];
const text = 'Five questions, each with a decision, a measure, a comparison and a period.';

const meta = {
  title: 'Screens/Assignment submission',
  component: AssignmentSubmissionScreen,
  parameters: {
    machine: 'assignments/submission',
    layout: 'fullscreen',
    cameFor: {
      closed: null,
      'editing.writing': [field('Your answer'), button('Submit')],
      'editing.rejected': [field('Your answer'), button('Submit')],
      'sending.uploading': [button('Stop Upload')],
      'sending.submitting.underWay': [button('Submitting...')],
      'sending.submitting.delayed': [field('Your answer'), ...retry],
    } satisfies CameFor<AssignmentSubmissionView>,
  },
} satisfies Meta<typeof AssignmentSubmissionScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed = {
  args: { view: { state: 'closed' } },
  play: async () => {
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
} satisfies Story;

export const EditingWriting = {
  args: { view: { state: 'editing.writing', ...open, ...editing } },
  play: async () => {
    await screen.findByRole('dialog', { name: 'Submit Assignment' });
    const submit = screen.getByRole('button', { name: 'Submit' });
    await userEvent.click(submit);
    await expect(screen.getByText('Please write your answer or add a file.')).toBeVisible();
    await expect(screen.getByLabelText('Your answer')).toHaveFocus();
    await expect(onSubmit).not.toHaveBeenCalled();
    const notes = new File(['notes'], 'notes.md', { type: 'text/markdown' });
    await userEvent.upload(screen.getByLabelText('Add files'), notes);
    await expect(onChoose).toHaveBeenCalledWith([notes]);
    await userEvent.type(screen.getByLabelText('Your answer'), 'Five questions.');
    await userEvent.click(submit);
    await expect(onSubmit).toHaveBeenCalledWith('Five questions.');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(onClose).toHaveBeenCalledWith('Five questions.');
  },
} satisfies Story;

export const EditingWritingWithFiles = {
  args: {
    view: {
      state: 'editing.writing',
      ...open,
      ...editing,
      files,
      refused: 'film.mov is of a kind that is not taken. Only 5 files can be submitted, so sixth.csv was left out.',
    },
  },
  play: async () => {
    await screen.findByText(/film.mov is of a kind/);
    await userEvent.click(screen.getByRole('button', { name: 'Remove question-log.md' }));
    await expect(onRemove).toHaveBeenCalledWith('question-log.md');
    await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
    await expect(onSubmit).toHaveBeenCalledWith('');
  },
} satisfies Story;

export const EditingWritingProject = {
  parameters: { specification: '§practice.115' },
  globals: { viewport: { value: 'w320' } },
  args: {
    view: {
      state: 'editing.writing',
      ...open,
      ...editing,
      unsolved: ['Who came back', 'Revenue as lines, one for each of the four shops'],
    },
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Submit Assignment' });
    await expect(dialog).toHaveTextContent('Still to be solved');
    await expect(dialog).toHaveTextContent('Who came back, Revenue as lines, one for each of the four shops.');
  },
} satisfies Story;

export const EditingRejected = {
  args: {
    view: {
      state: 'editing.rejected',
      ...open,
      ...editing,
      text,
      files: files.map((one, index) => ({ ...one, isSent: index === 0, hasFailed: index === 1 })),
      why: 'The server could not be reached. Check your connection and try again.',
    },
  },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Your assignment was not submitted');
    await expect(screen.getByLabelText('Your answer')).toHaveValue(text);
    await expect(screen.getByText('This file did not arrive.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
    await expect(onSubmit).toHaveBeenCalledWith(text);
  },
} satisfies Story;

export const SendingUploading = {
  args: {
    view: {
      state: 'sending.uploading',
      ...open,
      text,
      files: files.map((one, index) => ({ ...one, isSent: index === 0, percent: index === 0 ? 100 : 40 })),
      onStop,
    },
  },
  play: async () => {
    const bar = await screen.findByRole('progressbar', { name: /Uploading interviews/ });
    await expect(bar).toHaveAttribute('aria-valuenow', '40');
    await userEvent.click(screen.getByRole('button', { name: 'Stop Upload' }));
    await expect(onStop).toHaveBeenCalledOnce();
  },
} satisfies Story;

export const SendingSubmittingUnderWay = {
  args: {
    view: {
      state: 'sending.submitting.underWay',
      ...open,
      text,
      files: files.map((one) => ({ ...one, isSent: true })),
    },
  },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Submitting...' })).toHaveAttribute('aria-busy', 'true');
    await expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
  },
} satisfies Story;

export const SendingSubmittingDelayed = {
  globals: { viewport: { value: 'w320' } },
  args: {
    view: {
      state: 'sending.submitting.delayed',
      ...open,
      ...editing,
      text,
      files: files.map((one) => ({ ...one, isSent: true })),
      why: 'The server could not be reached. Check your connection and try again.',
    },
  },
  play: async () => {
    await expect(await screen.findByText(/^Not sent yet\./)).toBeVisible();
    await expect(screen.getByLabelText('Your answer')).toHaveValue(text);
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await expect(onSubmit).toHaveBeenCalledWith(text);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(onClose).toHaveBeenCalledWith(text);
  },
} satisfies Story;
