import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { button, type CameFor, type Main, retry } from '../../came-for.fixture.ts';
import { expectToFit, longTitle, longWord } from '../../extremes.fixture.ts';
import { AroundForm, emptyMarking, Form, fullMarking } from './feedback.fixture.tsx';
import type { GradingFeedbackView } from './feedback.ts';
import { GradingFeedbackScreen } from './feedback.view.tsx';

const onReturn = fn();
const onRetry = fn();
const edits = {
  onLevel: fn(),
  onOverrule: fn(),
  onComment: fn(),
  onCommentText: fn(),
  onCommentRemove: fn(),
  onFileComment: fn(),
  onText: fn(),
};
const ready = { marking: fullMarking, edits: { ...edits, onReturn } };
const why = 'The server could not be reached. Check your connection and try again.';

const alert: Main = { role: 'alert' };

const meta = {
  title: 'Screens/Grading: feedback',
  component: GradingFeedbackScreen,
  parameters: {
    machine: 'grading/feedback',
    layout: 'fullscreen',
    cameFor: {
      writing: [button('Return')],
      'returning.underWay': [button('Returning...')],
      'returning.delayed': [button('Retry')],
      rejected: [button('Return')],
      'conflict.loading': [button('Return')],
      'conflict.failed': retry,
      'conflict.shown': [button('Return'), alert],
      outdated: null,
      returned: [button('Returning...')],
    } satisfies CameFor<GradingFeedbackView>,
  },
  decorators: [
    (Story) => (
      <AroundForm>
        <Story />
      </AroundForm>
    ),
  ],
} satisfies Meta<typeof GradingFeedbackScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Selects the text's first characters, as Shift and the arrow keys do. */
function select(element: HTMLElement, length: number) {
  element.focus();
  const textNode = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
  const range = document.createRange();
  if (textNode) range.setStart(textNode, 0);
  if (textNode) range.setEnd(textNode, length);
  getSelection()?.removeAllRanges();
  getSelection()?.addRange(range);
}

export const Writing = {
  parameters: { specification: '§grading.40' },
  args: { view: { state: 'writing', marking: emptyMarking, edits } },
  render: () => <Form start={emptyMarking} edits={edits} />,
  play: async ({ canvas }) => {
    const decisions = within(canvas.getByRole('group', { name: 'Decisions' }));
    const [best, middle] = decisions.getAllByRole('radio');
    // Arrow keys move between the levels without choosing one; a digit chooses.
    best?.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(middle).toHaveFocus();
    await expect(edits.onLevel).not.toHaveBeenCalled();
    await userEvent.keyboard('1');
    await expect(edits.onLevel).toHaveBeenLastCalledWith('Decisions', 'Every one');
    await expect(best).toBeChecked();
    await userEvent.keyboard('{ArrowDown}x9');
    await expect(best).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(edits.onLevel).toHaveBeenLastCalledWith('Decisions', 'Most');

    // The mouse wheel does not change the grade.
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Override grade' }));
    const grade = canvas.getByLabelText('Grade in percent');
    await userEvent.type(grade, '90');
    grade.focus();
    await fireEvent.wheel(grade, { deltaY: 120 });
    await userEvent.keyboard('{ArrowUp}{ArrowDown}');
    await expect(grade).toHaveValue('90');

    // What is missing is named, and Ctrl+Enter leads to the first of it.
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(onReturn).not.toHaveBeenCalled();
    await expect(best).toHaveFocus();
    const message = await decisions.findByText('Choose a level.');
    await waitFor(() => expect(message.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight));
    await expect(canvas.getByRole('button', { name: 'Return' })).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByText('Choose a level for Decisions, Questions, Data.')).toBeVisible();
  },
} satisfies Story;

/** Comments on passages, with the pointer and with the keyboard. */
export const WritingComments = {
  args: { view: { state: 'writing', marking: emptyMarking, edits } },
  render: () => <Form start={emptyMarking} edits={edits} />,
  play: async ({ canvas }) => {
    const work = canvas.getByRole('textbox', { name: 'What the student wrote' });
    const before = work.textContent;
    select(work, 14);
    // Typing does not change the submission.
    await userEvent.keyboard('x{Backspace}');
    await expect(work).toHaveTextContent((before ?? '').trim(), { normalizeWhitespace: false });
    select(work, 14);
    await userEvent.keyboard('c');
    await expect(edits.onComment).toHaveBeenLastCalledWith({ start: 0, end: 14 });
    await expect(canvas.getByLabelText('Comment 1')).toHaveFocus();
    // A double click adds one comment.
    select(work, 14);
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Comment on Selection' }));
    await expect(canvas.getAllByLabelText(/^Comment \d/)).toHaveLength(1);
    // What was entered stays when another file is opened.
    await userEvent.type(canvas.getByLabelText('Comment on sources.zip'), 'The same file twice.');
    await userEvent.type(canvas.getByLabelText('Comment on question-log.md'), 'Dates are missing.');
    await expect(canvas.getByLabelText('Comment on sources.zip')).toHaveValue('The same file twice.');
  },
} satisfies Story;

