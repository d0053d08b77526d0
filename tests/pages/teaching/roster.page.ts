/** /teach/courses/{courseId}: the students of a course, and the dialog that writes to some of them. */
import type { Page } from '@playwright/test';
import { paths } from '../../../src/paths.ts';

export const rosterPage = (page: Page) => ({
  open: (courseId: string) => page.goto(paths.teach.course(courseId)),
  title: page.getByRole('heading', { level: 1, name: 'Students' }),
  table: page.getByRole('table'),
  none: page.getByText('No students found.', { exact: true }),
  search: page.getByLabel('Search by name'),
  sortBy: page.getByLabel('Sort by', { exact: true }),
  behindFilter: page.getByRole('button', { name: /^Falling behind/ }),
  downloadButton: page.getByRole('button', { name: 'Download Table', exact: true }),
  chooseShown: page.getByRole('checkbox', { name: 'Select all shown', exact: true }),
  student: (name: string | RegExp) => page.getByRole('checkbox', { name, exact: true }),
  selected: page.getByText(/^(None|\d+) selected/),
  messageButton: page.getByRole('button', { name: /^Message (\d+ )?Students?$/ }),
  chooseNoneButton: page.getByRole('button', { name: 'Clear selection', exact: true }),
  moreButton: page.getByRole('button', { name: 'Show More', exact: true }),
  moreOrRetryButton: page.getByRole('button', { name: /^(Show More|Retry)$/ }),
  loadingMoreButton: page.getByRole('button', { name: 'Loading...' }),
});

export const rosterMessageDialog = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: /^Message Students?$/ });
  return {
    dialog,
    message: dialog.getByLabel('Message', { exact: true }),
    sendButton: dialog.getByRole('button', { name: 'Send', exact: true }),
    retryButton: dialog.getByRole('button', { name: 'Retry', exact: true }),
    sendOrRetryButton: dialog.getByRole('button', { name: /^(Send|Retry)$/ }),
    sendingButton: dialog.getByRole('button', { name: 'Sending...' }),
    sent: dialog.getByText(/^Sent to \d+ students?$/),
    /** "Cancel", or "Close" once it was sent. */
    closeButton: dialog.getByRole('button', { name: /^(Cancel|Close)$/ }),
  };
};
