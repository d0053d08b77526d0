import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { button, type CameFor, retry } from '../../came-for.fixture.ts';
import { longName } from '../../extremes.fixture.ts';
import { GradeHistoryScreen, type GradeHistoryView } from './grade-history.view.tsx';

const onClose = fn();
const onRetry = fn();
const open = { about: 'Question log, Marek Nowak', onClose };
const changes = [
  {
    id: '2',
    change: '60% to 74%',
    given: 'Sarah Chen, Fri, 20 Nov 2026, 09:00 GMT',
    late: '84 given, 10 off for 1 day late: 74',
    reason: 'The data set was corrected after it was submitted.',
  },
  { id: '1', change: '60%', given: 'Daniel Okoye, Thu, 12 Nov 2026, 14:30 GMT, typed in the gradebook' },
];

const meta = {
  title: 'Screens/Grade history',
  component: GradeHistoryScreen,
  parameters: {
    machine: 'teaching/grade-history',
    layout: 'fullscreen',
    path: '/teach/courses/data-analytics/grades',
    cameFor: {
      closed: null,
      loading: null,
      failed: retry,
      shown: [button('Close')],
    } satisfies CameFor<GradeHistoryView>,
  },
} satisfies Meta<typeof GradeHistoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed = {
  args: { view: { state: 'closed' } },
  play: async () => {
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
} satisfies Story;

export const Loading = {
  args: { view: { state: 'loading', ...open } },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Grade history' })).toHaveTextContent('Loading...');
  },
} satisfies Story;

export const Failed = {
  args: { view: { state: 'failed', ...open, message: 'Please try again.', onRetry } },
  play: async () => {
    onRetry.mockClear();
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
} satisfies Story;

export const Shown = {
  args: { view: { state: 'shown', ...open, changes } },
  play: async () => {
    onClose.mockClear();
    await expect(await screen.findByText('60% to 74%')).toBeVisible();
    await expect(screen.getByText('84 given, 10 off for 1 day late: 74')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(onClose).toHaveBeenCalled();
  },
} satisfies Story;

export const ShownNone = {
  args: { view: { state: 'shown', ...open, changes: [] } },
  play: async () => {
    await expect(await screen.findByText('No grade has been given yet.')).toBeVisible();
  },
} satisfies Story;

export const ShownLong = {
  globals: { viewport: { value: 'w320' } },
  args: {
    view: { state: 'shown', ...open, changes: changes.map((one) => ({ ...one, given: `${longName}, ${one.given}` })) },
  },
} satisfies Story;
