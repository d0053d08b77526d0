import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { button, type CameFor } from '../../came-for.fixture.ts';
import { PathArrangementScreen, type PathArrangementView } from './arrangement.view.tsx';

const onOpen = fn();
const onMove = fn();
const onPin = fn();
const onReset = fn();
const onSubmit = fn();
const onClose = fn();
const courses = [
  { id: 'data-analytics', title: 'Data Analytics', isPinned: false },
  { id: 'sql-for-beginners', title: 'SQL for Beginners', isPinned: true },
  { id: 'spreadsheet-foundations', title: 'Spreadsheet Foundations', isPinned: false },
];
const open = { courses, movedId: null, isArranged: true, onMove, onPin, onReset, onSubmit, onClose };

const meta = {
  title: 'Screens/Path arrangement',
  component: PathArrangementScreen,
  parameters: {
    machine: 'analytics/arrangement',
    cameFor: {
      closed: [button('Change the Order')],
      arranging: [button('Move down: Data Analytics'), button('Save Order')],
      saving: [button('Saving...')],
      renewing: [button('Saving...')],
      refused: [button('Move down: Data Analytics'), button('Save Order')],
    } satisfies CameFor<PathArrangementView>,
  },
} satisfies Meta<typeof PathArrangementScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed = {
  args: { view: { state: 'closed', onOpen } },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Change the Order' }));
    await expect(onOpen).toHaveBeenCalledOnce();
  },
} satisfies Story;

export const Arranging = {
  parameters: { specification: '§analytics.84, §analytics.87' },
  args: { view: { state: 'arranging', ...open, movedId: 'sql-for-beginners' } },
  play: async () => {
    await expect(await screen.findByText('SQL for Beginners is now step 2 of 3.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Move up: Data Analytics' }));
    await userEvent.click(screen.getByRole('button', { name: 'Move down: Spreadsheet Foundations' }));
    await expect(onMove).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Move up: SQL for Beginners' }));
    await expect(onMove).toHaveBeenLastCalledWith('sql-for-beginners', -1);
    await userEvent.click(screen.getByRole('button', { name: 'Move down: SQL for Beginners' }));
    await expect(onMove).toHaveBeenLastCalledWith('sql-for-beginners', 1);
    await expect(screen.getByRole('button', { name: 'Unpin: SQL for Beginners' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Pin: Data Analytics' }));
    await expect(onPin).toHaveBeenCalledWith('data-analytics');
    await userEvent.click(screen.getByRole('button', { name: 'Use the Proposed Order' }));
    await expect(onReset).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Save Order' }));
    await expect(onSubmit).toHaveBeenCalledOnce();
  },
} satisfies Story;

/** The order is the proposed one, so there is no own order to give up. */
export const ArrangingProposed = {
  parameters: { specification: '§analytics.87' },
  args: {
    view: {
      state: 'arranging',
      ...open,
      courses: courses.map((course) => ({ ...course, isPinned: false })),
      isArranged: false,
    },
  },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Save Order' })).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Use the Proposed Order' })).toBeNull();
  },
} satisfies Story;

function Movable() {
  const [ids, setIds] = useState(courses.map(({ id }) => id));
  const move = (courseId: string, by: -1 | 1) => {
    const from = ids.indexOf(courseId);
    setIds(ids.toSpliced(from, 1).toSpliced(from + by, 0, courseId));
  };
  const moved = ids.flatMap((id) => courses.filter((course) => course.id === id));
  return <PathArrangementScreen view={{ state: 'arranging', ...open, courses: moved, onMove: move }} />;
}

/** The button that was pressed keeps the focus, so that it can be pressed again. */
export const ArrangingByKeyboard = {
  args: { view: { state: 'arranging', ...open } },
  render: () => <Movable />,
  play: async () => {
    const down = await screen.findByRole('button', { name: 'Move down: Data Analytics' });
    // The dialog takes the focus as it opens.
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus());
    down.focus();
    await userEvent.keyboard('{Enter}');
    await expect(screen.getByRole('button', { name: 'Move down: Data Analytics' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(screen.getAllByRole('listitem').at(-1)).toHaveTextContent('3. Data Analytics');
    const up = screen.getByRole('button', { name: 'Move up: Data Analytics' });
    up.focus();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(screen.getAllByRole('listitem')[0]).toHaveTextContent('1. Data Analytics');
    await expect(screen.getByRole('button', { name: 'Move up: Data Analytics' })).toHaveFocus();
  },
} satisfies Story;

export const Saving = { args: { view: { state: 'saving', courses, movedId: null, isArranged: true } } } satisfies Story;

export const Renewing = {
  args: { view: { state: 'renewing', courses, movedId: null, isArranged: true } },
} satisfies Story;

export const Refused = {
  globals: { viewport: { value: 'w320' } },
  args: {
    view: { state: 'refused', ...open, why: 'Data Analytics must come before Business Intelligence.' },
  },
  play: async () => {
    await expect(await screen.findByText('Data Analytics must come before Business Intelligence.')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Save Order' })).toBeVisible();
  },
} satisfies Story;
