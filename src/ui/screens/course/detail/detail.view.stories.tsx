import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { exampleCourse, exampleCourseEnrolled } from '../../../../api/generated/examples.ts';
import { type CameFor, link, region, retry } from '../../came-for.fixture.ts';
import { expectToFit, longName, longTitle, longWord, withoutImage } from '../../extremes.fixture.ts';
import { Idle } from '../materials/materials.view.stories.tsx';
import { CourseMaterialsScreen } from '../materials/materials.view.tsx';
import { Some } from '../reviews/reviews.view.stories.tsx';
import { CourseReviewsScreen } from '../reviews/reviews.view.tsx';
import { CourseDetailScreen, type CourseDetailView } from './detail.view.tsx';

const onRetry = fn();
const onTab = fn();
const onEnrol = fn();
const onProfile = fn();
const onContact = fn();
const onShare = fn();
const onCopy = fn();

const withLinks = (course: typeof exampleCourse) => ({
  ...course,
  modules: course.modules.map((module) => ({
    ...module,
    lessons: module.lessons.map((lesson) => ({ ...lesson, to: `/courses/${course.id}/lessons/${lesson.id}` })),
  })),
});
const related = exampleCourse.related.map((course) => ({ ...course, to: `/courses/${course.id}` }));

const storefront = {
  version: 'storefront' as const,
  course: withLinks(exampleCourse),
  previewTo: '/courses/data-analytics/lessons/m1-l1',
  related,
  enrolling: false,
  share: { onShare, onCopy, mailTo: 'mailto:?subject=Data%20Analytics' },
  onTab,
  onEnrol,
  onProfile,
};
const storefrontEnrolled = { ...storefront, course: withLinks(exampleCourseEnrolled) };

const classroom = {
  version: 'classroom' as const,
  course: withLinks(exampleCourse),
  materials: <CourseMaterialsScreen {...Idle.args} />,
  reviews: <CourseReviewsScreen {...Some.args} />,
  enrolling: false,
  onTab,
  onEnrol,
  onContact,
};
const classroomEnrolled = {
  ...classroom,
  course: withLinks(exampleCourseEnrolled),
  continueTo: '/courses/data-analytics/lessons/m1-l3',
};

/** To enroll, to go on, or to teach. */
const way = [region('Next step')];

const meta = {
  title: 'Screens/Course detail',
  component: CourseDetailScreen,
  parameters: {
    layout: 'fullscreen',
    machine: 'course/detail',
    cameFor: {
      loading: null,
      notFound: [link(/^(?:Back to Dashboard|Return Home)$/)],
      failed: retry,
      'loaded.overview': way,
      'loaded.content': way,
      'loaded.outlining': way,
      'loaded.instructor': way,
      'loaded.reviews': way,
    } satisfies CameFor<CourseDetailView>,
  },
} satisfies Meta<typeof CourseDetailScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading = {
  args: { view: { state: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading...')).toBeVisible();
  },
} satisfies Story;

export const NotFound = {
  args: { view: { state: 'notFound', version: 'storefront' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Course Not Found' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to Dashboard' })).toHaveAttribute('href', '/');
  },
} satisfies Story;

export const NotFoundInClassroom = {
  args: { view: { state: 'notFound', version: 'classroom' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Course not found');
    await expect(canvas.getByRole('link', { name: 'Return Home' })).toHaveAttribute('href', '/');
  },
} satisfies Story;

export const Failed = {
  args: { view: { state: 'failed', onRetry } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to load course. Please try again later.');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
} satisfies Story;

export const LoadedOverview = {
  parameters: { specification: '§course.14' },
  args: { view: { state: 'loaded.overview', page: storefront } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('£389.99')).toBeVisible();
    await expect(canvas.getByText('30% OFF')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Enroll Now' }));
    await expect(onEnrol).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await expect(onShare).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }));
    await expect(onCopy).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: 'Email' })).toHaveAttribute('href', storefront.share.mailTo);
    await userEvent.click(canvas.getByRole('tab', { name: 'Curriculum' }));
    await expect(onTab).toHaveBeenCalledWith('content');
  },
} satisfies Story;

