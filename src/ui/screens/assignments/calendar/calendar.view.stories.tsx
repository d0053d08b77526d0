import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { exampleAssignments } from '../../../../api/generated/examples.ts';
import { button, type CameFor } from '../../came-for.fixture.ts';
import { exampleDue, exampleMonth } from './calendar.fixture.tsx';
import { AssignmentCalendarScreen, type AssignmentCalendarView } from './calendar.view.tsx';

const onPrevious = fn();
const onNext = fn();
const onDay = fn();
const onDetails = fn();
const handlers = { onPrevious, onNext, onDay };
const month = { ...exampleMonth(exampleAssignments), ...handlers };

const wholeMonth = { role: 'table', name: 'Assignments due in November 2026' } as const;

const meta = {
  title: 'Screens/Assignment calendar',
  component: AssignmentCalendarScreen,
  parameters: {
    machine: 'assignments/calendar',
    cameFor: {
      month: [button('Next month'), wholeMonth],
      day: [button('View Details: Question log')],
    } satisfies CameFor<AssignmentCalendarView>,
  },
} satisfies Meta<typeof AssignmentCalendarScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Month = {
  args: { view: { state: 'month', ...month } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Previous month' }));
    await expect(onPrevious).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Next month' }));
    await expect(onNext).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /10 November: 1 due/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onDay).toHaveBeenCalledWith('2026-11-10');
    await expect(canvas.queryByRole('button', { name: 'Today' })).toBeNull();
  },
} satisfies Story;

export const AnotherMonth = {
  args: { view: { state: 'month', ...month, onToday: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Today' })).toBeVisible();
  },
} satisfies Story;

export const Day = {
  args: {
    view: {
      state: 'day',
      ...exampleMonth(exampleAssignments, '2026-11-27'),
      ...handlers,
      dayTitle: 'Friday 27 November 2026',
      due: exampleDue(exampleAssignments, '2026-11-27').map((due) => ({ ...due, onDetails })),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { pressed: true })).toHaveAccessibleName(/27 November: 1 due/);
    await userEvent.click(canvas.getByRole('button', { name: 'View Details: Question log' }));
    await expect(onDetails).toHaveBeenCalledOnce();
  },
} satisfies Story;
