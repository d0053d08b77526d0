import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { exampleAims } from '../../../../api/generated/examples.ts';
import { Page } from '../../../primitives/page.tsx';
import { button, type CameFor, retry } from '../../came-for.fixture.ts';
import { LearningAimScreen, type LearningAimView } from './aim.view.tsx';

const onChange = fn();
const onLeave = fn();
const onChoose = fn();
const onCancel = fn();
const onConfirm = fn();
const onRetry = fn();
const title = 'Work as a data analyst';
const aims = exampleAims.aims.map((aim) => ({ ...aim, isCurrent: false }));
const [first, ...others] = aims;
const current = first ? [{ ...first, isCurrent: true }, ...others] : [];

const choose = [button(/^Choose This Aim/)];

const meta = {
  title: 'Screens/Aim',
  component: LearningAimScreen,
  parameters: {
    machine: 'analytics/aim',
    layout: 'fullscreen',
    cameFor: {
      chosen: [button('Change Aim')],
      loading: null,
      failed: retry,
      choosing: choose,
      saving: [button('Saving...')],
      notChosen: choose,
      confirming: [button('Leave'), button('Keep It')],
      leaving: [button('Leaving...')],
      notLeft: retry,
    } satisfies CameFor<LearningAimView>,
  },
  decorators: [
    (Story) => (
      <Page>
        <Story />
      </Page>
    ),
  ],
} satisfies Meta<typeof LearningAimScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen = {
  args: { view: { state: 'chosen', title, onChange, onLeave } },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Change Aim' }));
    await expect(onChange).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Leave This Path' }));
    await expect(onLeave).toHaveBeenCalledOnce();
  },
} satisfies Story;

export const Loading = { args: { view: { state: 'loading' } } } satisfies Story;

export const Failed = {
  args: { view: { state: 'failed', reason: 'The aims could not be loaded. Please try again.', onRetry } },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await expect(onRetry).toHaveBeenCalledOnce();
    await expect(screen.queryByRole('button', { name: 'Keep Your Aim' })).toBeNull();
  },
} satisfies Story;

export const Choosing = {
  parameters: { specification: '§analytics.80' },
  args: { view: { state: 'choosing', aims, onChoose } },
  play: async () => {
    await expect(screen.getByText(/^2 courses, about 21 hours for a beginner/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /^Choose This Aim \(Answer questions with SQL\)/ }));
    await expect(onChoose).toHaveBeenCalledWith('answer-questions-with-sql');
  },
} satisfies Story;

/** The student has an aim, and chooses a different one. */
export const ChoosingAnother = {
  globals: { viewport: { value: 'w320' } },
  args: { view: { state: 'choosing', aims: current, onChoose, onCancel } },
  play: async () => {
    await expect(screen.getAllByRole('button', { name: /^Choose This Aim/ })).toHaveLength(others.length);
    await userEvent.click(screen.getByRole('button', { name: 'Keep Your Aim' }));
    await expect(onCancel).toHaveBeenCalledOnce();
  },
} satisfies Story;

export const Saving = {
  args: { view: { state: 'saving', aims, wanted: first?.id ?? '' } },
  play: async () => {
    await expect(screen.getByRole('button', { name: 'Saving...' })).toBeVisible();
    onChoose.mockClear();
    await userEvent.click(screen.getByRole('button', { name: /^Choose This Aim/ }));
    await expect(onChoose).not.toHaveBeenCalled();
  },
} satisfies Story;

export const NotChosen = {
  args: {
    view: { state: 'notChosen', aims, why: 'Your aim could not be saved. Please try again.', onChoose, onCancel },
  },
  play: async () => expect(screen.getByRole('alert')).toHaveTextContent('Your aim was not saved'),
} satisfies Story;

export const Confirming = {
  args: { view: { state: 'confirming', title, onConfirm, onCancel } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    await expect(onConfirm).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Keep It' }));
    await expect(onCancel).toHaveBeenCalled();
  },
} satisfies Story;

export const Leaving = { args: { view: { state: 'leaving', title } } } satisfies Story;

export const NotLeft = {
  args: {
    view: { state: 'notLeft', title, why: 'The path could not be left. Please try again.', onConfirm, onCancel },
  },
  play: async () => expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible(),
} satisfies Story;
