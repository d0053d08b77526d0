/** /teach/courses/{courseId}: the students of a course. */
import type { Page } from '@playwright/test';
import { morePaths } from '../../../src/more-paths.ts';

export const rosterPage = (page: Page) => ({
  open: (courseId: string) => page.goto(morePaths.teachCourse(courseId)),
  title: page.getByRole('heading', { level: 1, name: 'Students' }),
  table: page.getByRole('table'),
  search: page.getByLabel('Search by name'),
  downloadButton: page.getByRole('button', { name: 'Download Table', exact: true }),
  nextButton: page.getByRole('button', { name: 'Next', exact: true }),
});
