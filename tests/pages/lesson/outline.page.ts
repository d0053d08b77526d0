/** The outline of the course beside a lesson, or in a drawer over it. */
import type { Page } from '@playwright/test';

export const outlinePage = (page: Page) => {
  const outline = page.getByRole('main').getByRole('navigation', { name: 'Course outline', exact: true });
  const drawer = page.getByRole('dialog', { name: 'Course outline', exact: true });
  /** One lesson, in the pane or in the drawer, whichever is shown. */
  const lesson = (title: string) =>
    page
      .getByRole('navigation', { name: 'Course outline', exact: true })
      .getByRole('link', { name: title, exact: true });
  return {
    outline,
    foldButton: outline.getByRole('button', { name: 'Fold the outline', exact: true }),
    unfoldButton: outline.getByRole('button', { name: 'Unfold the outline', exact: true }),
    /** Where the window has no room for the pane. */
    openButton: page.getByRole('main').getByRole('button', { name: 'Course outline', exact: true }),
    drawer,
    closeButton: drawer.getByRole('button', { name: 'Close dialog', exact: true }),
    lesson,
    row: (title: string) => page.getByRole('listitem').filter({ has: lesson(title) }),
    module: (title: string) => outline.getByRole('button', { name: title }),
    current: outline.locator('[aria-current=page]'),
    loading: outline.getByText('Loading...', { exact: true }),
    retryButton: outline.getByRole('button', { name: 'Retry', exact: true }),
    notLoaded: outline.getByText('The course outline could not be loaded. The lesson is not affected.'),
  };
};
