/** The page with the instructors of a course, and the form that adds one. */
import type { Page } from '@playwright/test';
import { paths } from '../../../src/paths.ts';

export const teamPage = (page: Page) => {
  const main = page.getByRole('main');
  const form = main.getByRole('region', { name: 'New instructor' });
  const list = main.getByRole('region', { name: 'Instructors' });
  const dialog = page.getByRole('dialog', { name: /^(Remove .+|Leave This Course)\?$/ });
  return {
    open: (courseId: string) => page.goto(paths.teach.team(courseId)),
    waiting: list.getByText('Loading...'),
    instructors: list.getByRole('listitem'),
    instructor: (name: string) => list.getByRole('listitem').filter({ hasText: name }),
    retryButton: list.getByRole('button', { name: 'Retry', exact: true }),
    removeButtons: list.getByRole('button', { name: /^Remove / }),
    leaveButton: list.getByRole('button', { name: 'Leave', exact: true }),
    removeOrLeaveButtons: list.getByRole('button', { name: /^(Remove .+|Leave)$/ }),
    left: list.getByText('You no longer teach this course.'),
    dialog,
    confirmButton: dialog.getByRole('button', { name: /^(Remove Instructor|Leave Course|Retry)$/ }),
    removingButton: dialog.getByRole('button', { name: /^(Removing|Leaving)\.\.\.$/ }),
    keepButton: dialog.getByRole('button', { name: /^(Keep Them|Stay)$/ }),
    email: form.getByLabel('Email'),
    addButton: form.getByRole('button', { name: 'Add Instructor', exact: true }),
    retryFormButton: form.getByRole('button', { name: 'Retry', exact: true }),
    addOrRetryButton: form.getByRole('button', { name: /^(Add Instructor|Retry)$/ }),
    addingButton: form.getByRole('button', { name: 'Adding...' }),
    added: form.getByText(/ teaches this course now$/),
    anotherButton: form.getByRole('button', { name: 'Add Another', exact: true }),
  };
};
