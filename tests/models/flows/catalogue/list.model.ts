import { exampleCourses } from '../../../../src/api/generated/examples.ts';
import { catalogueMachine } from '../../../../src/machines/catalogue/list.machine.ts';
import { cataloguePage } from '../../../pages/catalogue/list.page.ts';
import { failure } from '../../../pages/failure.page.ts';
import { on } from '../../../pages/on.ts';
import { alert, heading, text } from '../../browser/locators.ts';
import { pressing, retype } from '../../browser/page-helpers.ts';
import { model, passing } from '../../engine/model.ts';

export const catalogue = model(catalogueMachine)({
  starts: { visit: { open: ({ visit }) => visit('/courses') } },
  events: {
    search: [{ text: 'engineering' }, { text: 'no such course' }],
    'filter.level': [{ level: 'Advanced' }],
    'filters.clear': [{}],
    retry: [{}],
  },
  answers: { listCourses: { done: [exampleCourses], error: [500] } },
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
    'loaded.filtering': passing,
    'loaded.results': {
      says: '§catalogue.4: a card a course, and the course count',
      shows: [on(cataloguePage, 'courseLinks'), text(`${exampleCourses.length} Courses`)],
    },
    'loaded.empty': {
      says: '§catalogue.6: "No courses found" with "Clear all filters"',
      shows: [heading('No courses found'), on(cataloguePage, 'clearFiltersButton')],
    },
  },
  departs: { retry: 'loading' },
  // "Clear all filters" is shown only where nothing matches (§catalogue.6).
  possible: ({ type }, { leaf }) => type !== 'filters.clear' || leaf === 'loaded.empty',
  act: {
    search: ({ page }, { text }) => retype(cataloguePage(page).search, text),
    'filter.level': ({ page }, { level }) => cataloguePage(page).levelButton(level).click(),
    'filters.clear': pressing(cataloguePage, 'clearFiltersButton'),
    retry: pressing(failure, 'retryButton'),
  },
});
