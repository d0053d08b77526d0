import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { exampleSolution, exampleSqlExerciseLesson } from '../../../../api/generated/examples.ts';
import { button, type CameFor, heading, region, retry } from '../../came-for.fixture.ts';
import { HintsScreen, type HintsView } from './hints.view.tsx';

if (exampleSqlExerciseLesson.type !== 'exercise') throw new Error('The example of an exercise is not one.');
const { hints } = exampleSqlExerciseLesson;
const onNext = fn();
const onAsk = fn();
const onConfirm = fn();
const onCancel = fn();
const onRetry = fn();

const meta = {
  title: 'Screens/Exercise hints',
  component: HintsScreen,
  parameters: {
    machine: 'practice/hints',
    cameFor: {
      hinting: [button(/^Show /)],
      asking: [button('Show it')],
      loading: [button('Loading...')],
      failed: retry,
      shown: [region('Solution')],
    } satisfies CameFor<HintsView>,
  },
} satisfies Meta<typeof HintsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Hinting = {
  args: { view: { state: 'hinting', shown: hints.slice(0, 1), remaining: 2, onNext, onAsk } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Which clause sorts the rows?')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show the next hint' }));
    await expect(onNext).toHaveBeenCalledOnce();
  },
} satisfies Story;

export const HintingFirst = {
  args: { view: { state: 'hinting', shown: [], remaining: 3, onNext, onAsk } },
} satisfies Story;

export const HintingLast = {
  args: { view: { state: 'hinting', shown: hints, remaining: 0, onNext, onAsk } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show the solution' }));
    await expect(onAsk).toHaveBeenCalledOnce();
  },
} satisfies Story;

export const HintingLastTaught = {
  parameters: { specification: '§lesson.31', cameFor: { hinting: [heading('Hints')] } },
  args: { view: { state: 'hinting', shown: hints, remaining: 0, onNext, onAsk: undefined } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
} satisfies Story;

export const Asking = {
  globals: { viewport: { value: 'w320' } },
  args: { view: { state: 'asking', shown: hints, onConfirm, onCancel } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('solution viewed');
    await userEvent.click(canvas.getByRole('button', { name: 'Not yet' }));
    await expect(onCancel).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Show it' }));
    await expect(onConfirm).toHaveBeenCalledOnce();
  },
} satisfies Story;

export const Loading = { args: { view: { state: 'loading', shown: hints } } } satisfies Story;

export const Failed = {
  args: {
    view: {
      state: 'failed',
      shown: hints,
      reason: 'The server could not be reached. Check your connection and try again.',
      onRetry,
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
} satisfies Story;

export const Shown = {
  args: {
    view: { state: 'shown', shown: hints, code: exampleSolution.code, explanation: exampleSolution.explanation },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Solution' })).toHaveTextContent('ORDER BY day_rate DESC');
  },
} satisfies Story;
