import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { button, type CameFor, retry } from '../../came-for.fixture.ts';
import { KeptGradeScreen, type KeptGradeView } from './kept-grade.view.tsx';

const onSubmit = fn();
const onClose = fn();
const form = {
  about: 'Ada Okafor, Survey clean-up',
  grade: 72,
  asked: 'The second line of my text says why each of the nine rows is gone.',
  onClose,
};

const meta = {
  title: 'Screens/Kept grade',
  component: KeptGradeScreen,
  parameters: {
    machine: 'grading/kept-grade',
    layout: 'fullscreen',
    cameFor: {
      closed: null,
      writing: [button('Keep Grade')],
      'sending.underWay': [button('Sending...')],
      'sending.delayed': retry,
      rejected: [button('Keep Grade')],
    } satisfies CameFor<KeptGradeView>,
  },
} satisfies Meta<typeof KeptGradeScreen>;
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
    await screen.findByRole('dialog', { name: 'Keep Grade' });
    await userEvent.click(screen.getByRole('button', { name: 'Keep Grade' }));
    await expect(screen.getByText('Please say why you keep the grade.')).toBeVisible();
    await expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.type(screen.getByLabelText('Reason'), 'Line 2 says why.');
    await userEvent.click(screen.getByRole('button', { name: 'Keep Grade' }));
    await expect(onSubmit).toHaveBeenLastCalledWith({ reason: 'Line 2 says why.' });
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(onClose).toHaveBeenCalled();
  },
} satisfies Story;

export const SendingUnderWay = {
  args: { view: { state: 'sending.underWay', ...form } },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Sending...' })).toHaveAttribute('aria-busy', 'true');
  },
} satisfies Story;

export const SendingDelayed = {
  globals: { viewport: { value: 'w320' } },
  args: {
    view: {
      state: 'sending.delayed',
      ...form,
      written: { reason: 'Line 2 says why.' },
      onSubmit,
      why: 'The server could not be reached. Check your connection and try again.',
    },
  },
  play: async () => {
    await expect(await screen.findByText(/^Not sent yet\./)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await expect(onSubmit).toHaveBeenLastCalledWith({ reason: 'Line 2 says why.' });
  },
} satisfies Story;

export const Rejected = {
  args: {
    view: { state: 'rejected', ...form, onSubmit, why: 'There was an error sending your answer. Please try again.' },
  },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Your answer was not sent');
    await expect(screen.getByRole('button', { name: 'Keep Grade' })).toBeVisible();
  },
} satisfies Story;
