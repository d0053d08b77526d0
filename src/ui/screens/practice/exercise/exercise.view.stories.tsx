import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import {
  exampleAttemptChartMisread,
  exampleAttemptCheckFailed,
  exampleAttemptDifferent,
  exampleAttemptSolved,
  exampleChartExerciseLesson,
  examplePythonExerciseLesson,
  exampleSqlExerciseLesson,
} from '../../../../api/generated/examples.ts';
import type { TableRunResult } from '../../../../runtimes/types.ts';
import { button, type CameFor, heading, link, region, retry } from '../../came-for.fixture.ts';
import { beside, StoryFrame } from '../workbench/bench.fixture.tsx';
import { ChartBuilder } from './chart-builder.tsx';
import { specIn } from './chart-choices.ts';
import { CodeEditor } from './code-editor.tsx';
import type { ExerciseView } from './exercise.ts';
import { ExerciseScreen } from './exercise.view.tsx';

const sql = exampleSqlExerciseLesson;
const python = examplePythonExerciseLesson;
const chart = exampleChartExerciseLesson;
if (sql.type !== 'exercise' || python.type !== 'exercise' || chart.type !== 'exercise')
  throw new Error('The example of an exercise is not one.');
const different = exampleAttemptDifferent;
const checkFailed = exampleAttemptCheckFailed;
if (different.outcome !== 'different' || checkFailed.outcome !== 'different') throw new Error('It is no difference.');
const misread = exampleAttemptChartMisread;
if (misread.outcome !== 'different') throw new Error('It is no difference.');
const solved = exampleAttemptSolved;
if (solved.outcome !== 'solved') throw new Error('The example is not solved.');

const onChange = fn();
const onRun = fn();
const onCheck = fn();
const onStop = fn();
const onStartAgain = fn();
const onRetry = fn();

const around = {
  onChange,
  onRun,
  onCheck,
  onStartAgain,
  runtime: null,
  hints: null,
  input: null,
  isCut: false,
  isStale: false,
};
const ofSql = {
  ...around,
  title: sql.title,
  language: sql.language,
  dataSet: sql.dataSet,
  status: sql.status,
  start: sql.start,
  code: 'SELECT name, day_rate\nFROM bikes\nORDER BY day_rate\nLIMIT 3;\n',
  result: null,
};
const ofPython = {
  ...ofSql,
  title: python.title,
  language: python.language,
  dataSet: python.dataSet,
  start: python.start,
  code: 'def median(values):\n    return sorted(values)[len(values) // 2]\n\nprint(median([3, 1, 2]))\n',
};
const spec = specIn([chart.start], chart.dataSet.tables);
const ofChart = {
  ...ofSql,
  title: chart.title,
  language: chart.language,
  dataSet: chart.dataSet,
  start: chart.start,
  code: chart.start,
  builder: <ChartBuilder tables={chart.dataSet.tables} value={spec} onChange={fn()} />,
};
const lessons = { sql, python, chart };
const table: TableRunResult = {
  kind: 'table',
  columns: ['name', 'day_rate'],
  rows: [
    ['Kids 20', 8],
    ['City One', 12.5],
    ['E-Tour', 35],
  ],
  rowCount: 3,
  milliseconds: 2.4,
};
const many: TableRunResult = {
  ...table,
  columns: ['bike', 'day', 'rate', 'returned'],
  rows: Array.from({ length: 1000 }, (_, index) => [`Bike ${index + 1}`, '2025-06-01', index / 2, null]),
  rowCount: 24_000,
};
const delayed = { reason: 'The server could not be reached. Check your connection and try again.', onRetry };
const noTable = {
  kind: 'error',
  message: 'no such table: bike',
  position: { line: 2, column: 6 },
  help: 'noSuchTable',
  text: '',
} as const;

const answer = [region('Result and answer'), button('Check')];

