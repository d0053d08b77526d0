/** The outline of the course beside a lesson, or in a drawer over it. */
import type { Page } from '@playwright/test';

export const outlinePage = (page: Page) => {
  const outline = page.getByRole('main').getByRole('navigation', { name: 'Course outline', exact: true });
  const drawer = page.getByRole('dialog', { name: 'Course outline', exact: true });
  /** The pane or the drawer, whichever is shown. */
  const shown = page.getByRole('navigation', { name: 'Course outline', exact: true });
  const lesson = (title: string) => shown.getByRole('link', { name: title, exact: true });
  return {
    outline,
    /** The lesson with what is beside it in a wide window. */
    unfolded: page.locator('[data-fold=beside]'),
    folded: page.locator('[data-fold=folded]'),
    foldButton: outline.getByRole('button', { name: 'Fold the outline', exact: true }),
    unfoldButton: outline.getByRole('button', { name: 'Unfold the outline', exact: true }),
    /** Where the window has no room for the pane. */
    openButton: page.getByRole('main').getByRole('button', { name: 'Course outline', exact: true }),
    drawer,
    closeButton: drawer.getByRole('button', { name: 'Close dialog', exact: true }),
    lesson,
    row: (title: string) =>
      shown.getByRole('listitem').filter({ has: page.getByRole('link', { name: title, exact: true }) }),
    module: (title: string) => outline.getByRole('button', { name: title }),
    current: outline.locator('[aria-current=page]'),
    loading: outline.getByText('Loading...', { exact: true }),
    retryButton: outline.getByRole('button', { name: 'Retry', exact: true }),
    notLoaded: outline.getByText('The course outline could not be loaded. The lesson is not affected.'),
  };
};
