import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { exampleCourse, exampleCourses } from '../../../../api/generated/examples.ts';
import { type CameFor, heading, link, retry } from '../../came-for.fixture.ts';
import { InstructorProfileScreen, type InstructorProfileView } from './instructor-profile.view.tsx';

const onClose = fn();
const onRetry = fn();
const open = {
  instructor: {
    name: exampleCourse.instructor,
    title: exampleCourse.instructorTitle,
    bio: exampleCourse.instructorBio,
  },
  onClose,
};

const meta = {
  title: 'Screens/Instructor profile',
  component: InstructorProfileScreen,
  parameters: {
    machine: 'course/instructor-profile',
    layout: 'fullscreen',
    cameFor: {
      closed: null,
      'open.loading': [heading(exampleCourse.instructor)],
      'open.failed': retry,
      'open.loaded': [heading(exampleCourse.instructor), link('Data Analytics')],
    } satisfies CameFor<InstructorProfileView>,
  },
} satisfies Meta<typeof InstructorProfileScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed = {
  args: { view: { state: 'closed' } },
  play: async () => {
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
} satisfies Story;

export const OpenLoading = { args: { view: { state: 'open.loading', ...open } } } satisfies Story;

export const OpenFailed = {
  args: { view: { state: 'open.failed', onRetry, ...open } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
} satisfies Story;

export const OpenLoaded = {
  args: {
    view: {
      state: 'open.loaded',
      courses: exampleCourses.slice(0, 2).map((course) => ({ ...course, to: `/courses/${course.id}` })),
      ...open,
    },
  },
  play: async () => {
    await screen.findByRole('dialog', { name: 'Dr. Sarah Chen' });
    await expect(screen.getByRole('link', { name: 'Data Analytics' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Close dialog' }));
    await expect(onClose).toHaveBeenCalled();
  },
} satisfies Story;
