/** /teach, where an instructor begins. */
import type { Page } from '@playwright/test';

export const teachingPage = (page: Page) => ({
  title: page.getByRole('heading', { level: 1, name: 'Teaching' }),
  open: () => page.goto('/teach'),
  firstCount: page.getByText('Needs grading').first(),
  wayTo: (name: string) => page.getByRole('navigation', { name: 'Teaching' }).getByRole('link', { name, exact: true }),
  none: page.getByRole('heading', { name: 'You teach no course yet' }),
});
