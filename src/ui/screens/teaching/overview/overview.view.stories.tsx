import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../../../primitives/button.tsx';
import { type CameFor, heading, link, retry } from '../../came-for.fixture.ts';
import { expectToFit, longTitle, longWord } from '../../extremes.fixture.ts';
import { TeachingScreen, type TeachingView } from './overview.view.tsx';

const onRetry = fn();
const course = {
  id: 'data-analytics',
  title: 'Data Analytics',
  students: 24,
  toGrade: 12,
  extensionRequests: 2,
  regradeRequests: 1,
  openQuestions: 3,
  reportedPosts: 2,
  reported: '/community?filter=reported',
  nextClass: 'Office hours, Tue, 24 Nov 2026, 16:00',
  pages: [
    { label: 'Classes', to: '/teach/courses/data-analytics/classes' },
    { label: 'Course page', to: '/courses/data-analytics' },
  ],
  studentView: <Button variant="secondary">Student View</Button>,
};
const { nextClass: _none, ...quiet } = {
  ...course,
  id: 'time-series',
  title: 'Time Series',
  students: 1,
  toGrade: 0,
  extensionRequests: 0,
  regradeRequests: 0,
  openQuestions: 0,
  reportedPosts: 0,
  reported: '/community?filter=reported',
};

const meta = {
  title: 'Screens/Teaching',
  component: TeachingScreen,
  parameters: {
    layout: 'fullscreen',
    machine: 'teaching/overview',
    path: '/teach',
    cameFor: {
      loading: null,
      failed: retry,
      'loaded.some': [link('Classes: Data Analytics'), heading('Time Series')],
      'loaded.none': [heading('You teach no course yet')],
    } satisfies CameFor<TeachingView>,
  },
} satisfies Meta<typeof TeachingScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading = { args: { view: { state: 'loading' } } } satisfies Story;

export const Failed = {
  args: { view: { state: 'failed', message: 'Your courses could not be loaded. Please try again.', onRetry } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
} satisfies Story;

export const LoadedSome = {
  args: { view: { state: 'loaded.some', courses: [course, quiet] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Courses' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Classes: Data Analytics' })).toHaveAttribute(
      'href',
      '/teach/courses/data-analytics/classes',
    );
    await expect(canvas.getByText('1 student')).toBeVisible();
    await expect(canvas.getByText('No class is planned.')).toBeVisible();
  },
} satisfies Story;

export const LoadedSomeLong = {
  parameters: { cameFor: { 'loaded.some': [link(/^Classes: /)] } },
  args: {
    view: {
      state: 'loaded.some',
      courses: [{ ...course, title: `${longTitle} ${longWord}`, nextClass: `${longTitle} ${longWord}` }],
    },
  },
  play: expectToFit,
} satisfies Story;

export const LoadedNone = { args: { view: { state: 'loaded.none' } } } satisfies Story;
