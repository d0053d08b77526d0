import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { button, type CameFor, retry, textbox } from '../../came-for.fixture.ts';
import { CommunityAnswerScreen, type CommunityAnswerView } from './answer.view.tsx';

const onWrite = fn();
const onSubmit = fn();
const form = { written: '', sent: 0, onWrite };
const text = 'Try it with five numbers on paper.';
const why = 'The server could not be reached. Check your connection and try again.';

const answering = [textbox('Your answer'), button('Send Answer')];

const meta = {
  title: 'Screens/Community answer',
  component: CommunityAnswerScreen,
  parameters: {
    machine: 'questions/answer',
    cameFor: {
      writing: answering,
      'sending.underWay': [button('Sending...')],
      'sending.delayed': retry,
      rejected: answering,
    } satisfies CameFor<CommunityAnswerView>,
  },
} satisfies Meta<typeof CommunityAnswerScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Writing = {
  args: { view: { state: 'writing', ...form, onSubmit } },
  play: async ({ canvas }) => {
    const send = canvas.getByRole('button', { name: 'Send Answer' });
    await userEvent.click(send);
    await expect(canvas.getByText('Please write an answer.')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox'), text);
    await expect(onWrite).toHaveBeenLastCalledWith(text);
    await userEvent.click(send);
    await expect(onSubmit).toHaveBeenCalledWith(text);
  },
} satisfies Story;

export const SendingUnderWay = {
  args: { view: { state: 'sending.underWay', ...form, written: text } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAttribute('readonly');
  },
} satisfies Story;

export const SendingDelayed = {
  args: { view: { state: 'sending.delayed', ...form, written: text, why, onSubmit } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Not sent yet/)).toBeVisible();
  },
} satisfies Story;

export const Rejected = {
  args: {
    view: { state: 'rejected', ...form, written: text, why: 'Too many tries. Please try again in a minute.', onSubmit },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveValue(text);
    await expect(canvas.getByRole('button', { name: 'Send Answer' })).toBeEnabled();
  },
} satisfies Story;
