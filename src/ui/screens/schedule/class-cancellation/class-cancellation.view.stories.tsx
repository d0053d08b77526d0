import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { button, type CameFor, retry, textbox } from '../../came-for.fixture.ts';
import { ClassCancellationScreen, type ClassCancellationView } from './class-cancellation.view.tsx';

const onSubmit = fn();
const onClose = fn();
const form = { about: 'SQL clinic, Wed, 2 Dec 2026, 16:00 GMT', onClose };

const asked = [textbox('Reason'), button('Cancel the Class')];

const meta = {
  title: 'Screens/Class cancellation',
  component: ClassCancellationScreen,
  parameters: {
    machine: 'schedule/class-cancellation',
    layout: 'fullscreen',
    cameFor: {
      closed: null,
      confirming: asked,
      'cancelling.underWay': [button('Cancelling...')],
      'cancelling.delayed': retry,
      rejected: asked,
      outdated: [button('Show the Class')],
    } satisfies CameFor<ClassCancellationView>,
  },
} satisfies Meta<typeof ClassCancellationScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed = {
  args: { view: { state: 'closed' } },
  play: async () => {
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
} satisfies Story;

/** §schedule.16: the dialog asks once; the reason is optional. */
export const Confirming = {
  args: { view: { state: 'confirming', ...form, onSubmit } },
  play: async () => {
    await screen.findByRole('dialog', { name: 'Cancel the class?' });
    await userEvent.click(screen.getByRole('button', { name: 'Cancel the Class' }));
    await expect(onSubmit).toHaveBeenLastCalledWith({ reason: '' });
    await userEvent.type(screen.getByLabelText('Reason'), 'I am ill.{Enter}');
    await expect(onSubmit).toHaveBeenLastCalledWith({ reason: 'I am ill.' });
    await userEvent.click(screen.getByRole('button', { name: 'Keep It' }));
    await expect(onClose).toHaveBeenCalled();
  },
} satisfies Story;

export const CancellingUnderWay = {
  args: { view: { state: 'cancelling.underWay', ...form } },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Cancelling...' })).toHaveAttribute('aria-busy', 'true');
  },
} satisfies Story;

export const CancellingDelayed = {
  globals: { viewport: { value: 'w320' } },
  args: {
    view: {
      state: 'cancelling.delayed',
      ...form,
      written: { reason: 'I am ill.' },
      onSubmit,
      why: 'The server could not be reached. Check your connection and try again.',
    },
  },
  play: async () => {
    await expect(await screen.findByText(/^Not sent yet\./)).toBeVisible();
    await expect(screen.getByLabelText('Reason')).toHaveValue('I am ill.');
  },
} satisfies Story;

export const Rejected = {
  args: {
    view: { state: 'rejected', ...form, onSubmit, why: 'There was an error cancelling the class. Please try again.' },
  },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('The class was not cancelled');
    await expect(screen.getByRole('button', { name: 'Cancel the Class' })).toBeVisible();
  },
} satisfies Story;

export const Outdated = {
  args: {
    view: { state: 'outdated', ...form, why: 'This class was changed in another tab or by someone else.' },
  },
  play: async () => {
    await expect(await screen.findByText('The class was not cancelled')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show the Class' }));
    await expect(onClose).toHaveBeenCalled();
  },
} satisfies Story;
