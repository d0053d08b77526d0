import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { button, type CameFor, textbox } from '../../came-for.fixture.ts';
import { InstructorMessageScreen, type InstructorMessageView } from './instructor-message.view.tsx';

const onSubmit = fn();
const onClose = fn();
const onChoose = fn();
const onRemove = fn();
const onStop = fn();
const open = { recipient: 'Dr. Sarah Chen', files: [], onClose };
const editing = {
  limits: { hint: 'At most 5 files of 10 MB each: PDF, PNG, JPEG, ZIP, Office or text files.', accept: '.md,.pdf' },
  onSubmit,
  onChoose,
  onRemove,
};
const file = {
  key: 'plot',
  name: 'my-plot-of-the-three-branches.png',
  size: '1.2 MB',
  isSent: false,
  hasFailed: false,
};

const meta = {
  title: 'Screens/Instructor message',
  component: InstructorMessageScreen,
  parameters: {
    machine: 'course/instructor-message',
    layout: 'fullscreen',
    cameFor: {
      closed: null,
      'editing.writing': [textbox('Message'), button('Send Message')],
      'editing.rejected': [textbox('Message'), button('Send Message')],
      uploading: [{ role: 'progressbar' }, button('Stop Upload')],
      sending: [button('Sending...')],
    } satisfies CameFor<InstructorMessageView>,
  },
} satisfies Meta<typeof InstructorMessageScreen>;
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
    await screen.findByRole('dialog', { name: 'Contact Instructor' });
    await userEvent.click(screen.getByRole('button', { name: 'Send Message' }));
    await expect(screen.getByText('Please write a message.')).toBeVisible();
    await expect(onSubmit).not.toHaveBeenCalled();
    const message = screen.getByLabelText('Message');
    await userEvent.type(message, 'See invoice\u202efdp.exe');
    await expect(await screen.findByText(/hidden character/)).toBeVisible();
    await userEvent.clear(message);
    await userEvent.type(message, 'Do I need SQL before I start?');
    const notes = new File(['notes'], 'notes.md', { type: 'text/markdown' });
    await userEvent.upload(screen.getByLabelText('Add files'), notes);
    await expect(onChoose).toHaveBeenCalledWith([notes]);
    await userEvent.click(screen.getByRole('button', { name: 'Send Message' }));
    await expect(onSubmit).toHaveBeenCalledWith('Do I need SQL before I start?');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(onClose).toHaveBeenCalled();
  },
} satisfies Story;

export const Uploading = {
  args: { view: { state: 'uploading', ...open, files: [{ ...file, percent: 40 }], onStop } },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Uploading...' })).toHaveAttribute('aria-busy', 'true');
    await expect(screen.getByRole('progressbar')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Stop Upload' }));
    await expect(onStop).toHaveBeenCalled();
  },
} satisfies Story;

export const Sending = {
  args: { view: { state: 'sending', ...open } },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Sending...' })).toHaveAttribute('aria-busy', 'true');
  },
} satisfies Story;

export const EditingRejected = {
  args: {
    view: {
      state: 'editing.rejected',
      reason: `${file.name}: The server could not be reached. Check your connection and try again.`,
      ...open,
      ...editing,
      files: [{ ...file, hasFailed: true }],
    },
  },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Check your connection and try again.');
    await userEvent.click(screen.getByRole('button', { name: `Remove ${file.name}` }));
    await expect(onRemove).toHaveBeenCalledWith('plot');
  },
} satisfies Story;
