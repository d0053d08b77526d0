/** /teach, where an instructor begins. */
import type { Page } from '@playwright/test';

export const teachingPage = (page: Page) => ({
  title: page.getByRole('heading', { level: 1, name: 'Teaching' }),
});
