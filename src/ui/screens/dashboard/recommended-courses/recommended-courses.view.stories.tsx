import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { exampleCourses } from '../../../../api/generated/examples.ts';
import { type CameFor, link, retry } from '../../came-for.fixture.ts';
import { expectToFit, longName, longTitle, longWord, withoutImage } from '../../extremes.fixture.ts';
import { RecommendedCoursesScreen, type RecommendedCoursesView } from './recommended-courses.view.tsx';

const onRetry = fn();
const onEnrol = fn();
const catalogueTo = '/courses';
const courses = exampleCourses.map((course) => ({
  ...course,
  to: `/courses/${course.id}`,
  busy: false,
  canEnrol: true,
  onEnrol,
}));
const [first, ...others] = courses.map((course, index) => ({ ...course, enrolled: index === 0 }));

const firstCourse = [link(/^(?:View Course|Continue Learning): /)];

const meta = {
  title: 'Screens/Recommended courses',
  component: RecommendedCoursesScreen,
  parameters: {
    machine: 'dashboard/recommended-courses',
    cameFor: {
      loading: null,
      failed: retry,
      'loaded.results': firstCourse,
      'loaded.refreshing': firstCourse,
      'loaded.empty': [link('View All courses')],
    } satisfies CameFor<RecommendedCoursesView>,
  },
} satisfies Meta<typeof RecommendedCoursesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading = {
  args: { view: { state: 'loading', catalogueTo } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByRole('link', { name: /View All/ })).toHaveAttribute('href', '/courses');
  },
} satisfies Story;

export const Failed = {
  args: { view: { state: 'failed', catalogueTo, onRetry } },
  play: async ({ canvas }) => {
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent('Failed to load courses');
    await expect(alert).toHaveTextContent('There was an error loading the courses. Please try again.');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
} satisfies Story;

export const LoadedResults = {
  args: { view: { state: 'loaded.results', catalogueTo, courses: first ? [...others, first] : others } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(courses.length);
    await expect(canvas.getByText('Enrolled')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Continue Learning: Data Analytics' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Enroll in Data Analytics' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Enroll in Data Engineering' }));
    await expect(onEnrol).toHaveBeenCalledOnce();
  },
} satisfies Story;

/** The student has a path: its courses come first and say why. */
export const LoadedResultsOfAPath = {
  parameters: { specification: '§dashboard.17' },
  args: {
    view: {
      state: 'loaded.results',
      catalogueTo,
      pathTo: '/path',
      courses: others.map((course, index) => ({
        ...course,
        why: index > 1 ? undefined : { aim: 'Work as a data analyst', after: index === 0 ? null : 'SQL for Beginners' },
      })),
    },
  },
  play: async ({ canvas }) => {
    const [one, other] = canvas.getAllByRole('listitem');
    await expect(one).toHaveTextContent('Next on your path to Work as a data analyst.');
    await expect(other).toHaveTextContent('On your path to Work as a data analyst. SQL for Beginners comes before it.');
    await expect(canvas.getByRole('link', { name: 'See Your Path' })).toHaveAttribute('href', '/path');
  },
} satisfies Story;

/** While the student is being enrolled in one course, its card is busy, and the others have to wait. */
export const LoadedResultsEnrolling = {
  args: {
    view: {
      state: 'loaded.results',
      catalogueTo,
      courses: others.map((course, index) => ({ ...course, busy: index === 0, canEnrol: index === 0 })),
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Enrolling...' }));
    await expect(onEnrol).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Enroll in Business Intelligence' })).toBeDisabled();
  },
} satisfies Story;

/** Long names, a word that breaks nowhere, and a course without an image. */
export const LoadedResultsLongNames = {
  args: {
    view: {
      state: 'loaded.results',
      catalogueTo,
      courses: courses.map((course, index) => ({
        ...(index === 0 ? withoutImage(course) : course),
        title: index === 1 ? longWord : longTitle,
        instructor: longName,
      })),
    },
  },
  play: expectToFit,
} satisfies Story;

export const LoadedRefreshing = {
  args: { view: { state: 'loaded.refreshing', catalogueTo, courses } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(courses.length);
  },
} satisfies Story;

export const LoadedEmpty = {
  args: { view: { state: 'loaded.empty', catalogueTo } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No courses yet' })).toBeVisible();
  },
} satisfies Story;
