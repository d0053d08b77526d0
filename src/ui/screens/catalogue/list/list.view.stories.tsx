import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { exampleCourses } from '../../../../api/generated/examples.ts';
import {
  aThousandAlike,
  expectToFit,
  longName,
  longTitle,
  longWord,
  thousandLike,
  withoutImage,
} from '../../extremes.fixture.ts';
import { CatalogueScreen } from './list.view.tsx';

const onRetry = fn();
const onClear = fn();
const onLevel = fn();
const filters = { search: '', level: 'All Levels' as const, onSearch: fn(), onLevel };
const courses = exampleCourses.map((course) => ({ ...course, to: `/courses/${course.id}` }));

const meta = {
  title: 'Screens/Catalogue',
  component: CatalogueScreen,
  parameters: { layout: 'fullscreen', machine: 'catalogue/list' },
} satisfies Meta<typeof CatalogueScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading = { args: { view: { state: 'loading', filters } } } satisfies Story;

export const Failed = {
  args: { view: { state: 'failed', onRetry } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
} satisfies Story;

export const LoadedResults = {
  args: { view: { state: 'loaded.results', filters, total: 24, courses } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Beginner' }));
    await expect(onLevel).toHaveBeenCalledWith('Beginner');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(courses.length);
  },
} satisfies Story;

/** Courses that nobody has rated yet, as on a new server. */
export const LoadedResultsUnrated = {
  args: {
    view: {
      state: 'loaded.results',
      filters,
      total: 24,
      courses: courses.map((course) => ({ ...course, rating: 0, ratingCount: 0, enrolledStudents: 0 })),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('No ratings yet')).toHaveLength(courses.length);
    await expect(canvas.queryByText('0.0')).toBeNull();
  },
} satisfies Story;

/** Long names, a word that breaks nowhere, and a course without an image. */
export const LoadedResultsLongNames = {
  args: {
    view: {
      state: 'loaded.results',
      filters,
      total: 24,
      courses: courses.map((course, index) => ({
        ...(index === 0 ? withoutImage(course) : course),
        title: index === 1 ? longWord : longTitle,
        instructor: longName,
        price: 12_499.99,
      })),
    },
  },
  play: expectToFit,
} satisfies Story;

/** A thousand cards. */
export const LoadedResultsThousand = {
  args: {
    view: {
      state: 'loaded.results',
      filters,
      total: 1000,
      courses: thousandLike(courses),
    },
  },
  play: expectToFit,
  tags: ['no-review'],
  parameters: aThousandAlike,
} satisfies Story;

export const LoadedEmpty = {
  args: {
    view: { state: 'loaded.empty', filters: { ...filters, search: 'knitting' }, total: 24, onClear },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all filters' }));
    await expect(onClear).toHaveBeenCalledOnce();
  },
} satisfies Story;
