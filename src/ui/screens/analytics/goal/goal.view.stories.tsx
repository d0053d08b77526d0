import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { Page } from '../../../primitives/page.tsx';
import { button, type CameFor, field } from '../../came-for.fixture.ts';
import { AnalyticsGoalScreen, type AnalyticsGoalView } from './goal.view.tsx';

const onEdit = fn();
const onRemove = fn();
const onSubmit = fn();
const onCancel = fn();
const goal = { days: 3, minutes: 30 };

const meta = {
  title: 'Screens/Analytics goal',
  component: AnalyticsGoalScreen,
  parameters: {
    machine: 'analytics/goal',
    layout: 'fullscreen',
    cameFor: {
      shown: [button(/^(Change|Set a) Goal$/)],
      removing: [button('Removing...')],
      notRemoved: [button('Remove Goal')],
      editing: [field('On how many days a week'), button('Save Goal')],
      saving: [button('Saving...')],
      rejected: [field('On how many days a week'), button('Save Goal')],
    } satisfies CameFor<AnalyticsGoalView>,
  },
  decorators: [
    (Story) => (
      <Page>
        <Story />
      </Page>
    ),
  ],
} satisfies Meta<typeof AnalyticsGoalScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shown = {
  args: { view: { state: 'shown', goal, onEdit, onRemove } },
  play: async () => {
    await expect(screen.getByText('30 minutes on 3 days a week.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Change Goal' }));
    await expect(onEdit).toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Remove Goal' }));
    await expect(onRemove).toHaveBeenCalled();
  },
} satisfies Story;

export const ShownWithoutGoal = {
  args: { view: { state: 'shown', goal: null, onEdit, onRemove } },
  play: async () => {
    await expect(screen.getByRole('button', { name: 'Set a Goal' })).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Remove Goal' })).toBeNull();
  },
} satisfies Story;

export const Removing = { args: { view: { state: 'removing', goal } } } satisfies Story;

export const NotRemoved = {
  args: {
    view: { state: 'notRemoved', goal, onEdit, onRemove, why: 'Your goal could not be removed. Please try again.' },
  },
  play: async () => {
    await expect(screen.getByRole('alert')).toHaveTextContent('Your goal was not removed');
  },
} satisfies Story;

export const Editing = {
  globals: { viewport: { value: 'w320' } },
  args: { view: { state: 'editing', goal, onSubmit, onCancel } },
  play: async () => {
    await expect(screen.getByLabelText('On how many days a week')).toHaveFocus();
    const minutes = screen.getByLabelText('Minutes on each of them');
    for (const wrong of ['4', '241', '7.5', 'ten']) {
      await userEvent.clear(minutes);
      await userEvent.type(minutes, `${wrong}{Enter}`);
      await expect(await screen.findByText('Please enter whole minutes, from 5 to 240.')).toBeVisible();
    }
    await userEvent.clear(minutes);
    await userEvent.tab();
    await expect(await screen.findByText('Please enter how many minutes.')).toBeVisible();
    await expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.selectOptions(screen.getByLabelText('On how many days a week'), '5');
    await userEvent.type(minutes, '45{Enter}');
    await expect(onSubmit).toHaveBeenCalledWith({ days: 5, minutes: 45 });
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(onCancel).toHaveBeenCalled();
  },
} satisfies Story;

export const Saving = { args: { view: { state: 'saving', goal } } } satisfies Story;

export const Rejected = {
  args: {
    view: { state: 'rejected', goal, onSubmit, onCancel, why: 'Your goal could not be saved. Please try again.' },
  },
  play: async () => {
    await expect(screen.getByLabelText('Minutes on each of them')).toHaveValue('30');
    await userEvent.click(screen.getByRole('button', { name: 'Save Goal' }));
    await expect(onSubmit).toHaveBeenCalledWith(goal);
  },
} satisfies Story;