export const WritingComplete = {
  args: { view: { state: 'writing', ...ready } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Total: 86%')).toBeVisible();
    // The marks can be hidden, to read the text without them.
    await expect(canvasElement.querySelectorAll('mark')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Hide Marks' }));
    await expect(canvasElement.querySelectorAll('mark')).toHaveLength(0);
    await userEvent.click(canvas.getByRole('button', { name: 'Hide Marks' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove comment 1' }));
    await expect(edits.onCommentRemove).toHaveBeenCalledWith({ start: 0, end: 14 });
    await userEvent.type(canvas.getByLabelText('Feedback'), '.');
    await expect(edits.onText).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Return' }));
    await userEvent.click(canvas.getByLabelText('Feedback'));
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(onReturn).toHaveBeenCalledTimes(2);
  },
} satisfies Story;

/** Without a rubric, the instructor types the grade. The submission may have no text. */
export const WritingWithoutRubric = {
  args: {
    view: {
      state: 'writing',
      marking: {
        ...emptyMarking,
        pieces: undefined,
        criteria: [],
        missing: [{ message: 'Enter a whole number from 0 to 100.', field: 'total' }],
      },
      edits,
    },
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Grade in percent'), '8');
    await expect(edits.onOverrule).toHaveBeenCalledWith({ total: '8', reason: '' });
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    await expect(canvas.getByText('No text was submitted.')).toBeVisible();
  },
} satisfies Story;

export const WritingLongWords = {
  globals: { viewport: { value: 'w320' } },
  args: {
    view: {
      state: 'writing',
      marking: {
        ...fullMarking,
        pieces: [{ start: 0, text: longWord.repeat(3), about: [0] }],
        comments: [{ start: 0, end: 5, quote: longWord, comment: longWord }],
        criteria: [{ title: longTitle, levels: [{ title: longWord, points: 100, description: longTitle }] }],
        overruled: { total: '90', reason: longTitle },
      },
      edits,
    },
  },
  play: expectToFit,
} satisfies Story;

export const ReturningUnderWay = {
  args: { view: { state: 'returning.underWay', marking: fullMarking } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Returning...' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByLabelText('Feedback')).toHaveAttribute('readonly');
  },
} satisfies Story;

export const ReturningDelayed = {
  args: { view: { state: 'returning.delayed', ...ready, why } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(why);
    await expect(canvas.getByText(/^Not sent yet\./)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(onReturn).toHaveBeenCalledOnce();
  },
} satisfies Story;

export const Rejected = {
  args: { view: { state: 'rejected', ...ready, why: 'The levels do not fit the rubric.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('It was not returned');
    await expect(canvas.getByLabelText('Feedback')).toHaveValue(fullMarking.text);
    await userEvent.click(canvas.getByRole('button', { name: 'Return' }));
    await expect(onReturn).toHaveBeenCalledOnce();
  },
} satisfies Story;

export const ConflictLoading = {
  args: { view: { state: 'conflict.loading', ...ready, edits } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Already graded');
  },
} satisfies Story;

export const ConflictFailed = {
  args: { view: { state: 'conflict.failed', ...ready, edits, onRetry } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(onRetry).toHaveBeenCalledOnce();
    await expect(canvas.getByLabelText('Feedback')).toHaveValue(fullMarking.text);
  },
} satisfies Story;

export const ConflictShown = {
  args: {
    view: {
      state: 'conflict.shown',
      ...ready,
      message:
        'Tomas Lindqvist has already returned this submission. It has 70% by Tomas Lindqvist, Fri, 20 Nov 2026, 09:00 GMT.',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('70% by Tomas Lindqvist');
    await expect(canvas.getByLabelText('Feedback')).toHaveValue(fullMarking.text);
    await userEvent.click(canvas.getByRole('button', { name: 'Return' }));
    await expect(onReturn).toHaveBeenCalledOnce();
  },
} satisfies Story;

export const Outdated = {
  args: { view: { state: 'outdated', marking: fullMarking } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/this attempt can no longer be graded/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Return' })).toBeNull();
  },
} satisfies Story;

export const Returned = {
  args: { view: { state: 'returned', marking: fullMarking } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Returning...' })).toBeVisible();
  },
} satisfies Story;
