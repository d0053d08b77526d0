/** The instructor's page of a course's classes, and its dialogs. */
import type { Page } from '@playwright/test';
import { paths } from '../../../src/paths.ts';

export const taughtClassesPage = (page: Page) => {
  const main = page.getByRole('main');
  const classes = main.getByRole('article');
  return {
    title: main.getByRole('heading', { name: 'Classes', level: 1 }),
    waiting: main.getByText('Loading...'),
    none: main.getByRole('heading', { name: /^No classes (are planned|so far)$/ }),
    pastButton: main.getByRole('button', { name: 'Past', exact: true }),
    upcomingButton: main.getByRole('button', { name: 'Upcoming', exact: true }),
    planButton: main.getByRole('button', { name: 'Plan a Class', exact: true }),
    classes,
    classOf: (title: string) => main.getByRole('article', { name: new RegExp(`^${title}, `) }),
    changeButton: main.getByRole('button', { name: /^Change / }).first(),
    cancelButton: main.getByRole('button', { name: /^Cancel / }).first(),
    attendanceLink: main.getByRole('link', { name: /^Attendance of / }).first(),
    moreButton: main.getByRole('button', { name: 'Show More', exact: true }),
    moreOrRetryButton: main.getByRole('button', { name: /^(Show More|Retry)$/ }),
    loadingMoreButton: main.getByRole('button', { name: 'Loading...', exact: true }),
    open: (courseId: string) => page.goto(paths.teach.classes(courseId)),
  };
};

export const classFormDialog = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: /^(Plan a Class|Change the Class)$/ });
  const title = dialog.getByLabel('Title', { exact: true });
  const day = dialog.getByLabel('Day', { exact: true });
  const time = dialog.getByLabel('Begins at', { exact: true });
  const place = dialog.getByLabel('Place', { exact: true });
  return {
    dialog,
    changeTitle: dialog.getByRole('heading', { name: 'Change the Class' }),
    title,
    day,
    time,
    minutes: dialog.getByLabel('Minutes', { exact: true }),
    place,
    link: dialog.getByLabel('Link to join', { exact: true }),
    weeks: dialog.getByLabel('Number of classes', { exact: true }),
    sendButton: dialog.getByRole('button', { name: /^(Plan|Save)$/ }),
    sendOrRetryButton: dialog.getByRole('button', { name: /^(Plan|Save|Retry)$/ }),
    savingButton: dialog.getByRole('button', { name: 'Saving...' }),
    closeButton: dialog.getByRole('button', { name: /^(Close|Show the Class)$/ }),
    async fill(plan: { title: string; day: string; time: string; place: string }) {
      await title.fill(plan.title);
      await day.fill(plan.day);
      await time.fill(plan.time);
      await place.fill(plan.place);
    },
  };
};

export const classCancellationDialog = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Cancel the class?' });
  return {
    dialog,
    reason: dialog.getByLabel('Reason', { exact: true }),
    cancelButton: dialog.getByRole('button', { name: 'Cancel the Class', exact: true }),
    cancelOrRetryButton: dialog.getByRole('button', { name: /^(Cancel the Class|Retry)$/ }),
    cancellingButton: dialog.getByRole('button', { name: 'Cancelling...' }),
    leaveButton: dialog.getByRole('button', { name: /^(Keep It|Show the Class)$/ }),
  };
};
