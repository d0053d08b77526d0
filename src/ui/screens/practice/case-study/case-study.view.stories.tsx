import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { exampleCaseStudyLesson } from '../../../../api/generated/examples.ts';
import { button, type CameFor, retry } from '../../came-for.fixture.ts';
import { CaseStudyScreen, type CaseStudyView, type Shown } from './case-study.view.tsx';

const study = exampleCaseStudyLesson;
if (study.type !== 'case-study') throw new Error('The example of a case study is not one.');
const [monday, tuesday, friday] = study.scenes;
if (!monday || !tuesday || !friday) throw new Error('The example of a case study is too short.');

const first: Shown = { scene: monday, way: [], tables: study.dataSet.tables.slice(0, 1) };
const asked = { title: monday.title, decision: 'Ask how the same month went in other years' };
const second: Shown = { scene: tuesday, way: [asked], tables: study.dataSet.tables };
const compared = { title: tuesday.title, decision: 'Compare shops with and without the campaign' };
const last: Shown = { scene: friday, way: [asked, compared], tables: study.dataSet.tables };

const onDecide = fn();
const onBack = fn();
const onRetry = fn();
const onStartAgain = fn();
const reason = 'Your decisions are kept. Please try again.';

const meta = {
  title: 'Screens/Case study',
  component: CaseStudyScreen,
  parameters: {
    machine: 'practice/case-study',
    cameFor: {
      deciding: [{ role: 'group', name: 'What do you do?' }],
      'ended.underWay': [{ role: 'status' }],
      'ended.delayed': retry,
      refused: retry,
      completed: [button('Decide otherwise')],
    } satisfies CameFor<CaseStudyView>,
  },
} satisfies Meta<typeof CaseStudyScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Deciding = {
  args: { view: { state: 'deciding', shown: first, isCompleted: false, onDecide, onBack: undefined } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Undo the last decision' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Agree, and double the budget' }));
    await expect(onDecide).toHaveBeenCalledWith('agree');
    await expect(canvas.queryByText('shops')).toBeNull();
  },
} satisfies Story;

export const DecidingOnTheWay = {
  args: { view: { state: 'deciding', shown: second, isCompleted: false, onDecide, onBack } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'What you decided' })).toHaveTextContent(asked.decision);
    await userEvent.click(canvas.getByRole('button', { name: /^shops/ }));
    await expect(canvas.getByRole('region', { name: 'Rows of shops' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo the last decision' }));
    await expect(onBack).toHaveBeenCalledOnce();
  },
} satisfies Story;

export const DecidingAnew = {
  args: { view: { state: 'deciding', shown: first, isCompleted: true, onDecide, onBack: undefined } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^You have completed this case study./)).toBeVisible();
  },
} satisfies Story;

export const EndedUnderWay = { args: { view: { state: 'ended.underWay', shown: last } } } satisfies Story;

export const EndedDelayed = {
  args: { view: { state: 'ended.delayed', shown: last, reason, onRetry } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
} satisfies Story;

export const Refused = {
  args: { view: { state: 'refused', shown: last, reason, onRetry, onStartAgain } },
} satisfies Story;

export const CompletedTaught = {
  parameters: { specification: '§lesson.31' },
  args: { view: { state: 'completed', shown: last, isCounted: false, onStartAgain } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This ended well')).toBeVisible();
    await expect(canvas.queryByText('The lesson is completed.')).toBeNull();
  },
} satisfies Story;

export const Completed = {
  args: { view: { state: 'completed', shown: last, isCounted: true, onStartAgain } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This ended well')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('The lesson is completed.');
    await userEvent.click(canvas.getByRole('button', { name: 'Decide otherwise' }));
    await expect(onStartAgain).toHaveBeenCalledOnce();
  },
} satisfies Story;
