/** Student view: its button on /teach, and its bar above every page while it is on. */
import type { Page } from '@playwright/test';

export const studentViewPart = (page: Page) => ({
  startButton: page.getByRole('button', { name: /^(Student View|Opening…): Data Analytics$/ }),
  bar: page.getByRole('region', { name: 'Student view' }),
  leaveButton: page.getByRole('button', { name: 'Back to Teaching' }),
});
