/** A person's own data: the archive, and the deletion of the account. */
import { expect } from '@playwright/test';
import { password } from '../../journeys/server.ts';
import { on } from '../../pages/on.ts';
import { deletionPart, exportPart } from '../../pages/privacy/your-data.page.ts';
import { messages } from '../call-faults.ts';
import { click, del, get, goto, post, type Row, sees, type Visit } from '../row.ts';

const aPassword = 'a password is kept nowhere';

async function fillPassword({ page }: Visit) {
  const part = deletionPart(page);
  await part.open();
  await part.beginButton.click();
  await part.password.fill(password);
}

export const privacyRows: readonly Row[] = [
  {
    name: 'Your data: the archive',
    invokedBy: ['privacy/export.getDataExport'],
    who: 'demo',
    call: get(/^\/privacy\/export$/),
    start: goto('/profile'),
    title: 'Error',
    message: messages('It could not be loaded whether there is an archive. Please try again.'),
    retry: on(exportPart, 'retryButton'),
    recovered: sees(on(exportPart, 'requestButton')),
    sessionEnded: 'sign-in',
  },
  {
    name: 'Your data: asking for an archive',
    invokedBy: ['privacy/export.requestDataExport'],
    who: 'student',
    call: post(/^\/privacy\/export$/),
    open: async ({ page }) => {
      await exportPart(page).open();
      await expect(exportPart(page).requestButton).toBeVisible();
    },
    start: click(on(exportPart, 'requestButton')),
    title: 'No archive was asked for',
    message: messages('The archive could not be asked for. Please try again.'),
    retry: on(exportPart, 'requestButton'),
    recovered: ({ page }) => expect(exportPart(page).progress.or(exportPart(page).ready).first()).toBeVisible(),
    sessionEnded: 'sign-in',
  },
  {
    name: 'Your data: the download',
    invokedBy: ['shell/download.downloadFile'],
    who: 'student',
    call: get(/^\/privacy\/export\/file$/),
    open: async ({ page }) => {
      await exportPart(page).open();
      await exportPart(page).requestButton.click();
      await expect(exportPart(page).downloadButton).toBeVisible({ timeout: 20_000 });
    },
    start: click(on(exportPart, 'downloadButton')),
    message: messages('The file could not be loaded. Please try again.'),
    retry: on(exportPart, 'retryButton'),
    timeLimit: 'two minutes',
    recovered: ({ downloads }) => expect.poll(() => downloads).toEqual(['your-data.zip']),
    sessionEnded: 'sign-in',
  },
  {
    name: 'Deletion of the account',
    invokedBy: ['privacy/deletion.requestAccountDeletion'],
    who: 'student',
    call: post(/^\/privacy\/deletion$/),
    open: fillPassword,
    start: click(on(deletionPart, 'submitButton')),
    title: 'Error',
    message: messages('The deletion could not be asked for. Please try again.'),
    retry: on(deletionPart, 'submitButton'),
    keeps: (page) => expect(deletionPart(page).password).toHaveValue(password),
    recovered: sees(on(deletionPart, 'willBeDeleted')),
    sessionEnded: 'in place',
    forms: [
      {
        states: {
          'privacy/deletion editing': 'typed',
          'privacy/deletion submitting': 'sent',
          'privacy/deletion rejected': 'refused',
        },
        button: on(deletionPart, 'submitButton'),
        notKept: aPassword,
        changesPassword: true,
      },
      {
        states: { 'privacy/deletion wrongPassword': 'typed' },
        open: async (visit) => {
          const part = deletionPart(visit.page);
          await fillPassword(visit);
          await part.password.fill('Learning3');
          await part.submitButton.click();
          await expect(part.wrongPassword).toBeVisible();
          await part.password.fill(password);
        },
        button: on(deletionPart, 'submitButton'),
        notKept: aPassword,
        changesPassword: true,
      },
    ],
  },
  {
    name: 'Keeping the account',
    invokedBy: ['privacy/deletion.withdrawAccountDeletion'],
    who: 'student',
    call: del(/^\/privacy\/deletion$/),
    open: async ({ page, product, person, signIn }) => {
      await product.call('POST', '/privacy/deletion', person.token, { currentPassword: password });
      Object.assign(person, await product.signIn(person.user.email, password)); // asking has ended every session
      await signIn();
      await deletionPart(page).open();
    },
    start: click(on(deletionPart, 'keepButton')),
    title: 'Your account will still be deleted',
    message: messages('Your account could not be kept. Please try again.'),
    retry: on(deletionPart, 'keepButton'),
    recovered: sees(on(deletionPart, 'beginButton')),
    sessionEnded: 'sign-in',
  },
];