const meta = {
  title: 'Screens/Exercise',
  component: ExerciseScreen,
  parameters: {
    layout: 'fullscreen',
    machine: 'practice/exercise',
    cameFor: {
      open: [{ role: 'textbox', name: / for “/ }, button('Check')],
      running: [button('Stop')],
      answered: [button('Check'), heading(/^(?:Result|Output)$/)],
      erred: [{ role: 'alert' }, button('Check')],
      stopped: answer,
      'sending.underWay': [button('Checking...')],
      'sending.delayed': retry,
      'confirming.underWay': [button('Checking...')],
      'confirming.delayed': retry,
      refused: retry,
      different: answer,
      solved: [region('Result and answer'), link('Next lesson')],
    } satisfies CameFor<ExerciseView>,
  },
  render: (args) => (
    <StoryFrame lesson={lessons[args.view.language]}>
      <ExerciseScreen {...args} />
    </StoryFrame>
  ),
} satisfies Meta<typeof ExerciseScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A run and a check bring the result to the front, where one pane is shown at a time. */
const story = (view: ExerciseView) => ({
  args: { view, bench: beside({ state: `beside.${view.state === 'open' ? 'code' : 'result'}` }), Editor: CodeEditor },
});

export const Open = {
  ...story({ ...ofSql, state: 'open' }),
  parameters: { specification: '§practice.141' },
  play: async ({ canvas }) => {
    const dialect = canvas.getByRole('link', { name: 'What other databases do differently' });
    await expect(dialect).toHaveAttribute('href', '/resources/sql-in-other-databases');
    const field = canvas.getByRole('textbox', { name: 'SQL for “The three most expensive bikes”' });
    await expect(field).toHaveAccessibleDescription(/^Tab leaves the editor\./);
    await userEvent.click(field);
    await userEvent.keyboard('-');
    await waitFor(() => expect(onChange).toHaveBeenCalled());
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(onRun).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Control>}{Shift>}{Enter}{/Shift}{/Control}');
    await expect(onCheck).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Run' })).toHaveFocus();
  },
} satisfies Story;

export const OpenRunFromAnywhere = {
  ...story({ ...ofSql, state: 'open' }),
  parameters: { specification: '§practice.4' },
  play: async ({ canvas }) => {
    onRun.mockClear();
    onCheck.mockClear();
    await userEvent.click(canvas.getByRole('tab', { name: 'Data' }));
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(onRun).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Control>}{Shift>}{Enter}{/Shift}{/Control}');
    await expect(onCheck).toHaveBeenCalledOnce();
  },
} satisfies Story;

export const OpenTaught = {
  ...story({ ...ofSql, state: 'open', onCheck: undefined }),
  parameters: {
    specification: '§lesson.31',
    cameFor: { open: [{ role: 'textbox', name: / for “/ }, button('Run')] },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Run' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Check' })).toBeNull();
  },
} satisfies Story;

export const OpenStartsAgain = {
  ...story({ ...ofSql, state: 'open' }),
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.click(canvas.getByRole('button', { name: 'Start again' }));
    await expect(onStartAgain).toHaveBeenCalledOnce();
    await expect(field).not.toHaveTextContent('LIMIT');
    await userEvent.click(field);
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(field).toHaveTextContent('LIMIT 3;');
  },
} satisfies Story;

export const OpenChart = {
  globals: { viewport: { value: 'w1280' } },
  ...story({ ...ofChart, state: 'open' }),
  parameters: { specification: '§practice.43', cameFor: { open: [{ role: 'img' }, button('Check')] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('form', { name: 'Chart' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Run' })).toBeNull();
    await expect(canvas.getByText('Press Check, and what comes of it is shown here.')).toBeVisible();
  },
} satisfies Story;

export const DifferentChart = {
  ...story({
    ...ofChart,
    state: 'different',
    answer: misread,
    result: { kind: 'chart' },
    isOnOtherRows: false,
  }),
} satisfies Story;

export const OpenWithInput = {
  globals: { viewport: { value: 'w320' } },
  ...story({
    ...ofPython,
    state: 'open',
    code: 'name = input()\nprint("Hello", name)\n',
    input: { text: 'Ada', onType: () => {} },
  }),
} satisfies Story;

export const OpenSolvedEarlier = {
  ...story({ ...ofSql, state: 'open', status: 'solved', result: table, isStale: true }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You have changed the code since.')).toBeVisible();
  },
} satisfies Story;

export const Running = {
  ...story({ ...ofPython, state: 'running', isChecking: false, onStop }),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Check' }));
    await expect(onCheck).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }));
    await expect(onStop).toHaveBeenCalledOnce();
  },
} satisfies Story;

