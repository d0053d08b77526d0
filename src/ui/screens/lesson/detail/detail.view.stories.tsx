import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import {
  exampleAssignmentLesson,
  exampleCaseStudyLesson,
  exampleQuizLesson,
  exampleReadingLesson,
  exampleSqlExerciseLesson,
  exampleVideoLesson,
} from '../../../../api/generated/examples.ts';
import { button, type CameFor, heading, link, region, retry } from '../../came-for.fixture.ts';
import { Deciding } from '../../practice/case-study/case-study.view.stories.tsx';
import { CaseStudyScreen } from '../../practice/case-study/case-study.view.tsx';
import { Inviting, Offered } from '../completion/completion.view.stories.tsx';
import { LessonCompletionScreen } from '../completion/completion.view.tsx';
import { Answering } from '../quiz/quiz.view.stories.tsx';
import { LessonQuizScreen } from '../quiz/quiz.view.tsx';
import { OpenPaused } from '../video/video.view.stories.tsx';
import { LessonVideoScreen } from '../video/video.view.tsx';
import { LessonScreen, type LessonView } from './detail.view.tsx';
import { PartFailed } from './part-failed.tsx';

const onRetry = fn();
const courseTo = '/courses/data-analytics';
const outlineTo = `${courseTo}/outline`;
const around = {
  courseTo,
  outlineTo,
  previousTo: `${courseTo}/lessons/m1-l1`,
  nextTo: `${courseTo}/lessons/m1-l3`,
  completion: <LessonCompletionScreen {...Offered.args} />,
  moduleEnd: null,
};
const bodyOf = (lesson: typeof exampleReadingLesson) => ('body' in lesson ? lesson.body : '');

const meta = {
  title: 'Screens/Lesson',
  component: LessonScreen,
  parameters: {
    layout: 'fullscreen',
    machine: 'lesson/detail',
    cameFor: {
      loading: null,
      locked: [link('Go to the course')],
      notFound: [link('Go to the course')],
      failed: retry,
      open: [heading('Start with the decision')],
    } satisfies CameFor<LessonView>,
  },
} satisfies Meta<typeof LessonScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading = { args: { view: { state: 'loading' } } } satisfies Story;

export const Locked = {
  args: { view: { state: 'locked', courseTo } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Enroll in this course to unlock this module')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to the course' })).toHaveAttribute('href', courseTo);
  },
} satisfies Story;

export const NotFound = { args: { view: { state: 'notFound', courseTo } } } satisfies Story;

export const Failed = {
  args: { view: { state: 'failed', onRetry } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
} satisfies Story;

export const Open = {
  args: {
    view: {
      state: 'open',
      page: { ...around, lesson: exampleReadingLesson },
      content: { text: bodyOf(exampleReadingLesson) },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Lesson 1 of 40')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Start with the decision' })).toBeVisible();
  },
} satisfies Story;

export const OpenHostile = {
  parameters: { cameFor: { open: [link('the catalogue')] } },
  args: {
    view: {
      state: 'open',
      page: { ...around, lesson: exampleReadingLesson },
      content: {
        text: '<script>alert(1)</script>\n\n[Bad](javascript:alert(1)) and [the catalogue](/courses)',
      },
    },
  },
  tags: ['no-review'],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: 'the catalogue' })).toHaveAttribute('href', '/courses');
    await expect(canvas.queryByRole('link', { name: 'Bad' })).toBeNull();
    await expect(canvasElement.querySelector('script')).toBeNull();
  },
} satisfies Story;

const withPandas = { ...exampleReadingLesson, packages: { names: ['pandas'] } };

export const OpenExtra = {
  args: {
    view: { state: 'open', page: { ...around, lesson: withPandas }, content: { text: bodyOf(exampleReadingLesson) } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('An extra lesson with pandas, which cannot be run here')).toBeVisible();
    await expect(canvas.getByText(/does not count toward the course or its certificate/)).toBeVisible();
  },
} satisfies Story;

export const OpenExerciseExtra = {
  parameters: { cameFor: { open: [region('Task')] } },
  args: {
    view: {
      state: 'open',
      page: {
        ...around,
        lesson: {
          ...withPandas,
          type: 'exercise',
          packages: { names: ['pandas'], files: [{ url: '/pandas.whl', bytes: 1, integrity: '' }] },
        },
      },
      content: { text: bodyOf(exampleSqlExerciseLesson), part: null },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('An extra lesson with pandas')).toBeVisible();
  },
} satisfies Story;

export const OpenPreview = {
  args: {
    view: {
      state: 'open',
      page: {
        lesson: exampleReadingLesson,
        courseTo,
        outlineTo,
        completion: <LessonCompletionScreen {...Inviting.args} />,
        moduleEnd: null,
      },
      content: { text: bodyOf(exampleReadingLesson) },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Mark as complete' })).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Next lesson' })).toBeNull();
  },
} satisfies Story;

export const OpenVideo = {
  parameters: { cameFor: { open: [button('Play')] } },
  args: {
    view: {
      state: 'open',
      page: { ...around, lesson: exampleVideoLesson },
      content: { part: <LessonVideoScreen {...OpenPaused.args} /> },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Transcript' })).toBeVisible();
  },
} satisfies Story;

export const OpenQuiz = {
  parameters: { cameFor: { open: [{ role: 'group', name: /^1\. / }] } },
  args: {
    view: {
      state: 'open',
      page: { ...around, lesson: exampleQuizLesson, completion: null },
      content: { part: <LessonQuizScreen {...Answering.args} /> },
    },
  },
} satisfies Story;

export const OpenCaseStudy = {
  parameters: { cameFor: { open: [{ role: 'group', name: 'What do you do?' }] } },
  args: {
    view: {
      state: 'open',
      page: { ...around, lesson: exampleCaseStudyLesson, completion: null },
      content: { part: <CaseStudyScreen {...Deciding.args} /> },
    },
  },
} satisfies Story;

export const OpenExercise = {
  parameters: { cameFor: { open: [region('Task')] } },
  args: {
    view: {
      state: 'open',
      page: { ...around, lesson: exampleSqlExerciseLesson, completion: null },
      content: { text: bodyOf(exampleSqlExerciseLesson), part: null },
    },
  },
} satisfies Story;

export const OpenQuizNotLoaded = {
  parameters: { cameFor: { open: retry } },
  args: {
    view: {
      state: 'open',
      page: { ...around, lesson: exampleQuizLesson, completion: null },
      content: { part: <PartFailed onReload={onRetry} /> },
    },
  },
  play: async ({ canvas }) => {
    onRetry.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
} satisfies Story;

export const OpenAssignment = {
  parameters: { cameFor: { open: [heading(exampleAssignmentLesson.title)] } },
  args: {
    view: {
      state: 'open',
      page: { ...around, lesson: exampleAssignmentLesson },
      content: { text: bodyOf(exampleAssignmentLesson) },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Previous lesson' })).toHaveAttribute('href', around.previousTo);
    await expect(canvas.getByRole('link', { name: 'Next lesson' })).toHaveAttribute('href', around.nextTo);
  },
} satisfies Story;
