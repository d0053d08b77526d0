import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { button, type CameFor, retry, textbox } from '../../came-for.fixture.ts';
import { TeamFormScreen, type TeamFormView } from './team-form.view.tsx';

const onSubmit = fn();
const onAnother = fn();
const written = { email: 'mira@example.com' };

const meta = {
  title: 'Screens/Team form',
  component: TeamFormScreen,
  parameters: {
    machine: 'teaching/team-form',
    cameFor: {
      writing: [textbox('Email'), button('Add Instructor')],
      'sending.underWay': [button('Adding...')],
      'sending.delayed': retry,
      rejected: [textbox('Email'), button('Add Instructor')],
      added: [button('Add Another')],
    } satisfies CameFor<TeamFormView>,
  },
} satisfies Meta<typeof TeamFormScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Writing = {
  args: { view: { state: 'writing', onSubmit } },
  play: async () => {
    await userEvent.type(screen.getByLabelText('Email'), 'mira{Enter}');
    await expect(screen.getByText('Please enter a valid email address.')).toBeVisible();
    await expect(screen.getByLabelText('Email')).toHaveFocus();
    await userEvent.type(screen.getByLabelText('Email'), '@example.com{Enter}');
    await expect(onSubmit).toHaveBeenCalledWith(written);
  },
} satisfies Story;

export const SendingUnderWay = {
  args: { view: { state: 'sending.underWay', written } },
  play: async () => {
    await expect(screen.getByRole('button', { name: 'Adding...' })).toHaveAttribute('aria-busy', 'true');
  },
} satisfies Story;

export const SendingDelayed = {
  args: {
    view: {
      state: 'sending.delayed',
      written,
      onSubmit,
      why: 'The server could not be reached. Check your connection and try again.',
    },
  },
  play: async () => {
    await expect(screen.getByText(/^Not sent yet\./)).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
} satisfies Story;

export const Rejected = {
  globals: { viewport: { value: 'w320' } },
  args: {
    view: {
      state: 'rejected',
      written,
      onSubmit,
      why: 'No instructor has this address. Ask the operator to invite them.',
    },
  },
  play: async () => {
    await expect(screen.getByRole('alert')).toHaveTextContent('The instructor was not added');
    await expect(screen.getByLabelText('Email')).toHaveValue(written.email);
  },
} satisfies Story;

export const Added = {
  args: { view: { state: 'added', name: 'Mira Castell', onAnother } },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Add Another' }));
    await expect(onAnother).toHaveBeenCalled();
  },
} satisfies Story;
