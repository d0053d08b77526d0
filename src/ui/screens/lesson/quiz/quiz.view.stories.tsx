import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import {
  exampleQuizFailed,
  exampleQuizFailedAgain,
  exampleQuizLesson,
  exampleQuizPassed,
} from '../../../../api/generated/examples.ts';
import type { CameFor, Main } from '../../came-for.fixture.ts';
import { LessonQuizScreen, type LessonQuizView } from './quiz.view.tsx';

if (exampleQuizLesson.type !== 'quiz') throw new Error('The example of a quiz is not one.');
const quiz = exampleQuizLesson;
const answers = { q1: 'b', q2: 'a' };
const onAnswer = fn();
const onSubmit = fn();
const onRetry = fn();
const onTryAgain = fn();
const readAgain = exampleQuizLesson.readAgain.map(({ id, title }) => ({
  to: `/courses/data-analytics/lessons/${id}`,
  title,
}));

const firstQuestion: readonly Main[] = [{ role: 'group', name: /^1\. / }];
const result: readonly Main[] = [{ role: 'status' }];

const meta = {
  title: 'Screens/Lesson quiz',
  component: LessonQuizScreen,
  parameters: {
    machine: 'lesson/quiz',
    cameFor: {
      answering: firstQuestion,
      'checking.underWay': firstQuestion,
      'checking.delayed': firstQuestion,
      unchecked: firstQuestion,
      waiting: result,
      passed: result,
      failedQuiz: result,
    } satisfies CameFor<LessonQuizView>,
  },
} satisfies Meta<typeof LessonQuizScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Answering = {
  args: { view: { state: 'answering', quiz, answers: { q1: 'b' }, canSubmit: false, onAnswer, onSubmit } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Check answers' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('radio', { name: 'The chart type' }));
    await expect(onAnswer).toHaveBeenCalledWith('q2', 'b');
  },
} satisfies Story;

export const AnsweringTaught = {
  parameters: { specification: '§lesson.31' },
  args: { view: { state: 'answering', quiz, answers, canSubmit: true, onAnswer, onSubmit: undefined } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'The chart type' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Check answers' })).toBeNull();
  },
} satisfies Story;

const [question] = quiz.questions;
const withCode = {
  ...quiz,
  questions: question
    ? [
        {
          ...question,
          prompt: 'What does `rows` hold?',
          options: question.options.map((option, index) => ({ ...option, text: `Only \`row ${index}\`` })),
        },
      ]
    : [],
};

export const AnsweringWithCode = {
  parameters: { specification: '§lesson.33' },
  args: { view: { state: 'answering', quiz: withCode, answers, canSubmit: true, onAnswer, onSubmit } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('rows').tagName).toBe('CODE');
    await expect(canvas.getByRole('radio', { name: 'Only row 1' })).toBeChecked();
  },
} satisfies Story;

export const PassedWithCode = {
  parameters: { specification: '§lesson.33' },
  args: {
    view: {
      state: 'passed',
      quiz: withCode,
      result: {
        ...exampleQuizPassed,
        answers: exampleQuizPassed.answers.map((answer) => ({ ...answer, explanation: 'As `append` was called.' })),
      },
    },
  },
  play: async ({ canvas }) => {
    for (const code of ['rows', 'row 1', 'append']) await expect(canvas.getByText(code).tagName).toBe('CODE');
  },
} satisfies Story;

export const AnsweringReady = {
  args: {
    view: { state: 'answering', quiz: { ...quiz, lastScore: 50 }, answers, canSubmit: true, onAnswer, onSubmit },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Check answers' }));
    await expect(onSubmit).toHaveBeenCalledOnce();
  },
} satisfies Story;

export const CheckingUnderWay = {
  args: { view: { state: 'checking.underWay', quiz, answers } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'The chart type' })).toBeDisabled();
  },
} satisfies Story;

export const CheckingDelayed = {
  globals: { viewport: { value: 'w320' } },
  args: {
    view: {
      state: 'checking.delayed',
      quiz,
      answers,
      reason: 'The server could not be reached. Check your connection and try again.',
      onAnswer,
      onRetry,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Not sent yet.');
    await expect(canvas.getByRole('radio', { name: 'The chart type' })).toBeEnabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
} satisfies Story;

export const Unchecked = {
  args: {
    view: { state: 'unchecked', quiz, answers, reason: 'Your answers are kept. Please try again.', onAnswer, onRetry },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'The decision that the answer serves' })).toBeChecked();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
} satisfies Story;

export const Waiting = {
  args: { view: { state: 'waiting', quiz, result: null, until: 'at 14:05', readAgain } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('You can try again at 14:05.');
    await expect(canvas.getByRole('link', { name: 'From a worry to a question' })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
} satisfies Story;

export const WaitingAfterAnswers = {
  globals: { viewport: { value: 'w320' } },
  args: { view: { state: 'waiting', quiz, result: exampleQuizFailedAgain, until: 'tomorrow at 00:12', readAgain } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('You can try again tomorrow at 00:12.');
    await expect(canvas.getByText('Happy how, and when? Nothing is named to measure.')).toBeVisible();
  },
} satisfies Story;

export const Passed = {
  args: { view: { state: 'passed', quiz, result: exampleQuizPassed } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Passed with 100%')).toBeVisible();
  },
} satisfies Story;

export const FailedQuiz = {
  args: { view: { state: 'failedQuiz', quiz, result: exampleQuizFailed, onTryAgain } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Happy how, and when? Nothing is named to measure.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onTryAgain).toHaveBeenCalledOnce();
  },
} satisfies Story;