export const RunningPrinted = {
  globals: { viewport: { value: 'w320' } },
  ...story({
    ...ofPython,
    state: 'running',
    isChecking: false,
    onStop,
    result: { kind: 'printed', text: Array.from({ length: 2_000 }, (_, at) => `${at}\n`).join('') },
  }),
  play: async ({ canvas }) => {
    const output = canvas.getByRole('region', { name: 'Output' });
    await expect(output).toHaveTextContent('1999');
    await expect(output.textContent?.length).toBeLessThanOrEqual(5_000);
    await expect(output.scrollTop + output.clientHeight).toBeGreaterThanOrEqual(output.scrollHeight - 1);
    await expect(canvas.getByRole('button', { name: 'Stop' })).toBeVisible();
  },
} satisfies Story;

export const Answered = {
  globals: { viewport: { value: 'w320' } },
  ...story({ ...ofSql, state: 'answered', result: table }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 rows, in 2 ms')).toBeVisible();
  },
} satisfies Story;

export const AnsweredManyRows = {
  // Its rows have the focus at the end, so that they are scrolled past their heading.
  parameters: { cameFor: { answered: [button('Check')] } },
  ...story({ ...ofSql, state: 'answered', result: many }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('24,000 rows, the first 1,000 shown, in 2 ms')).toBeVisible();
    canvas.getByRole('region', { name: 'Result' }).focus();
    await expect(canvas.getByRole('region', { name: 'Result' })).toHaveFocus();
  },
} satisfies Story;

export const AnsweredWithOutput = {
  ...story({
    ...ofPython,
    state: 'answered',
    status: 'seen',
    result: { kind: 'output', text: '2\n', values: [], charts: [], milliseconds: 4 },
    isCut: true,
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Only the beginning is kept/)).toBeVisible();
  },
} satisfies Story;

export const AnsweredWithoutRows = {
  ...story({ ...ofSql, state: 'answered', result: { ...table, columns: [], rows: [], rowCount: 2 } }),
} satisfies Story;

export const Erred = {
  ...story({
    ...ofSql,
    state: 'erred',
    code: 'SELECT name\nFROM bike;\n',
    run: noTable,
    result: noTable,
    isOnOtherRows: false,
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('There is no table of this name.');
    await expect(canvas.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Go to line 2' }));
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
} satisfies Story;

export const ErredOnOtherRows = {
  ...story({
    ...ofPython,
    state: 'erred',
    run: {
      kind: 'error',
      message: 'ZeroDivisionError: division by zero',
      position: { line: 2, column: null },
      help: 'zeroDivision',
      text: '3\n1\n',
    },
    result: { kind: 'output', text: '3\n1\n', values: [], charts: [], milliseconds: 3 },
    isOnOtherRows: true,
  }),
} satisfies Story;

export const Stopped = {
  ...story({
    ...ofPython,
    state: 'stopped',
    run: { kind: 'stopped', why: 'time', text: '0\n1\n2\n' },
    result: { kind: 'stopped', why: 'time', text: '0\n1\n2\n' },
    isOnOtherRows: false,
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Stopped after 5 seconds')).toBeVisible();
  },
} satisfies Story;

export const StoppedByThePerson = {
  ...story({
    ...ofPython,
    state: 'stopped',
    run: { kind: 'stopped', why: 'person', text: '0\n1\n2\n' },
    result: { kind: 'stopped', why: 'person', text: '0\n1\n2\n' },
    isOnOtherRows: false,
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You stopped the run. Your code is as it was.')).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Output' })).toHaveTextContent('0 1 2');
  },
} satisfies Story;

export const SendingUnderWay = {
  ...story({ ...ofSql, state: 'sending.underWay', result: table }),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Checking...' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Run' }));
    await expect(onCheck).not.toHaveBeenCalled();
    await expect(onRun).not.toHaveBeenCalled();
  },
} satisfies Story;

