import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { type CameFor, field, retry } from '../../came-for.fixture.ts';
import { MailChoicesScreen, type MailChoicesView } from './mail-choices.view.tsx';

const onToggle = fn();
const onRetry = fn();
const choices = { announcements: true, classes: true, answers: false, feedback: true };

const kinds = [field('Announcements in my courses'), field('Feedback, and later due dates')];

const meta = {
  title: 'Screens/Mail choices',
  component: MailChoicesScreen,
  parameters: {
    machine: 'account/mail-choices',
    layout: 'fullscreen',
    cameFor: {
      loading: null,
      failed: retry,
      chosen: kinds,
      saving: kinds,
      notSaved: kinds,
    } satisfies CameFor<MailChoicesView>,
  },
} satisfies Meta<typeof MailChoicesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading = { args: { view: { state: 'loading' } } } satisfies Story;

export const Failed = {
  args: { view: { state: 'failed', message: 'Your choices could not be loaded. Please try again.', onRetry } },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await expect(onRetry).toHaveBeenCalled();
  },
} satisfies Story;

export const Chosen = {
  globals: { viewport: { value: 'w320' } },
  args: { view: { state: 'chosen', choices, onToggle } },
  play: async () => {
    const answers = screen.getByRole('checkbox', { name: 'Answers and messages from instructors' });
    await expect(answers).not.toBeChecked();
    answers.focus();
    await userEvent.keyboard(' ');
    await expect(onToggle).toHaveBeenCalledWith('answers');
  },
} satisfies Story;

export const Saving = {
  args: { view: { state: 'saving', choices, onToggle } },
  play: async () => {
    onToggle.mockClear();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Announcements in my courses' }));
    await expect(onToggle).not.toHaveBeenCalled();
    await expect(screen.getByRole('status')).toHaveTextContent('Saving...');
  },
} satisfies Story;

export const NotSaved = {
  args: { view: { state: 'notSaved', choices, onToggle, message: 'Your choice was not saved. Please try again.' } },
  play: async () => {
    await expect(screen.getByRole('alert')).toHaveTextContent('Not saved');
  },
} satisfies Story;
