import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { exampleCataloguePage, exampleCatalogueWithout, exampleCourses } from '../../../../api/generated/examples.ts';
import { button, type CameFor, heading, retry } from '../../came-for.fixture.ts';
import { expectToFit, longName, longTitle, longWord, withoutImage } from '../../extremes.fixture.ts';
import { CatalogueScreen, type CatalogueView } from './list.view.tsx';

const onRetry = fn();
const onClear = fn();
const onNarrow = fn();
const onAgain = fn();
const onPrevious = fn();

const filters = {
  search: '',
  level: 'All Levels',
  price: 'all',
  duration: 'all',
  rating: 'all',
  sort: 'best',
} as const;
const { counts } = exampleCataloguePage;
const controls = { filters, total: 24, counts, onNarrow };
const courses = exampleCourses.map((course) => ({ ...course, to: `/courses/${course.id}` }));

const toPage = (page: number) => `/courses?page=${page}`;
const onePage = (own: typeof courses) => ({ pages: [{ number: 1, to: toPage(1), courses: own }] });
const list = {
  id: 1,
  found: courses.length,
  isNear: false,
  count: 1,
  page: 1,
  toPage,
  ...onePage(courses),
  onNear: fn(),
  onAbove: fn(),
  onPrevious: undefined,
};
/** Ten thousand courses, of which the second page is seen. */
const many = {
  ...list,
  found: 10_000,
  count: 417,
  page: 2,
  pages: [
    { number: 1, to: toPage(1), courses: null },
    { number: 2, to: toPage(2), courses },
    { number: 3, to: toPage(3), courses: null },
  ],
};

const search = [{ role: 'searchbox', name: 'Search courses' }] as const;
const firstCourse = heading(courses[0]?.title ?? '');

const meta = {
  title: 'Screens/Catalogue',
  component: CatalogueScreen,
  parameters: {
    layout: 'fullscreen',
    machine: 'catalogue/list',
    cameFor: {
      loading: search,
      failed: retry,
      'loaded.empty': [button('Clear all filters')],
      'narrowing.waiting': [...search, firstCourse],
      'narrowing.asking': search,
      'loaded.results': [...search, firstCourse],
      'loaded.loadingPage': search,
      'loaded.pageFailed': [...search, firstCourse],
    } satisfies CameFor<CatalogueView>,
  },
} satisfies Meta<typeof CatalogueScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading = {
  args: { view: { state: 'loading', controls: { ...controls, total: undefined, counts: undefined } } },
} satisfies Story;

