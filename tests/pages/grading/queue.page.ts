/** /teach/grading: the submissions to grade. */
import type { Page } from '@playwright/test';

export const gradingQueuePage = (page: Page) => ({
  title: page.getByRole('heading', { level: 1, name: 'Grading' }),
  open: (search = '') => page.goto(`/teach/grading${search}`),
  search: page.getByRole('searchbox', { name: 'Search students' }),
  course: page.getByLabel('Course', { exact: true }),
  assignment: page.getByLabel('Assignment', { exact: true }),
  rows: page.getByRole('list', { name: 'Submissions' }).getByRole('listitem'),
  links: page.getByRole('list', { name: 'Submissions' }).getByRole('link'),
  link: (student: string, assignment: string) =>
    page.getByRole('link', { name: `${student}: ${assignment}`, exact: true }),
  moreButton: page.getByRole('button', { name: 'Show More', exact: true }),
  loadingMoreButton: page.getByRole('button', { name: 'Loading...' }),
  returned: page.getByRole('button', { name: 'Returned', exact: true }),
  toGrade: page.getByRole('button', { name: 'To grade', exact: true }),
  emptyTitle: page.getByRole('heading', { name: /^Nothing (to grade|returned yet)$/ }),
});
