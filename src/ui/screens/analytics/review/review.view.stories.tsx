import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { exampleDueCards } from '../../../../api/generated/examples.ts';
import { button, type CameFor, link, retry } from '../../came-for.fixture.ts';
import type { ShownCard } from './card.ts';
import { AnalyticsReviewScreen, type AnalyticsReviewView } from './review.view.tsx';

const [onRetry, onChoose, onCheck, onRate, onGoOn] = [fn(), fn(), fn(), fn(), fn()];

const [question] = exampleDueCards.questions;
if (!question) throw new Error('The example has no question.');
const rightText = question.options[1]?.text ?? '';
const card: ShownCard = {
  ...question,
  id: 'q1',
  from: `${question.courseTitle}: ${question.lessonTitle}`,
  to: '/courses/data-analytics/lessons/m1-l4',
  number: 3,
  of: 12,
};
const asked = { card, isOffline: false };

const check = [{ role: 'radio' } as const, button('Check')];

const meta = {
  title: 'Screens/Analytics review',
  component: AnalyticsReviewScreen,
  parameters: {
    machine: 'analytics/review',
    specification: '§analytics.64',
    cameFor: {
      loading: null,
      failed: retry,
      nothingYet: [link('To the Courses')],
      'asking.open': check,
      'asking.chosen': check,
      right: [{ role: 'heading', name: 'Right' }, button(/Good$/)],
      wrong: [{ role: 'heading', name: 'Not quite' }, button('Continue')],
      done: [{ role: 'status' }],
      doneOffline: [button('Try Again')],
    } satisfies CameFor<AnalyticsReviewView>,
  },
} satisfies Meta<typeof AnalyticsReviewScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading = { args: { view: { state: 'loading' } } } satisfies Story;

export const Failed = {
  args: { view: { state: 'failed', reason: 'Your questions could not be loaded. Please try again.', onRetry } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(onRetry).toHaveBeenCalled();
  },
} satisfies Story;

export const NothingYet = {
  args: { view: { state: 'nothingYet', to: '/courses' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'To the Courses' })).toHaveAttribute('href', '/courses');
  },
} satisfies Story;

export const AskingOpen = {
  args: { view: { state: 'asking.open', ...asked, optionId: '', onChoose } },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { name: card.prompt });
    await expect(heading).toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'Check' })).toBeDisabled();
    await expect(canvas.getByRole('progressbar', { name: 'Question 3 of 12' })).toHaveAttribute(
      'aria-valuetext',
      'about 4 minutes left',
    );
    onChoose.mockClear();
    await userEvent.keyboard('9{Control>}1{/Control}0');
    await expect(onChoose).not.toHaveBeenCalled();
    await userEvent.keyboard('2');
    await expect(onChoose.mock.calls).toEqual([['b']]);
  },
} satisfies Story;

export const AskingChosen = {
  args: { view: { state: 'asking.chosen', ...asked, optionId: 'b', onChoose, onCheck } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: rightText })).toBeChecked();
    onCheck.mockClear();
    await userEvent.keyboard('{Enter}');
    await expect(onCheck).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('radio', { name: rightText }));
    await userEvent.keyboard('{Enter}');
    await expect(onCheck).toHaveBeenCalledTimes(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Check' }));
    await expect(onCheck).toHaveBeenCalledTimes(3);
  },
} satisfies Story;

export const AskingOffline = {
  parameters: { specification: '§analytics.65' },
  globals: { viewport: { value: 'w320' } },
  args: { view: { state: 'asking.open', ...asked, isOffline: true, optionId: '', onChoose } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You are working offline')).toBeVisible();
  },
} satisfies Story;

export const Right = {
  args: { view: { state: 'right', ...asked, onRate } },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { name: 'Right' });
    await expect(heading).toHaveFocus();
    await expect(heading).toHaveAccessibleDescription(expect.stringContaining(card.explanation));
    onRate.mockClear();
    await userEvent.keyboard('13{Enter}4');
    await expect(onRate.mock.calls).toEqual([['hard'], ['easy'], ['good']]);
    await userEvent.click(canvas.getByRole('button', { name: 'Easy' }));
    await expect(onRate).toHaveBeenLastCalledWith('easy');
    await expect(canvas.getByRole('link', { name: card.from })).toHaveAttribute('href', card.to);
  },
} satisfies Story;

export const Wrong = {
  args: { view: { state: 'wrong', ...asked, optionId: 'a', onGoOn } },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { name: 'Not quite' });
    await expect(heading).toHaveFocus();
    await expect(heading).toHaveAccessibleDescription(expect.stringContaining(`Correct answer: ${rightText}`));
    onGoOn.mockClear();
    await userEvent.keyboard('1{Enter}');
    await expect(onGoOn).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(onGoOn).toHaveBeenCalledTimes(2);
  },
} satisfies Story;

const withCode: ShownCard = {
  ...card,
  prompt: 'What does `rows` hold?',
  options: card.options.map((option) => ({ ...option, text: `Only \`row ${option.id}\`` })),
  explanation: 'As `append` was called.',
};

export const AskingWithCode = {
  parameters: { specification: '§lesson.33' },
  args: { view: { state: 'asking.open', ...asked, card: withCode, optionId: '', onChoose } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('rows').tagName).toBe('CODE');
    await expect(canvas.getByRole('radio', { name: /Only row b$/ })).toBeVisible();
  },
} satisfies Story;

export const WrongWithCode = {
  parameters: { specification: '§lesson.33' },
  args: { view: { state: 'wrong', ...asked, card: withCode, optionId: 'a', onGoOn } },
  play: async ({ canvas }) => {
    for (const code of ['rows', 'row a', 'row b', 'append']) await expect(canvas.getByText(code).tagName).toBe('CODE');
  },
} satisfies Story;

export const WrongOnAPhone = { globals: { viewport: { value: 'w320' } }, args: Wrong.args } satisfies Story;

export const Done = {
  args: { view: { state: 'done', doneToday: 12, next: { questions: 4, day: null } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Done for today' })).toBeVisible();
    await expect(canvas.getByText('4 questions come back tomorrow.')).toBeVisible();
  },
} satisfies Story;

export const DoneWithoutAny = {
  args: { view: { state: 'done', doneToday: 0, next: { questions: 1, day: 'Friday 27 November' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Nothing is due today' })).toBeVisible();
    await expect(canvas.getByText('1 question comes back on Friday 27 November.')).toBeVisible();
  },
} satisfies Story;

export const DoneOffline = {
  parameters: { specification: '§analytics.65' },
  args: { view: { state: 'doneOffline', onRetry } },
  play: async ({ canvas }) => {
    onRetry.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
} satisfies Story;
