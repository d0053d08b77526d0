import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { css } from 'styled-system/css';
import { button, type CameFor, retry } from '../../came-for.fixture.ts';
import { GradeEntryScreen, type GradeEntryView } from './grade-entry.view.tsx';

const onWrite = fn();
const onSubmit = fn();
const onClose = fn();
const onRetry = fn();
const typing = { label: 'Grade in percent: Question log, Marek Nowak', typed: '87', onWrite, onClose };
const why = 'Daniel Okoye has already returned this submission.';
const typed = [{ role: 'textbox', name: /^Grade in percent/ }] as const;

const meta = {
  title: 'Screens/Grade in a cell',
  component: GradeEntryScreen,
  parameters: {
    machine: 'teaching/grade-entry',
    layout: 'padded',
    path: '/teach/courses/data-analytics/grades',
    cameFor: {
      'writing.plain': typed,
      'writing.invalid': typed,
      'sending.underWay': null,
      'sending.delayed': typed,
      rejected: typed,
      'conflict.loading': typed,
      'conflict.failed': retry,
      'conflict.shown': [button('Return')],
      'reading.underWay': null,
      'reading.failed': retry,
      closed: null,
    } satisfies CameFor<GradeEntryView>,
  },
  // As wide as a cell of the grid.
  decorators: [
    (Story) => (
      <div className={css({ width: '[10.25rem]', maxWidth: 'full' })}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof GradeEntryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WritingPlain = {
  args: { view: { state: 'writing.plain', ...typing, onSubmit } },
  play: async ({ canvas }) => {
    for (const act of [onWrite, onSubmit, onClose]) act.mockClear();
    await expect(canvas.getByLabelText(typing.label)).toHaveFocus();
    await userEvent.keyboard('5');
    await expect(onWrite).toHaveBeenCalledWith('875');
    await userEvent.keyboard('{Enter}');
    await expect(onSubmit).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Return' }));
    await expect(onSubmit).toHaveBeenCalledTimes(2);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(onClose).toHaveBeenCalledTimes(2);
  },
} satisfies Story;

export const WritingInvalid = {
  args: { view: { state: 'writing.invalid', ...typing, typed: '870', onSubmit } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Enter a whole number from 0 to 100.');
    await expect(canvas.getByLabelText(typing.label)).toBeInvalid();
    await expect(canvas.getByLabelText(typing.label)).toHaveValue('870');
  },
} satisfies Story;

export const SendingUnderWay = {
  args: { view: { state: 'sending.underWay', grade: '87%' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Returning...')).toBeVisible();
  },
} satisfies Story;

export const SendingDelayed = {
  args: { view: { state: 'sending.delayed', ...typing, onSubmit, why: 'The server could not be reached.' } },
  play: async ({ canvas }) => {
    onSubmit.mockClear();
    await expect(canvas.getByRole('alert')).toHaveTextContent('The server could not be reached.');
    await userEvent.click(canvas.getByRole('button', { name: 'Return' }));
    await expect(onSubmit).toHaveBeenCalledOnce();
  },
} satisfies Story;

export const Rejected = {
  args: { view: { state: 'rejected', ...typing, onSubmit, why: 'You do not teach this course.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('You do not teach this course.');
    await expect(canvas.getByLabelText(typing.label)).toHaveValue('87');
  },
} satisfies Story;

export const ConflictLoading = {
  args: { view: { state: 'conflict.loading', ...typing, why } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(why);
    await expect(canvas.queryByRole('button', { name: 'Return' })).toBeNull();
  },
} satisfies Story;

export const ConflictFailed = {
  args: { view: { state: 'conflict.failed', ...typing, why, onRetry } },
  play: async ({ canvas }) => {
    onRetry.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
} satisfies Story;

export const ConflictShown = {
  args: { view: { state: 'conflict.shown', ...typing, onSubmit, why, present: 'It has 74% now.' } },
  play: async ({ canvas }) => {
    onSubmit.mockClear();
    await expect(canvas.getByText(/It has 74% now./)).toBeVisible();
    await expect(canvas.getByLabelText(typing.label)).toHaveValue('87');
    await userEvent.click(canvas.getByRole('button', { name: 'Return' }));
    await expect(onSubmit).toHaveBeenCalledOnce();
  },
} satisfies Story;

export const ReadingUnderWay = {
  args: { view: { state: 'reading.underWay' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading...')).toBeVisible();
  },
} satisfies Story;

export const ReadingFailed = {
  args: { view: { state: 'reading.failed', why: 'The grade could not be loaded. Please try again.', onRetry } },
  play: async ({ canvas }) => {
    onRetry.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
} satisfies Story;

export const Closed = {
  args: { view: { state: 'closed' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
} satisfies Story;
