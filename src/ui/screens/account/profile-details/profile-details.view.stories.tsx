import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { exampleStudent } from '../../../../api/generated/examples.ts';
import { profileOf } from '../../../../machines/account/profile-fields.ts';
import { button, type CameFor, field } from '../../came-for.fixture.ts';
import { ProfileDetailsScreen, type ProfileDetailsView } from './profile-details.view.tsx';

const onSubmit = fn();
const form = { email: 'ada@example.com', values: profileOf(exampleStudent), onSubmit };

const meta = {
  title: 'Screens/Profile details',
  component: ProfileDetailsScreen,
  parameters: {
    machine: 'account/profile-details',
    cameFor: {
      editing: [field('First name'), button('Save Profile')],
      'submitting.underWay': [button('Saving...')],
      'submitting.delayed': [field('First name'), button('Save Profile')],
      saved: [field('First name'), button('Save Profile')],
      rejected: [field('First name'), button('Save Profile')],
    } satisfies CameFor<ProfileDetailsView>,
  },
} satisfies Meta<typeof ProfileDetailsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Editing = {
  args: { view: { state: 'editing', ...form } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Email')).toBeDisabled();
    const first = canvas.getByLabelText('First name');
    await userEvent.clear(first);
    await userEvent.click(canvas.getByRole('button', { name: 'Save Profile' }));
    await waitFor(() => expect(first).toHaveFocus());
    await expect(first).toHaveAccessibleDescription('Please enter your first name.');
    await expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.type(first, 'Ada\u200b');
    await waitFor(() => expect(first).toHaveAccessibleDescription(/hidden character/));
    await userEvent.clear(first);
    await userEvent.type(first, ' Adaeze ');
    await userEvent.click(canvas.getByRole('button', { name: 'Save Profile' }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ ...form.values, first_name: 'Adaeze' }));
  },
} satisfies Story;

export const SubmittingUnderWay = {
  args: { view: { state: 'submitting.underWay', ...form } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Saving/ })).toHaveAttribute('aria-busy', 'true');
  },
} satisfies Story;

export const SubmittingDelayed = {
  globals: { viewport: { value: 'w320' } },
  args: {
    view: {
      state: 'submitting.delayed',
      ...form,
      message: 'The server could not be reached. Check your connection and try again.',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Not sent yet.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save Profile' }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith(form.values));
  },
} satisfies Story;

export const Saved = { args: { view: { state: 'saved', ...form } } } satisfies Story;

export const Rejected = {
  args: {
    view: {
      state: 'rejected',
      ...form,
      message: 'Please use at most 100 characters.',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('at most 100 characters');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(canvas.getByLabelText('First name')).toHaveValue('Ada');
  },
} satisfies Story;
