import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { exampleEnrolledCourses } from '../../../../api/generated/examples.ts';
import { expectToFit, longName, longTitle, longWord, withoutImage } from '../../extremes.fixture.ts';
import { MyCoursesScreen } from './my-courses.view.tsx';

const onRetry = fn();
const courses = exampleEnrolledCourses.map((course) => ({ ...course, to: '/courses/data-analytics/lessons/m3-l5' }));
const course = {
  id: 'data-analytics',
  title: '',
  progress: 35,
  instructor: 'Dr. Sarah Chen',
  image: '/covers/data-analytics.svg',
  to: '/courses/data-analytics',
};
const many = [
  { title: 'Data Analytics', progress: 35 },
  { title: 'Natural Language Processing', progress: 4 },
  { title: 'Data Engineering', progress: 0 },
  { title: 'Data Literacy', progress: 100 },
].map(({ title, progress }) => {
  const id = title.toLowerCase().replaceAll(' ', '-');
  return { id, title, progress, instructor: 'Dr. Sarah Chen', image: `/covers/${id}.svg`, to: `/courses/${id}` };
});

const meta = {
  title: 'Screens/My courses',
  component: MyCoursesScreen,
  parameters: { machine: 'dashboard/my-courses' },
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
  args: { view: { state: 'loaded.results', courses } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '35');
    await expect(canvas.getByRole('link', { name: 'Continue Learning: Data Analytics' })).toHaveAttribute(
      'href',
      '/courses/data-analytics/lessons/m3-l5',
    );
  },
} satisfies Story;

/** More courses than fit stay in one row. */
export const LoadedResultsMany = {
  args: { view: { state: 'loaded.results', courses: many } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('progressbar')).toHaveLength(4);
    await expect(canvas.getByRole('link', { name: 'View Course: Data Literacy' })).toBeInTheDocument();
  },
} satisfies Story;

/** Long names, a word that breaks nowhere, and a course without an image. */
export const LoadedResultsLongNames = {
  args: {
    view: {
      state: 'loaded.results',
      courses: [
        { ...withoutImage(course), title: longTitle, instructor: longName },
        { ...course, id: 'word', title: longWord },
      ],
    },
  },
  play: expectToFit,
} satisfies Story;

export const LoadedRefreshing = {
  args: { view: { state: 'loaded.refreshing', courses } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toBeVisible();
  },
} satisfies Story;

export const LoadedEmpty = {
  args: { view: { state: 'loaded.empty', catalogueTo: '/courses' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Explore Courses' })).toHaveAttribute('href', '/courses');
  },
} satisfies Story;