export const SendingDelayed = {
  globals: { viewport: { value: 'w320' } },
  ...story({ ...ofSql, state: 'sending.delayed', result: table, ...delayed }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Not sent yet/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
} satisfies Story;

export const ConfirmingUnderWay = {
  ...story({ ...ofSql, state: 'confirming.underWay', result: table }),
} satisfies Story;

export const ConfirmingDelayed = {
  ...story({ ...ofSql, state: 'confirming.delayed', result: table, ...delayed }),
} satisfies Story;

export const Different = {
  ...story({ ...ofSql, state: 'different', answer: different, result: table, isOnOtherRows: false }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not solved yet')).toBeVisible();
    await expect(canvas.getByText(/These are the three cheapest/)).toBeVisible();
    await expect(canvas.getByText(/1 row is missing. 1 row is extra./)).toBeVisible();
    await expect(canvas.queryByText(/yours:/)).toBeNull();
    await expect(canvas.getByRole('row', { name: /Missing Cargo XL 45/ })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /1: extra row Kids 20 8/ })).toBeVisible();
  },
} satisfies Story;

export const DifferentSolvedEarlier = {
  parameters: { specification: '§practice.145' },
  ...story({
    ...ofSql,
    state: 'different',
    status: 'solved',
    answer: different,
    result: table,
    isOnOtherRows: false,
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Solved earlier')).toBeVisible();
    await expect(canvas.getByText('This answer is not right')).toBeVisible();
    await expect(canvas.getByText('You solved this exercise earlier, and it stays solved.')).toBeVisible();
    await expect(canvas.queryByText('Solved', { exact: true })).toBeNull();
    await expect(canvas.queryByText('Not solved yet')).toBeNull();
  },
} satisfies Story;

export const DifferentManyRows = {
  parameters: { specification: '§practice.164' },
  ...story({
    ...ofSql,
    state: 'different',
    answer: { difference: { kind: 'rows', missing: 0, extra: 2, extraAt: 0 } },
    result: table,
    isOnOtherRows: false,
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/2 rows are extra. The table marks the first of them./)).toBeVisible();
    await expect(canvas.getByText('2 columns, 1 row; yours: 2 columns, 3 rows')).toBeVisible();
  },
} satisfies Story;

export const DifferentColumns = {
  globals: { viewport: { value: 'w320' } },
  ...story({
    ...ofSql,
    state: 'different',
    answer: { difference: { kind: 'columns', expected: ['name', 'day_rate', 'customers'] } },
    result: table,
    isOnOtherRows: false,
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('name, day_rate, customers')).toBeVisible();
    await expect(canvas.getByText('3 columns; yours: 2 columns, 3 rows')).toBeVisible();
  },
} satisfies Story;

export const DifferentOrderOnOtherRows = {
  ...story({
    ...ofSql,
    state: 'different',
    isStale: true,
    answer: { difference: { kind: 'hidden', differs: 'order' } },
    result: table,
    isOnOtherRows: true,
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/right ones, but in another order/)).toBeVisible();
    await expect(canvas.getByText(/Press Check to have it checked again/)).toBeVisible();
  },
} satisfies Story;

export const DifferentCheck = {
  ...story({
    ...ofPython,
    state: 'different',
    answer: checkFailed,
    result: { kind: 'output', text: '', values: [], charts: [], milliseconds: 3 },
    isOnOtherRows: false,
  }),
} satisfies Story;

export const Solved = {
  ...story({ ...ofSql, state: 'solved', status: 'solved', answer: solved, result: table }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The lesson is completed.')).toBeVisible();
  },
} satisfies Story;

export const SolvedOnceSeen = {
  ...story({ ...ofSql, state: 'solved', status: 'seen', answer: { ...solved, status: 'seen' }, result: table }),
} satisfies Story;

export const Refused = {
  ...story({
    ...ofSql,
    state: 'refused',
    reason: 'This attempt has its answer already. Please check your code again.',
    onRetry,
    result: table,
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your code could not be checked');
  },
} satisfies Story;
