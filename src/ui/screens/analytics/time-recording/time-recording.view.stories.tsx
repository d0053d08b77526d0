import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { Button } from '../../../primitives/button.tsx';
import { Page } from '../../../primitives/page.tsx';
import { button, type CameFor, field, retry } from '../../came-for.fixture.ts';
import { TimeRecordingScreen, type TimeRecordingView } from './time-recording.view.tsx';

const onToggle = fn();
const onDelete = fn();
const onConfirm = fn();
const onClose = fn();
const downloads = (
  <>
    <Button variant="secondary">Download CSV</Button>
    <Button variant="secondary">Download xAPI</Button>
  </>
);
const choice = { isOn: true, downloads };
const open = { ...choice, onToggle, onDelete };
const asking = { ...choice, onConfirm, onClose };

const record = field('Record the time that I spend in lessons');
const choices = [record, button('Delete Recorded Time')];

const meta = {
  title: 'Screens/Time recording',
  component: TimeRecordingScreen,
  parameters: {
    machine: 'analytics/time-recording',
    layout: 'fullscreen',
    cameFor: {
      chosen: choices,
      saving: [record],
      notSaved: choices,
      deleted: choices,
      confirming: [button('Delete'), button('Keep It')],
      deleting: [button('Deleting...')],
      notDeleted: retry,
    } satisfies CameFor<TimeRecordingView>,
  },
  decorators: [
    (Story) => (
      <Page>
        <Story />
      </Page>
    ),
  ],
} satisfies Meta<typeof TimeRecordingScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const tick = () => screen.getByRole('checkbox', { name: 'Record the time that I spend in lessons' });

export const Chosen = {
  globals: { viewport: { value: 'w320' } },
  args: { view: { state: 'chosen', ...open } },
  play: async () => {
    await expect(tick()).toBeChecked();
    await expect(screen.getByText('Time is recorded.')).toBeVisible();
    tick().focus();
    await userEvent.keyboard(' ');
    await expect(onToggle).toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Delete Recorded Time' }));
    await expect(onDelete).toHaveBeenCalled();
  },
} satisfies Story;

export const Off = {
  args: { view: { state: 'chosen', ...open, isOn: false } },
  play: async () => {
    await expect(screen.getByText('Time is not recorded.')).toBeVisible();
  },
} satisfies Story;

export const Saving = {
  args: { view: { state: 'saving', ...choice, isOn: false } },
  play: async () => {
    onToggle.mockClear();
    await userEvent.click(tick());
    await expect(onToggle).not.toHaveBeenCalled();
  },
} satisfies Story;

export const NotSaved = {
  args: { view: { state: 'notSaved', ...open, why: 'Your choice was not saved. Please try again.' } },
  play: async () => {
    await expect(screen.getByRole('alert')).toHaveTextContent('Not saved');
  },
} satisfies Story;

export const Confirming = {
  args: { view: { state: 'confirming', ...asking } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await expect(onConfirm).toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Keep It' }));
    await expect(onClose).toHaveBeenCalled();
  },
} satisfies Story;

export const Deleting = { args: { view: { state: 'deleting', ...choice } } } satisfies Story;

export const NotDeleted = {
  args: {
    view: { state: 'notDeleted', ...asking, why: 'Your recorded time could not be deleted. Please try again.' },
  },
  play: async () => {
    await expect(await screen.findByText('Not deleted')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
} satisfies Story;

export const Deleted = {
  args: { view: { state: 'deleted', ...open } },
  play: async () => {
    await expect(screen.getByText('Your recorded time is deleted.')).toBeVisible();
  },
} satisfies Story;
