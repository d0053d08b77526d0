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
    undoButton: form.getByRole('button', { name: 'Undo', exact: true }),
    undoOrRetryButton: form.getByRole('button', { name: /^(Undo|Retry)$/ }),
    undoingButton: form.getByRole('button', { name: 'Undoing...' }),
    preview: form.getByText('Preview', { exact: true }),
    editButton: (of: string) => soFar.getByRole('button', { name: `Edit ${of}`, exact: true }),
    deleteButton: (of: string) => soFar.getByRole('button', { name: `Delete ${of}`, exact: true }),
    waits: soFar.getByText('Not sent yet', { exact: true }),
    anotherButton: form.getByRole('button', { name: 'Write Another', exact: true }),
    /** When the students are told: `2027-01-04T10:30`, or now. */
    async choose(moment?: string) {
      if (moment === undefined) return form.getByLabel('Now', { exact: true }).check();
      await form.getByLabel('Later', { exact: true }).check();
      await form.getByLabel('Day', { exact: true }).fill(moment.slice(0, 10));
      await form.getByLabel('Time', { exact: true }).fill(moment.slice(11, 16));
    },
    async write(announcement: { title: string; text: string }) {
      await title.fill(announcement.title);
      await text.fill(announcement.text);
    },
  };
};

export const announcementChangeDialog = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Edit Announcement' });
  return {
    dialog,
    title: dialog.getByLabel('Title', { exact: true }),
    text: dialog.getByLabel('Text', { exact: true }),
    saveButton: dialog.getByRole('button', { name: 'Save', exact: true }),
    saveOrRetryButton: dialog.getByRole('button', { name: /^(Save|Retry)$/ }),
    savingButton: dialog.getByRole('button', { name: 'Saving...' }),
    changed: page.getByText('Announcement changed', { exact: true }),
  };
};

export const announcementRemovalDialog = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Delete Announcement?' });
  return {
    dialog,
    confirmOrRetryButton: dialog.getByRole('button', { name: /^(Delete|Retry)$/ }),
    deletingButton: dialog.getByRole('button', { name: 'Deleting...' }),
    keepButton: dialog.getByRole('button', { name: 'Keep It', exact: true }),
    deleted: page.getByText('Announcement deleted', { exact: true }),
  };
};