export const InClassroomWithCourseGrade = {
  parameters: { specification: '§course.38' },
  args: {
    view: {
      state: 'loaded.content',
      page: {
        ...classroomEnrolled,
        courseGrade: {
          text: '84 of 100, from 3 of 6 assignments',
          counted: 'The mean of your grades by the weight of each assignment. Work that is missing counts as 0.',
        },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Your course grade so far:/)).toHaveTextContent(
      '84 of 100, from 3 of 6 assignments',
    );
  },
} satisfies Story;

export const LoadedOverviewTaught = {
  parameters: { specification: '§course.36' },
  args: { view: { state: 'loaded.overview', page: { ...storefront, teachTo: '/teach/courses/data-analytics' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'You teach this course' })).toBeVisible();
    await expect(canvas.queryByText('£389.99')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Enroll Now' })).toBeNull();
  },
} satisfies Story;

export const InClassroomTaught = {
  parameters: { specification: '§course.36' },
  args: { view: { state: 'loaded.content', page: { ...classroom, teachTo: '/teach/courses/data-analytics' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Go to your teaching page' })).toBeVisible();
    await expect(canvas.queryByText('£389.99')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Enroll Now' })).toBeNull();
  },
} satisfies Story;

export const LoadedOverviewEnrolled = {
  args: { view: { state: 'loaded.overview', page: storefrontEnrolled } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Already Enrolled' })).toBeDisabled();
  },
} satisfies Story;

export const LoadedOverviewFree = {
  args: {
    view: {
      state: 'loaded.overview',
      page: { ...storefront, course: { ...storefront.course, price: 0, rating: 0, ratingCount: 0 } },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('£0')).toBeVisible();
    await expect(canvas.getByText('No ratings yet')).toBeVisible();
    await expect(canvas.queryByText('30% OFF')).toBeNull();
  },
} satisfies Story;

/** Long names, a word that breaks nowhere, and no image. */
const withFigures = {
  ...storefront.course,
  duration: 'Outline: 8 readings, 40 minutes',
  figures: { videoMinutes: 95, files: 1, instructor: { courses: 1, students: 12, rating: 4.25 } },
};

export const LoadedOverviewOwnFigures = {
  parameters: { specification: '§course.34' },
  args: { view: { state: 'loaded.overview', page: { ...storefront, course: withFigures } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1.5 hours of video')).toBeVisible();
    await expect(canvas.getByText('1 downloadable file')).toBeVisible();
    await expect(canvas.getByText('1 downloadable resource')).toBeVisible();
    await expect(canvas.getAllByText('Outline: 8 readings, 40 minutes')[0]).toBeVisible();
  },
} satisfies Story;

export const LoadedInstructorOwnFigures = {
  args: { view: { state: 'loaded.instructor', page: { ...storefront, course: withFigures } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('course', { exact: true })).toHaveTextContent('1 course');
    await expect(canvas.queryByText('years')).toBeNull();
  },
} satisfies Story;

const end = {
  missing: [],
  assignmentsTo: '/assignments',
  reviewTo: '/courses/data-analytics/lessons/m1-l1',
  next: { to: '/courses/data-science', title: 'Data Science' },
};

export const LoadedContentCompleted = {
  parameters: { specification: '§course.35' },
  args: {
    view: {
      state: 'loaded.content',
      page: { ...classroomEnrolled, continueTo: undefined, end: { ...end, certificateTo: '/certificates/1' } },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'View Certificate' })).toHaveAttribute('href', '/certificates/1');
    await expect(canvas.getByRole('link', { name: 'Review' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Data Science' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Continue Learning' })).toBeNull();
  },
} satisfies Story;

export const LoadedContentCompletedWithoutCertificate = {
  args: {
    view: {
      state: 'loaded.content',
      page: { ...classroomEnrolled, continueTo: undefined, end: { ...end, missing: ['Submit "Your capstone".'] } },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Submit "Your capstone".')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'View Certificate' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Go to your assignments' })).toHaveAttribute('href', '/assignments');
  },
} satisfies Story;

