import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { exampleSubmissionOfProject } from '../../../../api/generated/examples.ts';
import { Markdown } from '../../../parts/markdown.tsx';
import { button, type CameFor, link, retry } from '../../came-for.fixture.ts';
import { expectToFit } from '../../extremes.fixture.ts';
import { FilledForm, OtherThere } from '../feedback/feedback.fixture.tsx';
import { History } from './history.tsx';
import { RegradeNote } from './regrade-note.tsx';
import { GradingSubmissionScreen, type GradingSubmissionView, type SubmissionShown } from './submission.view.tsx';

const onRetry = fn();
const onGo = fn();
const queue = '/teach/grading';
const submission: SubmissionShown = {
  student: 'Ada Okafor',
  studentTo: '/teach/courses/data-analytics/students/ada',
  assignment: 'Question log',
  course: 'Data Analytics',
  courseTo: '/teach/courses/data-analytics',
  description: 'Collect five questions from your own work and rewrite each so that data can answer it.',
  facts: [],
  submitted: 'Submitted Wed, 18 Nov 2026, 16:40 GMT',
  at: '3 of 25',
  previous: '/teach/grading/data-analytics/a',
  next: '/teach/grading/data-analytics/c',
  attempts: [],
};
const shown = {
  queue,
  grader: null,
  form: <FilledForm />,
  history: null,
  onGo,
};

const meta = {
  title: 'Screens/Grading: submission',
  component: GradingSubmissionScreen,
  parameters: {
    machine: 'grading/submission',
    layout: 'fullscreen',
    cameFor: {
      loading: null,
      failed: retry,
      missing: [link('Back to Grading')],
      refused: [link('Back to Grading')],
      shown: [button('Return'), { role: 'radio', name: /^1\. / }],
    } satisfies CameFor<GradingSubmissionView>,
  },
} satisfies Meta<typeof GradingSubmissionScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading = {
  args: { view: { state: 'loading', queue } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading...')).toBeVisible();
  },
} satisfies Story;

export const Failed = {
  args: { view: { state: 'failed', queue, onRetry } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
} satisfies Story;

export const Missing = {
  args: { view: { state: 'missing', queue } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'There is no such submission' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Grading' })).toHaveAttribute('href', queue);
  },
} satisfies Story;

export const Refused = {
  args: {
    view: {
      state: 'refused',
      reason: 'You handed this in yourself, so another instructor of the course grades it.',
      queue,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'You cannot grade this submission' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Grading' })).toHaveAttribute('href', queue);
  },
} satisfies Story;

export const Shown = {
  args: { view: { state: 'shown', submission, ...shown } },
  play: async ({ canvas }) => {
    await userEvent.keyboard('{Alt>}j{/Alt}');
    await expect(onGo).toHaveBeenLastCalledWith('/teach/grading/data-analytics/c');
    await userEvent.keyboard('{Alt>}k{/Alt}');
    await expect(onGo).toHaveBeenLastCalledWith('/teach/grading/data-analytics/a');
    await userEvent.keyboard('{Alt>}g{/Alt}');
    await expect(canvas.getByRole('radio', { name: /^1. Every one/ })).toHaveFocus();
    // Without Alt, the letters do nothing.
    await userEvent.keyboard('jkg');
    await expect(onGo).toHaveBeenCalledTimes(2);
    await expect(canvas.getByRole('link', { name: 'Next' })).toHaveAttribute('href', submission.next);
  },
} satisfies Story;

/** The submission was graded before and has been resubmitted. */
export const ShownRegraded = {
  args: {
    view: {
      state: 'shown',
      ...shown,
      grader: <OtherThere />,
      history: (
        <>
          <RegradeNote asked="Sat, 21 Nov 2026, 10:00 GMT" reason="The third question does name its period." />
          <History
            feedback={[
              {
                id: 'one',
                title: '86% by Sarah Chen, Fri, 20 Nov 2026, 09:00 GMT',
                seen: 'Not viewed',
                levels: [{ criterion: 'Decisions', level: 'Every one', points: '40 of 40' }],
                reason: 'The data came late.',
                comments: [{ quote: 'Five questions', comment: 'Number them.' }],
                text: 'A strong log.',
                regrade: {
                  requested: 'Regrade requested on Sat, 21 Nov 2026, 10:00 GMT',
                  reason: 'The third question does name its period.',
                  outcome: "Waiting for an instructor's answer",
                },
              },
            ]}
          />
        </>
      ),
      submission: {
        ...submission,
        facts: [{ text: 'Attempt 2' }, { text: 'Late', stands: 'out' }],
        at: '25 of 25',
        next: undefined,
        attempts: [{ label: 'Attempt 1', to: '/teach/grading/data-analytics/z' }],
      },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^86% by Sarah Chen/ }));
    await expect(canvas.getByText('A strong log.')).toBeVisible();
    await expect(canvas.getByText('Regrade requested on Sat, 21 Nov 2026, 10:00 GMT')).toBeVisible();
    await userEvent.keyboard('{Alt>}j{/Alt}');
    await expect(onGo).not.toHaveBeenCalled();
  },
} satisfies Story;

const tasks = [
  {
    kind: 'exercise' as const,
    lessonId: 'm5-l6',
    text: 'Show revenue and customers of each month, the first month first.',
  },
  { kind: 'text' as const, text: 'Say in one page which months were good.' },
  { kind: 'upload' as const, text: 'Upload the table that you worked with.' },
];

const drawn = tasks.map((task) => ({ ...task, text: <Markdown>{task.text}</Markdown> }));

/** A project comes with the code of its exercises, as it was submitted, and with what each step asks for. */
export const ShownProject = {
  parameters: { specification: '§practice.102, §practice.104' },
  globals: { viewport: { value: 'w320' } },
  args: {
    view: {
      state: 'shown',
      ...shown,
      submission: {
        ...submission,
        assignment: 'The first spring',
        description: 'A bakery has been open for half a year. Find out which months were good, and who comes back.',
      },
      form: <FilledForm project={{ solutions: exampleSubmissionOfProject.solutions ?? [], tasks: drawn }} />,
    },
  },
  play: async ({ canvas }) => {
    for (const name of ['Revenue by month (SQL)', 'Who came back (Python)', 'Revenue as lines (Chart)']) {
      await expect(canvas.getByRole('heading', { name })).toBeVisible();
    }
    await expect(canvas.getByText(/strftime/)).toBeVisible();
    for (const { text } of tasks) await expect(canvas.getByText(text)).toBeVisible();
    await expectToFit();
  },
} satisfies Story;
