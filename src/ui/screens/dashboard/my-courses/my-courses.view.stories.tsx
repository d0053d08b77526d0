import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { type CameFor, link, retry } from '../../came-for.fixture.ts';
import { expectToFit, longTitle, longWord } from '../../extremes.fixture.ts';
import { MyCoursesScreen, type MyCoursesView } from './my-courses.view.tsx';

const onRetry = fn();
const next = {
  id: 'data-analytics',
  title: 'Data Analytics',
  image: '/covers/data-analytics.svg',
  progress: 35,
  lesson: {
    title: 'Describing a spread',
    moduleTitle: 'Exploring with summaries',
    type: 'reading' as const,
    duration: '20 min',
  },
  to: '/courses/data-analytics/lessons/m3-l5',
};

const meta = {
  title: 'Screens/My courses',
  component: MyCoursesScreen,
  parameters: {
    machine: 'dashboard/my-courses',
    cameFor: {
      loading: null,
      failed: retry,
      'loaded.results': [link(/^Continue Learning/), { role: 'progressbar' }],
      'loaded.refreshing': [link(/^Continue Learning/)],
      'loaded.finished': [link('Explore Courses')],
      'loaded.empty': [link('Explore Courses')],
    } satisfies CameFor<MyCoursesView>,
  },
} satisfies Meta<typeof MyCoursesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading = {
  args: { view: { state: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading...')).toBeInTheDocument();
  },
} satisfies Story;

export const Failed = {
  args: { view: { state: 'failed', onRetry } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
} satisfies Story;

export const LoadedResults = {
  parameters: { specification: '§dashboard.19' },
  args: { view: { state: 'loaded.results', next } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Describing a spread' })).toBeVisible();
    await expect(canvas.getByText('Up next in Data Analytics')).toBeVisible();
    await expect(canvas.getByText('Reading, 20 min · Exploring with summaries')).toBeVisible();
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '35');
    await expect(canvas.getByRole('link', { name: 'Continue Learning: Data Analytics' })).toHaveAttribute(
      'href',
      '/courses/data-analytics/lessons/m3-l5',
    );
  },
} satisfies Story;

/** A server that does not name the lesson. */
export const LoadedResultsWithoutLesson = {
  args: { view: { state: 'loaded.results', next: { ...next, lesson: undefined, to: '/courses/data-analytics' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Data Analytics' })).toBeVisible();
  },
} satisfies Story;

/** A long name, and a word that breaks nowhere. */
export const LoadedResultsLongNames = {
  args: {
    view: {
      state: 'loaded.results',
      next: { ...next, title: longTitle, lesson: { ...next.lesson, title: longWord, moduleTitle: longTitle } },
    },
  },
  play: expectToFit,
} satisfies Story;

export const LoadedRefreshing = {
  args: { view: { state: 'loaded.refreshing', next } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toBeVisible();
  },
} satisfies Story;

export const LoadedFinished = {
  args: { view: { state: 'loaded.finished', catalogueTo: '/courses' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'You have completed all your courses' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Explore Courses' })).toHaveAttribute('href', '/courses');
  },
} satisfies Story;

export const LoadedEmpty = {
  args: { view: { state: 'loaded.empty', catalogueTo: '/courses' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Explore Courses' })).toHaveAttribute('href', '/courses');
  },
} satisfies Story;
