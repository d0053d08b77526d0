import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { type CameFor, retry } from '../../came-for.fixture.ts';
import { TeachingMailsScreen, type TeachingMailsView } from './mails.view.tsx';

const onChoose = fn();
const onRetry = fn();
const choices = { questions: 'daily', extensionRequests: 'never', reports: 'atOnce' } as const;

const groups = ['Questions from students', 'Reported posts'].map((name) => ({ role: 'group', name }) as const);

const meta = {
  title: 'Screens/Teaching mails',
  component: TeachingMailsScreen,
  parameters: {
    machine: 'teaching/mails',
    layout: 'padded',
    cameFor: {
      loading: null,
      failed: retry,
      chosen: groups,
      saving: [...groups, { role: 'status' }],
      notSaved: [...groups, { role: 'alert' }],
    } satisfies CameFor<TeachingMailsView>,
  },
} satisfies Meta<typeof TeachingMailsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const pace = (kind: string, name: string) =>
  within(screen.getByRole('group', { name: kind })).getByRole('radio', { name });

export const Loading = { args: { view: { state: 'loading' } } } satisfies Story;

export const Failed = {
  args: { view: { state: 'failed', message: 'Your choices could not be loaded. Please try again.', onRetry } },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await expect(onRetry).toHaveBeenCalled();
  },
} satisfies Story;

export const Chosen = {
  args: { view: { state: 'chosen', choices, onChoose } },
  play: async () => {
    await expect(pace('Requests for a later due date or a regrade', 'Never')).toBeChecked();
    pace('Questions from students', 'Once a day').focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(onChoose).toHaveBeenCalledWith('questions', 'atOnce');
  },
} satisfies Story;

export const ChosenOnNarrow = {
  globals: { viewport: { value: 'w320' } },
  args: { view: { state: 'chosen', choices, onChoose } },
} satisfies Story;

export const Saving = {
  args: { view: { state: 'saving', choices, onChoose } },
  play: async () => {
    onChoose.mockClear();
    await userEvent.click(pace('Reported posts', 'Never'));
    await expect(onChoose).not.toHaveBeenCalled();
    await expect(pace('Reported posts', 'Right away')).toBeChecked();
    await expect(screen.getByRole('status')).toHaveTextContent('Saving...');
  },
} satisfies Story;

export const NotSaved = {
  args: { view: { state: 'notSaved', choices, onChoose, message: 'Your choice was not saved. Please try again.' } },
  play: async () => {
    await expect(screen.getByRole('alert')).toHaveTextContent('Not saved');
  },
} satisfies Story;
