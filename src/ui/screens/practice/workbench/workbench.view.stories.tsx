import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { exampleSqlExerciseLesson } from '../../../../api/generated/examples.ts';
import { RowsTable } from '../../../parts/rows-table.tsx';
import { Button } from '../../../primitives/button.tsx';
import { TextArea } from '../../../primitives/text-area.tsx';
import { button, type CameFor } from '../../came-for.fixture.ts';
import { SchemaBrowser } from '../exercise/schema-browser.tsx';
import { Hinting } from '../hints/hints.view.stories.tsx';
import { HintsScreen } from '../hints/hints.view.tsx';
import { beside, full, onNarrow, onResize, onShow, onWiden, StoryFrame } from './bench.fixture.tsx';
import { WidthButton } from './width-button.tsx';
import { type WorkbenchParts, WorkbenchScreen, type WorkbenchView } from './workbench.view.tsx';

if (exampleSqlExerciseLesson.type !== 'exercise') throw new Error('The example of an exercise is not one.');
const lesson = exampleSqlExerciseLesson;
const check = [button('Check')];

const partsFor = (view: WorkbenchView): WorkbenchParts => ({
  made: 'code',
  data: <SchemaBrowser dataSet={lesson.dataSet} />,
  hints: <HintsScreen {...Hinting.args} />,
  code: (
    <>
      <div>
        <WidthButton bench={view} />
      </div>
      <TextArea label="Your query" defaultValue={'SELECT name\nFROM bikes;'} rows={6} />
    </>
  ),
  controls: <Button>Check</Button>,
  result: (
    <RowsTable
      label="Rows"
      columns={['name', 'day_rate']}
      rows={Array.from({ length: 60 }, (_, at) => [`Bike ${at + 1}`, at])}
    />
  ),
});

const meta = {
  title: 'Screens/Workbench',
  component: WorkbenchScreen,
  parameters: {
    layout: 'fullscreen',
    machine: 'practice/workbench',
    specification: '§practice.160',
    cameFor: {
      'beside.task': check,
      'beside.data': check,
      'beside.hints': check,
      'beside.code': check,
      'beside.result': check,
      'full.code': check,
      'full.result': check,
    } satisfies CameFor<WorkbenchView>,
  },
  render: ({ view, parts }) => (
    <StoryFrame lesson={lesson}>
      <WorkbenchScreen view={view} parts={parts} />
    </StoryFrame>
  ),
} satisfies Meta<typeof WorkbenchScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const story = (view: WorkbenchView) => ({ args: { view, parts: partsFor(view) } });
const phone = { globals: { viewport: { value: 'w390' } } };

export const BesideTask = {
  ...story(beside({ state: 'beside.task' })),
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvas }) => {
    for (const name of ['Task', 'Code', 'Result and answer'])
      await expect(canvas.getByRole('region', { name })).toBeVisible();
    await expect(canvas.getByRole('tab', { name: 'Task', selected: true })).toBeVisible();
    await expect(canvas.queryByRole('tab', { name: 'Code' })).toBeNull();
    await userEvent.click(canvas.getByRole('tab', { name: 'Data' }));
    await expect(onShow).toHaveBeenLastCalledWith('data');
    const divider = canvas.getByRole('separator', { name: 'Width of the task' });
    await expect(divider).toHaveAttribute('aria-valuenow', '38');
    divider.focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(onResize).toHaveBeenCalledWith({ aside: 40 }));
    canvas.getByRole('separator', { name: 'Height of the code' }).focus();
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(onResize).toHaveBeenCalledWith({ code: 48 }));
    await userEvent.click(canvas.getByRole('button', { name: 'Give the code the full width' }));
    await expect(onWiden).toHaveBeenCalledOnce();
  },
} satisfies Story;

export const BesideTaskOnAPhone = {
  ...story(beside({ state: 'beside.task' })),
  ...phone,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Task' })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Code' })).toBeNull();
    await userEvent.click(canvas.getByRole('tab', { name: 'Code' }));
    await expect(onShow).toHaveBeenLastCalledWith('code');
    await expect(canvas.getByRole('button', { name: 'Check' })).toBeVisible();
  },
} satisfies Story;

export const BesideData = {
  ...story(beside({ state: 'beside.data', tab: 'data' })),
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region', { name: 'Task' })).toBeNull();
    await expect(canvas.getByRole('region', { name: 'First rows of bikes' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^bikes/ }));
    await expect(canvas.queryByRole('region', { name: 'First rows of bikes' })).toBeNull();
  },
} satisfies Story;

export const BesideHints = {
  ...story(beside({ state: 'beside.hints', tab: 'hints' })),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Hints' })).toBeVisible();
  },
} satisfies Story;

export const BesideCode = {
  ...story(beside({ state: 'beside.code', tab: 'data' })),
  ...phone,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Your query' })).toBeVisible();
    await expect(canvas.getByRole('tab', { name: 'Code', selected: true })).toBeVisible();
  },
} satisfies Story;

/** As a run does that is started by a key in the editor. */
export const BesideCodeThenResult = {
  ...story(beside({ state: 'beside.code' })),
  ...phone,
  render: function Run({ view, parts }) {
    const [isRun, setRun] = useState(false);
    useEffect(() => {
      const run = ({ key }: KeyboardEvent) => key === 'F9' && setRun(true);
      addEventListener('keydown', run);
      return () => removeEventListener('keydown', run);
    }, []);
    return (
      <StoryFrame lesson={lesson}>
        <WorkbenchScreen view={isRun ? beside({ state: 'beside.result' }) : view} parts={parts} />
      </StoryFrame>
    );
  },
  parameters: { specification: '§practice.165' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Your query' }));
    await userEvent.keyboard('{F9}');
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Result and answer' })).toHaveFocus());
  },
} satisfies Story;

export const BesideResult = {
  ...story(beside({ state: 'beside.result' })),
  ...phone,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('cell', { name: 'Bike 1' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Check' })).toBeVisible();
  },
} satisfies Story;

export const FullCode = {
  ...story(full({ state: 'full.code' })),
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region', { name: 'Task' })).toBeNull();
    await expect(canvas.getByRole('region', { name: 'Result and answer' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show the task beside the code' }));
    await expect(onNarrow).toHaveBeenCalledOnce();
  },
} satisfies Story;

export const FullChart = {
  args: { view: full({ state: 'full.code' }), parts: { ...partsFor(full({ state: 'full.code' })), made: 'chart' } },
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Chart' })).toBeVisible();
    await expect(canvas.queryByRole('separator', { name: 'Height of the code' })).toBeNull();
  },
} satisfies Story;

export const FullResult = { ...story(full({ state: 'full.result' })) } satisfies Story;
