import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { button, type CameFor, heading, link, retry, textbox } from '../../came-for.fixture.ts';
import { emptyAnswer } from '../answer/answer.fixture.tsx';
import { DiscussionScreen, type DiscussionView } from './discussion.view.tsx';

const onRetry = fn();
const onReport = fn();
const onEdit = fn();
const onDelete = fn();
const onHide = fn();
const onRight = fn();
const report = { onSubmit: fn(), onClose: fn() };
const post = { isHidden: false, reports: [], isByInstructor: false, isRight: false };
const student = {
  course: 'Data Analytics',
  title: 'Why does the median not move?',
  question: {
    ...post,
    id: 'question',
    text: 'I doubled the **largest** value, and the median stayed as it was.',
    day: 'Friday, 20 November 2026',
    onReport,
  },
  answers: [
    {
      ...post,
      id: 'one',
      author: 'Jonas Lindqvist',
      isByInstructor: true,
      isRight: true,
      text: 'Because half of the values still lie below it.',
      day: 'Friday, 20 November 2026',
      onReport,
    },
    {
      ...post,
      id: 'two',
      author: 'Noor Haddad',
      text: 'The mean does move.',
      day: 'Saturday, 21 November 2026',
    },
  ],
  answering: emptyAnswer,
};
const instructor = {
  ...student,
  question: { ...student.question, onReport: undefined, onHide },
  answers: student.answers.map((answer) => ({
    ...answer,
    onReport: undefined,
    onHide,
    onRight,
    ...(answer.id === 'two' && { isHidden: true, reports: ['It is wrong.', 'It is about another course.'] }),
  })),
};

/** The question, and who answered it first. */
const read = [{ role: 'article' } as const, heading('Jonas Lindqvist')];
const reporting = [textbox('What is wrong with it?'), button('Send Report')];

const meta = {
  title: 'Screens/Published question',
  component: DiscussionScreen,
  parameters: {
    layout: 'fullscreen',
    machine: 'questions/discussion',
    cameFor: {
      loading: null,
      failed: retry,
      notFound: [link('Back to Community')],
      'loaded.ready': read,
      'loaded.moderating': read,
      'loaded.refreshing': read,
      'loaded.notModerated': retry,
      'loaded.reporting': reporting,
      'loaded.sendingReport': [button('Sending...')],
      'loaded.notReported': reporting,
      'loaded.reported': [button('Close')],
    } satisfies CameFor<DiscussionView>,
  },
} satisfies Meta<typeof DiscussionScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading = { args: { view: { state: 'loading' } } } satisfies Story;

export const Failed = {
  args: { view: { state: 'failed', message: 'Failed to load the question. Please try again later.', onRetry } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
} satisfies Story;

export const NotFound = {
  args: { view: { state: 'notFound' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Back to Community' })).toHaveAttribute('href', '/community');
  },
} satisfies Story;

export const LoadedReadyOwnHidden = {
  parameters: { specification: '§questions.22' },
  args: {
    view: {
      state: 'loaded.ready',
      ...student,
      answers: student.answers.map((answer) => ({ ...answer, isHidden: true, coursePage: '/courses/data-analytics' })),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('An instructor has hidden your answer')[0]).toBeVisible();
    await expect(canvas.queryByText('Hidden from students')).toBeNull();
  },
} satisfies Story;

/** An answer as its author sees it after changing it. */
export const LoadedReadyOwn = {
  parameters: { specification: '§questions.25' },
  args: {
    view: {
      state: 'loaded.ready',
      ...student,
      answers: student.answers.map((answer) =>
        answer.id === 'two' ? { ...answer, edited: 'Sunday, 22 November 2026', onEdit, onDelete } : answer,
      ),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Edited Sunday, 22 November 2026')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Edit: your answer' }));
    await expect(onEdit).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete: your answer' }));
    await expect(onDelete).toHaveBeenCalledOnce();
  },
} satisfies Story;

export const LoadedReady = {
  args: { view: { state: 'loaded.ready', ...student } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Report: the question' }));
    await expect(onReport).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('button', { name: /^Hide/ })).toBeNull();
  },
} satisfies Story;

/** The discussion as an instructor of the course sees it. */
export const LoadedReadyTaught = {
  args: { view: { state: 'loaded.ready', ...instructor } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: "Show again: Noor Haddad's answer" }));
    await expect(onHide).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: "Not the right answer: Jonas Lindqvist's answer" }));
    await expect(onRight).toHaveBeenCalledOnce();
    await expect(canvas.getByText('Reported 2 times')).toBeVisible();
  },
} satisfies Story;

export const LoadedFull = {
  args: { view: { state: 'loaded.ready', ...student, answering: undefined } },
} satisfies Story;

export const LoadedModerating = { args: { view: { state: 'loaded.moderating', ...instructor } } } satisfies Story;

export const LoadedRefreshing = { args: { view: { state: 'loaded.refreshing', ...instructor } } } satisfies Story;

export const LoadedNotModerated = {
  args: { view: { state: 'loaded.notModerated', ...instructor, onRetry } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your change was not made')).toBeVisible();
  },
} satisfies Story;

export const LoadedReporting = {
  args: { view: { state: 'loaded.reporting', ...student, report } },
  play: async () => {
    await screen.findByRole('dialog', { name: 'Report' });
    await userEvent.click(screen.getByRole('button', { name: 'Send Report' }));
    await expect(screen.getByText('Please say what is wrong.')).toBeVisible();
    await userEvent.type(screen.getByLabelText('What is wrong with it?'), 'Rude');
    await userEvent.click(screen.getByRole('button', { name: 'Send Report' }));
    await expect(report.onSubmit).toHaveBeenCalledWith('Rude');
  },
} satisfies Story;

export const LoadedSendingReport = {
  args: { view: { state: 'loaded.sendingReport', ...student, report } },
  play: async () => {
    await screen.findByRole('dialog', { name: 'Report' });
  },
} satisfies Story;

export const LoadedNotReported = {
  args: { view: { state: 'loaded.notReported', ...student, report } },
  play: async () => {
    await expect(await screen.findByText('Your report was not sent')).toBeVisible();
  },
} satisfies Story;

export const LoadedReported = {
  args: { view: { state: 'loaded.reported', ...student, report } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await expect(report.onClose).toHaveBeenCalledOnce();
  },
} satisfies Story;
