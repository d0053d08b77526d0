import {
  exampleCataloguePage,
  exampleCatalogueWithout,
  exampleCourses,
} from '../../../../src/api/generated/examples.ts';
import { type Filters, noFilters } from '../../../../src/machines/catalogue/filters.ts';
import { missing } from '../../../../src/machines/catalogue/kept-pages.ts';
import { catalogueMachine } from '../../../../src/machines/catalogue/list.machine.ts';
import { cataloguePage } from '../../../pages/catalogue/list.page.ts';
import { failure } from '../../../pages/failure.page.ts';
import { on } from '../../../pages/on.ts';
import { alert, heading, text } from '../../browser/locators.ts';
import { narrowing, pressIfThere, pressing, reselect } from '../../browser/page-helpers.ts';
import { model, passing } from '../../engine/model.ts';

/** So many courses that the window is not near what comes after them. */
const enough = 12;
const courses = Array.from({ length: enough }, (_, index) => {
  const [course] = exampleCourses.slice(index % exampleCourses.length);
  return { ...(course ?? exampleCourses[0]), id: `course-${index}` };
}) as typeof exampleCourses; // there are examples
const [first, second, third] = [1, 2, 3].map((page) => ({
  ...exampleCataloguePage,
  page,
  pages: 3,
  items: courses.map((course) => ({ ...course, id: `${course.id}-${page}` })),
}));
if (!first || !second || !third) throw new Error('There are three pages.');

const listed = [on(cataloguePage, 'courseLinks'), text(`${exampleCataloguePage.total} Courses`)];

const narrow = narrowing<Partial<Filters>>({
  search: (page, value) => cataloguePage(page).search.fill(value),
  level: (page, value) => cataloguePage(page).levelButton(value).click(),
  price: (page, value) => cataloguePage(page).choose('Price', value, reselect),
  duration: (page, value) => cataloguePage(page).choose('Length', value, reselect),
  rating: (page, value) => cataloguePage(page).choose('Rating', value, reselect),
  sort: (page, value) => cataloguePage(page).choose('Sort by', value, (field) => field.selectOption(value)),
});

export const catalogue = model(catalogueMachine)({
  starts: {
    visit: { input: () => ({ filters: noFilters, page: 1 }), open: ({ visit }) => visit('/courses') },
    thirdPage: {
      input: () => ({ filters: noFilters, page: 3 }),
      open: ({ visit }) => visit('/courses?page=3'),
    },
  },
  events: {
    narrow: [
      { filters: { level: 'All Levels' } },
      { filters: { search: 'engineering' } },
      { filters: { search: '' } },
      { filters: { level: 'Advanced', price: 'over-200', duration: 'over-20-hours', rating: '4', sort: 'newest' } },
    ],
    clear: [{}],
    near: [{ first: 1, last: 2, seen: 1 }],
    previous: [{}],
    again: [{}],
    retry: [{}],
  },
  answers: { browseCatalogue: { done: [first, second, third, exampleCatalogueWithout], error: [500] } },
  tells: ({ reached, ...kept }) => [reached.first, missing({ reached, ...kept })],
  see: {
    loading: {
      says: '§catalogue.3: six skeleton cards while loading',
      shows: [(page) => page.getByRole('region', { name: 'Courses' }).getByRole('listitem').nth(5)],
    },
    failed: {
      says: '§catalogue.7: "Error Loading Courses" with Retry',
      shows: [
        alert('Error Loading Courses'),
        text('Failed to load courses. Please try again later.'),
        on(failure, 'retryButton'),
      ],
    },
    'narrowing.waiting': { says: '§catalogue.5: more keys may follow', shows: [on(cataloguePage, 'list')] },
    'narrowing.asking': { says: '§catalogue.5: what fits is on its way', shows: [on(cataloguePage, 'list')] },
    'loaded.empty': {
      says: '§catalogue.6: "No courses found" with "Clear all filters"',
      shows: [heading('No courses found'), on(cataloguePage, 'clearFiltersButton')],
    },
    'loaded.checking': passing,
    'loaded.results': { says: '§catalogue.4: a card a course, and the course count', shows: listed },
    'loaded.loadingPage': { says: '§catalogue.20: the next page is on its way', shows: listed },
    'loaded.pageFailed': {
      says: '§catalogue.21: what is there stays, and the page can be tried again',
      shows: [...listed, alert('Failed to load courses')],
    },
  },
  departs: { retry: 'loading' },
  act: {
    narrow: async (helpers, event) => {
      const { search } = event.filters;
      // Sent directly: nobody can type the text that is there already.
      if (search === (await cataloguePage(helpers.page).search.inputValue())) return helpers.send(event);
      return narrow(helpers, event);
    },
    clear: pressing(cataloguePage, 'clearFiltersButton'),
    // Away first, so that the window comes near once more.
    near: async ({ page }) => {
      await cataloguePage(page).title.scrollIntoViewIfNeeded();
      const second = cataloguePage(page).pageLink(2);
      if ((await second.count()) > 0) await second.scrollIntoViewIfNeeded();
    },
    previous: ({ page }) => pressIfThere(cataloguePage(page).previousButton),
    again: pressing(failure, 'retryButton'),
    retry: pressing(failure, 'retryButton'),
  },
});
