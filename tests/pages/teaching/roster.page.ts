/** /teach/courses/{courseId}: the students of a course. */
import type { Page } from '@playwright/test';
import { teachPaths } from '../../../src/teach-paths.ts';

export const rosterPage = (page: Page) => ({
  open: (courseId: string) => page.goto(teachPaths.course(courseId)),
  title: page.getByRole('heading', { level: 1, name: 'Students' }),
  table: page.getByRole('table'),
  search: page.getByLabel('Search by name'),
  downloadButton: page.getByRole('button', { name: 'Download Table', exact: true }),
  nextButton: page.getByRole('button', { name: 'Next', exact: true }),
});
