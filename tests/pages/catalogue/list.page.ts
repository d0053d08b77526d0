/** /courses: all courses, to be searched. */
import type { Locator, Page } from '@playwright/test';

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
    pageLinks: page.getByRole('navigation', { name: 'Pages of courses' }),
    /** A page of the list, whether its courses are there or not. */
    section: (number: number) => list.getByRole('region', { name: new RegExp(`^Page ${number} of `) }),
    /** Of the links below the list. */
    linkBelow: (number: number) =>
      page
        .getByRole('navigation', { name: 'Pages of courses' })
        .getByRole('link', { name: `Page ${number}`, exact: true }),
    found: (sentence: string) => page.getByRole('status').filter({ hasText: sentence }),
    pageLink: (number: number) => page.getByRole('link', { name: new RegExp(`^Page ${number} of `) }),
    previousButton: page.getByRole('button', { name: 'Show Previous Courses' }),
    near: page.getByText('No course has exactly these words. These come near.'),
    /** A choice of "More filters", which is opened for it. */
    choose: async (label: string, value: string, how: (field: Locator, value: string) => Promise<unknown>) => {
      const field = page.getByLabel(label, { exact: true });
      if (!(await field.isVisible())) await page.getByText('More filters').click();
      await how(field, value);
    },
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