export const Failed = {
  args: { view: { state: 'failed', onRetry } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
} satisfies Story;

export const LoadedEmpty = {
  args: {
    view: {
      state: 'loaded.empty',
      controls: { ...controls, filters: { ...filters, search: 'knitting' }, counts: exampleCatalogueWithout.counts },
      onClear,
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all filters' }));
    await expect(onClear).toHaveBeenCalledOnce();
  },
} satisfies Story;

export const NarrowingWaiting = {
  args: {
    view: { state: 'narrowing.waiting', controls: { ...controls, filters: { ...filters, search: 'da' } }, list },
  },
} satisfies Story;

export const NarrowingAsking = {
  args: {
    view: { state: 'narrowing.asking', controls: { ...controls, filters: { ...filters, search: 'data' } }, list },
  },
} satisfies Story;

/** Nothing was there before. */
export const NarrowingAskingFirst = {
  args: {
    view: { state: 'narrowing.asking', controls: { ...controls, filters: { ...filters, search: 'data' } }, list: null },
  },
} satisfies Story;

export const LoadedResults = {
  args: { view: { state: 'loaded.results', controls, list } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Beginner' }));
    await expect(onNarrow).toHaveBeenCalledWith({ level: 'Beginner' });
    await expect(canvas.getAllByRole('listitem')).toHaveLength(courses.length);
    await expect(canvas.queryByRole('navigation', { name: 'Pages of courses' })).toBeNull();
    await userEvent.click(canvas.getByText('More filters'));
    await userEvent.selectOptions(canvas.getByLabelText('Price'), 'Over £200 (4)');
    await expect(onNarrow).toHaveBeenCalledWith({ price: 'over-200' });
    await userEvent.selectOptions(canvas.getByLabelText('Length'), 'Over 20 hours (4)');
    await expect(onNarrow).toHaveBeenCalledWith({ duration: 'over-20-hours' });
    await userEvent.selectOptions(canvas.getByLabelText('Rating'), '4.5 and up (4)');
    await expect(onNarrow).toHaveBeenCalledWith({ rating: '4.5' });
    await userEvent.selectOptions(canvas.getByLabelText('Sort by'), 'Lowest price');
    await expect(onNarrow).toHaveBeenCalledWith({ sort: 'price-up' });
    await userEvent.click(canvas.getByText('More filters'));
  },
} satisfies Story;

/** Narrowed by what "More filters" holds, which is open then. */
export const LoadedResultsNarrowed = {
  // What it is narrowed by stands above the courses, also on a phone.
  parameters: { cameFor: { 'loaded.results': [...search, { role: 'combobox', name: 'Price' }] } },
  args: {
    view: {
      state: 'loaded.results',
      controls: { ...controls, filters: { ...filters, price: 'over-200', sort: 'price-up' } },
      list,
    },
  },
} satisfies Story;

/** Words like the typed ones. */
export const LoadedResultsNear = {
  args: {
    view: {
      state: 'loaded.results',
      controls: { ...controls, filters: { ...filters, search: 'engeneering' } },
      list: { ...list, isNear: true },
    },
  },
} satisfies Story;

/** Of ten thousand courses, the list began with the second page. */
export const LoadedResultsMany = {
  args: {
    view: {
      state: 'loaded.results',
      controls: { ...controls, total: 10_000 },
      list: { ...many, pages: many.pages.slice(1), onPrevious },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show Previous Courses' }));
    await expect(onPrevious).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: 'Page 2 of 417' })).toHaveAttribute('href', '/courses?page=2');
    await expect(canvas.getByRole('link', { name: 'Page 417' })).toHaveAttribute('href', '/courses?page=417');
  },
} satisfies Story;

export const LoadedLoadingPage = {
  args: { view: { state: 'loaded.loadingPage', controls: { ...controls, total: 10_000 }, list: many } },
} satisfies Story;

export const LoadedPageFailed = {
  args: {
    view: {
      state: 'loaded.pageFailed',
      controls: { ...controls, total: 10_000 },
      list: { ...many, pages: many.pages.slice(1) },
      failed: { page: 3, onAgain },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(onAgain).toHaveBeenCalledOnce();
  },
} satisfies Story;

/** Courses that nobody has rated yet, as on a new server. */
export const LoadedResultsUnrated = {
  args: {
    view: {
      state: 'loaded.results',
      controls,
      list: {
        ...list,
        ...onePage(courses.map((course) => ({ ...course, rating: 0, ratingCount: 0, enrolledStudents: 0 }))),
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('No ratings yet')).toHaveLength(courses.length);
    await expect(canvas.queryByText('0.0')).toBeNull();
  },
} satisfies Story;

/** Long names, a word that breaks nowhere, and a course without an image. */
export const LoadedResultsLongNames = {
  // Titles of seven lines.
  parameters: { cameFor: { 'loaded.results': search } },
  args: {
    view: {
      state: 'loaded.results',
      controls,
      list: {
        ...list,
        ...onePage(
          courses.map((course, index) => ({
            ...(index === 0 ? withoutImage(course) : course),
            title: index === 1 ? longWord : longTitle,
            instructor: longName,
            price: 12_499.99,
          })),
        ),
      },
    },
  },
  play: expectToFit,
} satisfies Story;
