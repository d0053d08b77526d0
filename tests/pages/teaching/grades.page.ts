/** /teach/courses/{courseId}/grades: the gradebook of a course. */
import type { Page } from '@playwright/test';
import { paths } from '../../../src/paths.ts';

const filters = { all: 'All', missing: 'Missing work', late: 'Late work' };

export const gradesPage = (page: Page) => {
  const grid = page.getByRole('grid', { name: 'Grades' });
  return {
    open: (courseId: string) => page.goto(paths.teach.grades(courseId)),
    title: page.getByRole('heading', { level: 1, name: 'Grades' }),
    grid,
    /** A row for each student. */
    students: grid.getByRole('row').filter({ has: page.getByRole('rowheader').getByRole('link') }),
    /** A cell with a way on: `Question log, Leila Haidari: 92%`. */
    cell: (name: string | RegExp) => grid.getByRole('link', { name }),
    none: page.getByText('No students found.', { exact: true }),
    search: page.getByLabel('Search by name or email'),
    sortBy: page.getByLabel('Sort by', { exact: true }),
    filter: (show: keyof typeof filters) => page.getByRole('button', { name: filters[show], exact: true }),
    missingFilter: page.getByRole('button', { name: filters.missing, exact: true }),
    downloadButton: page.getByRole('button', { name: 'Download Table', exact: true }),
    moreButton: page.getByRole('button', { name: 'Show More', exact: true }),
    moreOrRetryButton: page.getByRole('button', { name: /^(Show More|Retry)$/ }),
    loadingMoreButton: page.getByRole('button', { name: 'Loading...' }),
  };
};
