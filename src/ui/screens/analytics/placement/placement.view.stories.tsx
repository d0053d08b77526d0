import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent } from 'storybook/test';
import { examplePlacement } from '../../../../api/generated/examples.ts';
import { Page } from '../../../primitives/page.tsx';
import { button, type CameFor, link, retry } from '../../came-for.fixture.ts';
import { PlacementScreen, type PlacementView } from './placement.view.tsx';

if (!examplePlacement.question) throw new Error('The example of a placement has no question.');
const asked = { asked: 3, atMost: 10, question: examplePlacement.question };
const onStart = fn();
const onSkip = fn();
const onRetry = fn();
const onStop = fn();
const onGoOn = fn();
const onChoose = fn();
const onSubmit = fn();
const answering = { ...asked, onChoose, onSubmit, onStop };

const meta = {
  title: 'Screens/Placement',
  component: PlacementScreen,
  parameters: {
    machine: 'analytics/placement',
    layout: 'fullscreen',
    cameFor: {
      offered: [button('Start')],
      skipped: [button('Start After All')],
      starting: [button('Starting...')],
      notStarted: retry,
      resuming: null,
      notResumed: retry,
      asking: [{ role: 'radio', name: /^1\. / }, button('Answer')],
      sending: [button('Sending...')],
      notSent: [{ role: 'radio', name: /^1\. / }, ...retry],
      stopping: null,
      notStopped: retry,
      over: [link('Go to Data Analytics')],
    } satisfies CameFor<PlacementView>,
  },
  decorators: [
    (Story) => (
      <Page>
        <Story />
      </Page>
    ),
  ],
} satisfies Meta<typeof PlacementScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Offered = {
  parameters: { specification: '§analytics.82' },
  args: { view: { state: 'offered', onStart, onSkip } },
  play: async () => {
    await expect(screen.getByText('Up to ten questions. You can stop at any time, or skip it.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Start' }));
    await expect(onStart).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Skip It' }));
    await expect(onSkip).toHaveBeenCalledOnce();
  },
} satisfies Story;

export const Skipped = {
  args: { view: { state: 'skipped', onStart } },
  play: async () => {
    onStart.mockClear();
    await userEvent.click(screen.getByRole('button', { name: 'Start After All' }));
    await expect(onStart).toHaveBeenCalledOnce();
  },
} satisfies Story;

export const Starting = { args: { view: { state: 'starting' } } } satisfies Story;

export const NotStarted = {
  args: {
    view: { state: 'notStarted', why: 'The questions could not be loaded. Please try again.', onStart, onSkip },
  },
  play: async () => expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible(),
} satisfies Story;

export const Resuming = { args: { view: { state: 'resuming' } } } satisfies Story;

export const NotResumed = {
  args: {
    view: { state: 'notResumed', reason: 'Your question could not be loaded. Please try again.', onRetry, onStop },
  },
} satisfies Story;

export const Asking = {
  args: { view: { state: 'asking', ...answering, choice: 1 } },
  play: async () => {
    await expect(screen.getByText(/^Question 4, of at most 10\. From SQL for Beginners/)).toBeVisible();
    await expect(screen.getByRole('radio', { name: '2. A left join from customers' })).toBeChecked();
    const form = screen.getByRole('form');
    form.focus();
    await fireEvent.keyDown(form, { key: '4' });
    await expect(onChoose).toHaveBeenLastCalledWith(3);
    await fireEvent.keyDown(form, { key: '5' });
    await fireEvent.keyDown(form, { key: '1', ctrlKey: true });
    await expect(onChoose).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Enter}');
    await expect(onSubmit).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('radio', { name: '4. I do not know' }));
    await expect(onChoose).toHaveBeenLastCalledWith(3);
    await userEvent.click(screen.getByRole('button', { name: 'Stop Here' }));
    await expect(onStop).toHaveBeenCalled();
  },
} satisfies Story;

export const AskingOnAPhone = {
  globals: { viewport: { value: 'w320' } },
  args: { view: { state: 'asking', ...answering, choice: null } },
} satisfies Story;

export const AskingWithCode = {
  parameters: { specification: '§lesson.33' },
  args: {
    view: {
      state: 'asking',
      ...answering,
      question: { ...answering.question, prompt: 'Which join keeps all of `customers`?', choices: ['`LEFT JOIN`'] },
      choice: 0,
    },
  },
  play: async () => {
    await expect(screen.getByText('customers').tagName).toBe('CODE');
    await expect(screen.getByRole('radio', { name: '1. LEFT JOIN' })).toBeChecked();
  },
} satisfies Story;

export const Sending = { args: { view: { state: 'sending', ...asked, choice: 0 } } } satisfies Story;

export const NotSent = {
  args: {
    view: { state: 'notSent', ...answering, choice: 0, why: 'What you chose is kept. Please try again.' },
  },
  play: async () => {
    await expect(screen.getByRole('radio', { name: '1. An inner join' })).toBeChecked();
    await expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
} satisfies Story;

export const Stopping = { args: { view: { state: 'stopping' } } } satisfies Story;

export const NotStopped = {
  args: { view: { state: 'notStopped', why: 'What you answered counts. Please try again.', onStop, onGoOn } },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await expect(onGoOn).toHaveBeenCalledOnce();
  },
} satisfies Story;

export const Over = {
  args: {
    view: {
      state: 'over',
      known: ['Questions and data', 'Cleaning data'],
      next: { title: 'Data Analytics', to: '/courses/data-analytics' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'that you know 2 modules: Questions and data, Cleaning data.',
    );
    await expect(canvas.getByRole('link', { name: 'Go to Data Analytics' })).toBeVisible();
  },
} satisfies Story;

export const OverWithNothingKnown = {
  args: { view: { state: 'over', known: [], next: Over.args.view.next } },
} satisfies Story;
