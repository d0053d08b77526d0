import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { button, type CameFor, heading, retry } from '../../came-for.fixture.ts';
import { emptyTeamForm } from '../team-form/team-form.fixture.tsx';
import { Removal } from './removal.tsx';
import { TeamScreen, type TeamView } from './team.view.tsx';

const onRemove = fn();
const onLeave = fn();
const onRetry = fn();
const onClose = fn();
const onConfirm = fn();
const jonas = {
  id: '1',
  name: 'Jonas Lindqvist',
  email: 'instructor@example.com',
  since: '1 September 2026',
  isYou: true,
  onRemove: onLeave,
};
const mira = {
  id: '2',
  name: 'Mira Castell',
  email: 'mira@example.com',
  since: '20 November 2026',
  addedBy: 'Jonas Lindqvist',
  isYou: false,
  onRemove,
};
const long = {
  ...mira,
  id: '3',
  name: 'Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh',
  email: `${'a-very-long-address'.repeat(4)}@example.com`,
};
const list = { course: 'Data Analytics', instructors: [jonas, mira] };
const other = { name: mira.name, isYou: false };
const oneself = { name: jonas.name, isYou: true };

const meta = {
  title: 'Screens/Team',
  component: TeamScreen,
  parameters: {
    machine: 'teaching/team',
    layout: 'fullscreen',
    cameFor: {
      loading: null,
      failed: retry,
      listed: [heading('Jonas Lindqvist'), button('Leave')],
      confirming: [button(/^(Remove Instructor|Leave Course)$/)],
      removing: [button('Removing...')],
      notRemoved: retry,
      left: null,
    } satisfies CameFor<TeamView>,
  },
  args: { form: emptyTeamForm },
  render: ({ view, form }) => (
    <TeamScreen
      view={view}
      form={form}
      removal={
        (view.state === 'confirming' || view.state === 'removing' || view.state === 'notRemoved') && (
          <Removal view={view} />
        )
      }
    />
  ),
} satisfies Meta<typeof TeamScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const opened = (name: string) => waitFor(() => screen.getByRole('dialog', { name }));

export const Loading = { args: { view: { state: 'loading' } } } satisfies Story;

export const Failed = {
  args: { view: { state: 'failed', message: 'The instructors could not be loaded. Please try again.', onRetry } },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await expect(onRetry).toHaveBeenCalled();
  },
} satisfies Story;

export const Listed = {
  args: { view: { state: 'listed', ...list } },
  play: async () => {
    await expect(screen.getByText('You', { exact: true })).toBeVisible();
    await expect(screen.getByText('Since 20 November 2026, added by Jonas Lindqvist')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Remove Mira Castell' }));
    await expect(onRemove).toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
    await expect(onLeave).toHaveBeenCalled();
  },
} satisfies Story;

export const ListedLong = {
  globals: { viewport: { value: 'w320' } },
  args: { view: { state: 'listed', ...list, instructors: [jonas, long] } },
} satisfies Story;

export const ListedAlone = {
  parameters: { cameFor: { listed: [heading('Jonas Lindqvist')] } },
  args: { view: { state: 'listed', ...list, instructors: [{ ...jonas, onRemove: undefined }] } },
  play: async () => {
    await expect(screen.queryByRole('button', { name: 'Leave' })).toBeNull();
    await expect(screen.getByText("You can't leave: you're the only instructor.")).toBeVisible();
  },
} satisfies Story;

export const Confirming = {
  args: { view: { state: 'confirming', ...list, ...other, onClose, onConfirm } },
  play: async () => {
    await opened('Remove Mira Castell?');
    await userEvent.click(screen.getByRole('button', { name: 'Remove Instructor' }));
    await expect(onConfirm).toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(onClose).toHaveBeenCalled();
  },
} satisfies Story;

export const ConfirmingOneself = {
  globals: { viewport: { value: 'w320' } },
  args: { view: { state: 'confirming', ...list, ...oneself, onClose, onConfirm } },
  play: async () => {
    await opened('Leave This Course?');
    await expect(screen.getByText(/^You lose access to its students/)).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Leave Course' })).toBeVisible();
  },
} satisfies Story;

export const Removing = {
  args: { view: { state: 'removing', ...list, ...other } },
  play: async () => {
    await opened('Remove Mira Castell?');
    await expect(screen.getByRole('button', { name: 'Removing...' })).toHaveAttribute('aria-busy', 'true');
  },
} satisfies Story;

export const NotRemoved = {
  args: { view: { state: 'notRemoved', ...list, ...other, onClose, onConfirm, why: 'The server took too long.' } },
  play: async () => {
    await opened('Remove Mira Castell?');
    await expect(screen.getByText('Mira Castell was not removed')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await expect(onConfirm).toHaveBeenCalled();
  },
} satisfies Story;

export const NotRemovedOneself = {
  args: {
    view: {
      state: 'notRemoved',
      ...list,
      ...oneself,
      onClose,
      onConfirm,
      why: 'Nobody else teaches this course. Add another instructor first.',
    },
  },
  play: async () => {
    await opened('Leave This Course?');
    await expect(screen.getByText('You still teach this course')).toBeVisible();
  },
} satisfies Story;

export const Left = {
  args: { view: { state: 'left', course: 'Data Analytics' } },
  play: async () => expect(screen.getByText('You no longer teach this course.')).toBeVisible(),
} satisfies Story;
