/** /courses: all courses, to be searched. */
import type { Page } from '@playwright/test';

export const cataloguePage = (page: Page) => {
  const search = page.getByRole('searchbox', { name: 'Search courses' });
  const list = page.getByRole('region', { name: 'Courses' });
  return {
    title: page.getByRole('heading', { level: 1, name: 'Explore Our Courses' }),
    open: () => page.goto('/courses'),
    search,
    levelButton: (level: string) => page.getByRole('button', { name: level, exact: true }),
    list,
    cards: list.getByRole('listitem'),
    courseTitles: page.getByRole('heading', { level: 3 }),
    courseLinks: page.getByRole('link', { name: /^View Course/ }),
    courseLink: (course: string) => page.getByRole('link', { name: `View Course: ${course}` }),
    nothingFound: page.getByRole('heading', { name: 'No courses found' }),
    clearFiltersButton: page.getByRole('button', { name: 'Clear all filters', exact: true }),
    dashboardLink: page.getByRole('link', { name: 'Back to Dashboard' }),
    searchFor: (text: string) => search.fill(text),
    clearFilters: () => page.getByRole('button', { name: 'Clear all filters', exact: true }).click(),
  };
};
