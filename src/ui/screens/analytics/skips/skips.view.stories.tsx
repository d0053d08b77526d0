import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { button, type CameFor, field } from '../../came-for.fixture.ts';
import { type KnownCourse, PathSkipsScreen, type PathSkipsView } from './skips.view.tsx';

const onOpen = fn();
const onTick = fn();
const onSubmit = fn();
const onClose = fn();
const courses: KnownCourse[] = [
  {
    id: 'data-analytics',
    title: 'Data Analytics',
    modules: [
      {
        key: 'm2',
        title: 'Collecting and cleaning data',
        reason: 'At least 9 of 10 students with answers like yours pass its quiz.',
        isTicked: true,
        onTick,
      },
    ],
  },
  {
    id: 'sql-for-beginners',
    title: 'SQL for Beginners',
    modules: [
      {
        key: 'm2',
        title: 'Filtering rows',
        reason: 'At least 9 of 10 students with answers like yours pass its quiz.',
        isTicked: false,
        onTick,
      },
    ],
  },
];
const open = { courses, canSubmit: true, onSubmit, onClose };

const meta = {
  title: 'Screens/Path skips',
  component: PathSkipsScreen,
  parameters: {
    machine: 'analytics/skips',
    cameFor: {
      closed: [button('Choose What to Skip')],
      choosing: [field(/^Collecting/), button('Skip These')],
      saving: [button('Saving...')],
      renewing: [button('Saving...')],
      refused: [field(/^Collecting/), button('Skip These')],
    } satisfies CameFor<PathSkipsView>,
  },
} satisfies Meta<typeof PathSkipsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed = {
  args: { view: { state: 'closed', count: 2, onOpen } },
  play: async () => {
    await expect(screen.getByText('Your answers say that you know 2 modules of this path already.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Choose What to Skip' }));
    await expect(onOpen).toHaveBeenCalledOnce();
  },
} satisfies Story;

export const ClosedWithNothingKnown = {
  parameters: { cameFor: { closed: null } },
  args: { view: { state: 'closed', count: 0, onOpen } },
  play: async () => expect(screen.queryByRole('button')).toBeNull(),
} satisfies Story;

export const Choosing = {
  parameters: { specification: '§analytics.85' },
  args: { view: { state: 'choosing', ...open } },
  play: async () => {
    const box = await screen.findByRole('checkbox', { name: /^Filtering rows/ });
    await expect(box).not.toBeChecked();
    await userEvent.click(box);
    await expect(onTick).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Skip These' }));
    await expect(onSubmit).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Skip Nothing' }));
    await expect(onClose).toHaveBeenCalled();
  },
} satisfies Story;

export const Saving = { args: { view: { state: 'saving', courses } } } satisfies Story;

export const Renewing = { args: { view: { state: 'renewing', courses } } } satisfies Story;

export const Refused = {
  globals: { viewport: { value: 'w320' } },
  args: { view: { state: 'refused', ...open, why: 'Your ticks are kept. Please try again.' } },
  play: async () => {
    await expect(await screen.findByRole('checkbox', { name: /^Collecting/ })).toBeChecked();
    await expect(screen.getByRole('button', { name: 'Skip These' })).toBeVisible();
  },
} satisfies Story;