export const LoadedOverviewLongNames = {
  args: {
    view: {
      state: 'loaded.overview',
      page: {
        ...storefront,
        course: {
          ...withoutImage(storefront.course),
          title: longTitle,
          instructor: longName,
          outline: [longWord, longTitle],
        },
        related: related.map((course) => ({ ...withoutImage(course), title: longTitle })),
      },
    },
  },
  play: expectToFit,
} satisfies Story;

export const LoadedOverviewInClassroom = {
  args: { view: { state: 'loaded.overview', page: classroomEnrolled } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Prerequisites' })).toBeVisible();
    await expect(canvas.getByText('English')).toBeVisible();
  },
} satisfies Story;

export const LoadedContent = {
  args: { view: { state: 'loaded.content', page: classroomEnrolled } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("You're enrolled!")).toBeVisible();
    await expect(canvas.getByText('Enrolled on 15 October 2023')).toBeVisible();
    await expect(canvas.getByRole('progressbar', { name: 'Your progress' })).toHaveAttribute('aria-valuenow', '35');
    await expect(canvas.getByRole('link', { name: 'Continue Learning' })).toHaveAttribute(
      'href',
      classroomEnrolled.continueTo,
    );
    await expect(canvas.getByRole('progressbar', { name: 'Module progress' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Choosing what to measure' })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Reviews' }));
    await expect(onTab).toHaveBeenCalledWith('reviews');
  },
} satisfies Story;

export const LoadedContentPreview = {
  args: {
    view: { state: 'loaded.content', page: { ...classroom, previewTo: '/courses/data-analytics/lessons/m1-l1' } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You can try this module for free.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Preview' })).toHaveAttribute(
      'href',
      '/courses/data-analytics/lessons/m1-l1',
    );
  },
} satisfies Story;

export const LoadedContentNotEnrolled = {
  args: { view: { state: 'loaded.content', page: classroom } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Enroll in this course to unlock this module')[0]).toBeVisible();
    await expect(canvas.getByText('One-time payment, lifetime access')).toBeVisible();
    await expect(canvas.getByText('Claim it on your Payments page.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Contact Instructor' }));
    await expect(onContact).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Enroll Now' }));
    await expect(onEnrol).toHaveBeenCalled();
  },
} satisfies Story;

export const LoadedContentFree = {
  args: { view: { state: 'loaded.content', page: { ...classroom, course: { ...classroom.course, price: 0 } } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Free')).toBeVisible();
    await expect(canvas.queryByText(/One-time payment/)).toBeNull();
  },
} satisfies Story;

export const LoadedContentInStorefront = {
  args: { view: { state: 'loaded.content', page: storefront } },
  play: async ({ canvas }) => {
    const [first, second] = within(canvas.getByRole('region', { name: 'Curriculum' })).getAllByRole('listitem');
    if (!first || !second) throw new Error('The curriculum lists no modules.');
    await expect(within(first).getByText('Free Preview')).toBeVisible();
    await expect(within(first).getByRole('link', { name: 'Preview' })).toHaveAttribute('href', storefront.previewTo);
    await expect(within(second).getByText('Locked')).toBeVisible();
    await expect(within(second).getByText('3 hours')).toBeVisible();
    await expect(within(second).getByText('5 lessons')).toBeVisible();
  },
} satisfies Story;

export const LoadedOutlining = { args: { view: { state: 'loaded.outlining', page: storefront } } } satisfies Story;

export const LoadedInstructor = {
  args: { view: { state: 'loaded.instructor', page: storefront } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Lead Instructor')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'View Full Profile' }));
    await expect(onProfile).toHaveBeenCalledOnce();
  },
} satisfies Story;

export const LoadedReviews = {
  args: { view: { state: 'loaded.reviews', page: classroom } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'See All Reviews' })).toBeVisible();
  },
} satisfies Story;
