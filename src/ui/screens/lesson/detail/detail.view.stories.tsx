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
import { Deciding } from '../../practice/case-study/case-study.view.stories.tsx';
import { CaseStudyScreen } from '../../practice/case-study/case-study.view.tsx';
import { Inviting, Offered } from '../completion/completion.view.stories.tsx';
import { LessonCompletionScreen } from '../completion/completion.view.tsx';
import { Answering } from '../quiz/quiz.view.stories.tsx';
import { LessonQuizScreen } from '../quiz/quiz.view.tsx';
import { OpenPaused } from '../video/video.view.stories.tsx';
import { LessonVideoScreen } from '../video/video.view.tsx';
import { LessonScreen } from './detail.view.tsx';
import { PartFailed } from './part-failed.tsx';

const onRetry = fn();
const courseTo = '/courses/data-analytics';
const around = {
  courseTo,
  previousTo: `${courseTo}/lessons/m1-l1`,
  nextTo: `${courseTo}/lessons/m1-l3`,
  completion: <LessonCompletionScreen {...Offered.args} />,
};
const bodyOf = (lesson: typeof exampleReadingLesson) => ('body' in lesson ? lesson.body : '');

const meta = {
  title: 'Screens/Lesson',
  component: LessonScreen,
  parameters: { layout: 'fullscreen', machine: 'lesson/detail' },
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

export const Reading = {
  args: {
    view: {
      state: 'reading',
      page: { ...around, lesson: exampleReadingLesson },
      body: `${bodyOf(exampleReadingLesson)}\n\n<script>alert(1)</script>\n\n[Bad](javascript:alert(1)) and [the catalogue](/courses)`,
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Lesson 1 of 40')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Start with the decision' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'the catalogue' })).toHaveAttribute('href', '/courses');
    await expect(canvas.queryByRole('link', { name: 'Bad' })).toBeNull();
    await expect(canvasElement.querySelector('script')).toBeNull();
  },
} satisfies Story;

const withPandas = { ...exampleReadingLesson, packages: { names: ['pandas'] } };

export const ReadingExtra = {
  args: { view: { state: 'reading', page: { ...around, lesson: withPandas }, body: bodyOf(exampleReadingLesson) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('An extra lesson with pandas, which cannot be run here')).toBeVisible();
    await expect(canvas.getByText(/does not count toward the course or its certificate/)).toBeVisible();
  },
} satisfies Story;

export const ExerciseExtra = {
  args: {
    view: {
      state: 'exercise',
      page: { ...around, lesson: { ...withPandas, type: 'exercise', packages: { names: ['pandas'], files: [{}] } } },
      body: bodyOf(exampleSqlExerciseLesson),
      exercise: null,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('An extra lesson with pandas')).toBeVisible();
  },
} satisfies Story;

export const ReadingPreview = {
  args: {
    view: {
      state: 'reading',
      page: {
        lesson: exampleReadingLesson,
        courseTo,
        completion: <LessonCompletionScreen {...Inviting.args} />,
      },
      body: bodyOf(exampleReadingLesson),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Mark as complete' })).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Next lesson' })).toBeNull();
  },
} satisfies Story;

export const Video = {
  args: {
    view: {
      state: 'video',
      page: { ...around, lesson: exampleVideoLesson },
      video: <LessonVideoScreen {...OpenPaused.args} />,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Transcript' })).toBeVisible();
  },
} satisfies Story;

export const Quiz = {
  args: {
    view: {
      state: 'quiz',
      page: { ...around, lesson: exampleQuizLesson, completion: null },
      quiz: <LessonQuizScreen {...Answering.args} />,
    },
  },
} satisfies Story;

export const CaseStudy = {
  args: {
    view: {
      state: 'caseStudy',
      page: { ...around, lesson: exampleCaseStudyLesson, completion: null },
      caseStudy: <CaseStudyScreen {...Deciding.args} />,
    },
  },
} satisfies Story;

export const Exercise = {
  args: {
    view: {
      state: 'exercise',
      page: { ...around, lesson: exampleSqlExerciseLesson, completion: null },
      body: bodyOf(exampleSqlExerciseLesson),
      exercise: null,
    },
  },
} satisfies Story;

export const QuizNotLoaded = {
  args: {
    view: {
      state: 'quiz',
      page: { ...around, lesson: exampleQuizLesson, completion: null },
      quiz: <PartFailed onReload={onRetry} />,
    },
  },
  play: async ({ canvas }) => {
    onRetry.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
} satisfies Story;

export const Assignment = {
  args: {
    view: {
      state: 'assignment',
      page: { ...around, lesson: exampleAssignmentLesson },
      body: bodyOf(exampleAssignmentLesson),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Previous lesson' })).toHaveAttribute('href', around.previousTo);
    await expect(canvas.getByRole('link', { name: 'Next lesson' })).toHaveAttribute('href', around.nextTo);
  },
} satisfies Story;
