/** The instructor's page of announcements, with the form for a new one. */
import type { Page } from '@playwright/test';
import { paths } from '../../../src/paths.ts';

export const taughtAnnouncementsPage = (page: Page) => {
  const main = page.getByRole('main');
  const form = main.getByRole('region', { name: 'New announcement' });
  const title = form.getByLabel('Title', { exact: true });
  const text = form.getByLabel('Text', { exact: true });
  const soFar = main.getByRole('region', { name: 'Past announcements' });
  return {
    open: (courseId: string) => page.goto(paths.teach.announcements(courseId)),
    waiting: soFar.getByText('Loading...'),
    none: soFar.getByText('Nothing has been announced yet.', { exact: true }),
    announcements: soFar.getByRole('listitem'),
    retryButton: soFar.getByRole('button', { name: 'Retry', exact: true }),
    moreOrRetryButton: soFar.getByRole('button', { name: /^(Show More|Retry)$/ }),
    loadingMoreButton: soFar.getByRole('button', { name: 'Loading...', exact: true }),
    form,
    title,
    text,
    announceButton: form.getByRole('button', { name: 'Announce', exact: true }),
    retryFormButton: form.getByRole('button', { name: 'Retry', exact: true }),
    announceOrRetryButton: form.getByRole('button', { name: /^(Announce|Retry)$/ }),
    sendingButton: form.getByRole('button', { name: 'Sending...' }),
    announced: form.getByText('Announced', { exact: true }),
    anotherButton: form.getByRole('button', { name: 'Write Another', exact: true }),
    async write(announcement: { title: string; text: string }) {
      await title.fill(announcement.title);
      await text.fill(announcement.text);
    },
  };
};
