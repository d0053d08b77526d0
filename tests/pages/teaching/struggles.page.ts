/** /teach/courses/{courseId}/struggles: where the students of a course struggle. */
import type { Page } from '@playwright/test';
import { paths } from '../../../src/paths.ts';

export const strugglesPage = (page: Page) => ({
  open: (courseId: string) => page.goto(paths.teach.struggles(courseId)),
  title: page.getByRole('heading', { level: 1, name: 'Problem areas' }),
  hardest: page.getByText(/^Most difficult/),
  tooFew: page.getByText('Five students are needed before anything is shown'),
  chart: page.getByRole('img', { name: 'The hardest lessons: right on the first try, and now' }),
  items: page.getByRole('region', { name: 'Questions and exercises, as a table' }),
  misfits: page.getByRole('region', { name: 'Questions that do not fit' }),
  lessons: page.getByRole('region', { name: 'Lessons, as a table' }),
});
