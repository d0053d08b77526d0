import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { button, type CameFor, field } from '../../came-for.fixture.ts';
import { SecondStepScreen, type SecondStepView } from './second-step.view.tsx';

const onSubmit = fn();
const onBack = fn();
const form = { onSubmit, onBack };

const meta = {
  title: 'Screens/Second step',
  component: SecondStepScreen,
  parameters: {
    machine: 'account/second-step',
    cameFor: {
      editing: [field('Code'), button('Continue')],
      submitting: [button('Checking...')],
      passed: [button('Checking...')],
      rejected: [field('Code'), button('Continue')],
      ended: [button('Back to Login')],
    } satisfies CameFor<SecondStepView>,
  },
} satisfies Meta<typeof SecondStepScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Editing = {
  args: { view: { state: 'editing', ...form } },
  play: async ({ canvas }) => {
    const code = canvas.getByLabelText('Code');
    await waitFor(() => expect(code).toHaveFocus());
    await userEvent.keyboard('123{Enter}');
    await expect(await canvas.findByText('Please enter the six digits, or a recovery code.')).toBeVisible();
    await expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.type(code, '456{Enter}');
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith('123456'));
    await userEvent.click(canvas.getByRole('button', { name: 'Back to Login' }));
    await expect(onBack).toHaveBeenCalledOnce();
  },
} satisfies Story;

const busy: Story['play'] = async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Checking...' })).toHaveAttribute('aria-busy', 'true');
};

export const Submitting = { args: { view: { state: 'submitting', ...form } }, play: busy } satisfies Story;

export const Passed = { args: { view: { state: 'passed', ...form } }, play: busy } satisfies Story;

export const Rejected = {
  args: {
    view: {
      state: 'rejected',
      ...form,
      message: 'The code is not right, or has been used. Please enter the next one.',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The code is not right');
  },
} satisfies Story;

export const Ended = {
  args: { view: { state: 'ended', onBack, message: 'This sign-in has ended. Please enter your password again.' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByLabelText('Code')).toBeNull();
    const button = canvas.getByRole('button', { name: 'Back to Login' });
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.click(button);
    await expect(onBack).toHaveBeenCalledOnce();
  },
} satisfies Story;
