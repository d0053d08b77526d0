/** Text that was typed and not sent is kept through a reload, on another device and after the session's end. */

import type { Page } from '@playwright/test';
import { openExtension, openSubmission } from '../faults/table/assignments.ts';
import { profilePage } from '../pages/account/profile.page.ts';
import { signInPage } from '../pages/account/sign-in.page.ts';
import { assignmentDialog } from '../pages/assignments/details.page.ts';
import { extensionDialog } from '../pages/assignments/extension.page.ts';
import { assignmentsPage } from '../pages/assignments/list.page.ts';
import { submissionDialog } from '../pages/assignments/submission.page.ts';
import { dashboardPage } from '../pages/dashboard/overview.page.ts';
import { quizPage } from '../pages/lesson/quiz.page.ts';
import { footer } from '../pages/shell/footer.page.ts';
import { navigationBar } from '../pages/shell/navigation.page.ts';
import { noticeArea } from '../pages/shell/notices.page.ts';
import { draftLine } from '../pages/sync/draft.page.ts';
import { sessionDialogs } from '../pages/sync/session-ending.page.ts';
import type { Account, Product } from './server.ts';
import { carrySession, expect, expectAccessible, long, scriptOf, test } from './test.ts';

const saved = (page: Page) => draftLine(page).saved;
const savedOnServer = (page: Page) => draftLine(page).savedOnServer;
const firstName = (page: Page) => profilePage(page).firstName;
const outdated = (page: Page) => draftLine(page).outdated;
const choices = (page: Page) => quizPage(page).chosen;

test('§sync.12 Profile: a name that was typed is there after a reload, until it is saved', async ({
  page,
  student,
}) => {
  await profilePage(page).open();
  const name = profilePage(page).firstName;
  await name.fill('Nour');
  await expect(saved(page)).toBeVisible();
  await page.reload();
  await expect(name).toHaveValue('Nour');
  await expect(saved(page)).toBeVisible();
  await profilePage(page).save();
  await expect(saved(page)).toHaveCount(0);
  await name.fill('N');
  await name.fill('Nour');
  await page.reload();
  await expect(name).toHaveValue('Nour');
  await expect(saved(page)).toHaveCount(0);
  expect(student.user.first_name).not.toBe('Nour');
});

test('§sync.18 a draft of a form that has changed since is offered as text until it is discarded', {
  tag: long,
}, async ({ page, student }) => {
  await profilePage(page).open();
  const name = profilePage(page).firstName;
  await expect(name).toBeVisible(); // the form has read the device's drafts, so their database exists
  await page.evaluate(
    (person) =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('drafts');
        opening.onsuccess = () => {
          const written = opening.result.transaction('drafts', 'readwrite');
          written
            .objectStore('drafts')
            .put({ version: 0, values: { nickname: 'Nou' } }, [person, 'profile', 'details']);
          written.oncomplete = () => resolve();
        };
      }),
    student.user.id,
  );
  const offered = draftLine(page).setAside;
  for (const _visit of [1, 2]) {
    await page.reload();
    await expect(name).toHaveValue(student.user.first_name);
    await offered.click();
    await expect(page.getByText('Nou', { exact: true })).toBeVisible();
  }
  await draftLine(page).discardButton.click();
  await expect(offered).toHaveCount(0);
  await page.reload();
  await expect(name).toBeVisible();
  await expect(offered).toHaveCount(0);
});

test('§sync.12, §sync.15 Lesson of type quiz: answers outlive the tab and the session, for the same student alone', {
  tag: long,
}, async ({ page, context, product, student }) => {
  const other = await product.register({ email: `other.${student.user.email}`, firstName: 'Sam', lastName: 'Osei' });
  for (const { token } of [student, other]) await product.call('POST', '/courses/data-literacy/enroll', token);
  await quizPage(page).open('data-literacy');
  await quizPage(page).choices.first().check();
  await expect(saved(page)).toBeVisible();
  await page.close();
  await context.clearCookies();

  const another = await context.newPage();
  await signInPage(another).as(other.user.email);
  await quizPage(another).open('data-literacy');
  await expect(quizPage(another).choices.first()).toBeVisible();
  await expect(choices(another)).toHaveCount(0);
  await another.close();
  await context.clearCookies();

  const again = await context.newPage();
  await signInPage(again).as(student.user.email);
  await quizPage(again).open('data-literacy');
  await expect(choices(again)).toHaveCount(1);
  await quizPage(again).answerAll();
  await quizPage(again).check();
  await expect(quizPage(again).score).toBeVisible();
  await dashboardPage(again).open();
  await quizPage(again).open('data-literacy');
  await expect(quizPage(again).choices.first()).toBeVisible();
  await expect(choices(again)).toHaveCount(0);
});

test('§sync.12 Assignments page: an answer with its file, and a request for more time, are there after a reload', {
  tag: long,
}, async ({ page, product, student }) => {
  const answer = 'Five questions, each with its decision.';
  const reason = 'I am at a conference.';
  const list = assignmentsPage(page);
  const details = assignmentDialog(page);
  const extension = extensionDialog(page);
  const submission = submissionDialog(page);
  await openExtension({ page, product, person: student });
  await extension.fill(reason);
  const date = await extension.date.inputValue();
  await extension.cancelButton.click(); // at once, before the pause after which drafts are saved
  await openSubmission({ page, product, person: student });
  await submission.write(answer);
  await submission.addFiles({ name: 'questions.md', mimeType: 'text/markdown', buffer: Buffer.from('# Questions\n') });
  await expect(saved(page)).toBeVisible();
  await page.reload();

  await expect(list.title).toBeVisible();
  await list.view('Question log');
  await details.extensionButton.click();
  await expect(extension.reason).toHaveValue(reason);
  await expect(extension.date).toHaveValue(date);
  await extension.cancelButton.click();
  await details.submitButton.click();
  await expect(submission.answer).toHaveValue(answer);
  await expect(submission.files).toContainText('questions.md');
  await submission.submit();
  await expect(details.completed).toBeVisible();
  const path = '/assignments/question-log/submission';
  const submitted = await product.call<{ text: string; files: { name: string }[] }>('GET', path, student.token);
  expect(submitted.text).toBe(answer);
  expect(submitted.files.map(({ name }) => name)).toEqual(['questions.md']);
});

type Stands = { draft?: { values: { first_name: string } } };
const draftOf = (product: Product, { token }: Account) =>
  product.call<Stands>('GET', '/drafts/profile/details', token).then(({ draft }) => draft?.values.first_name);

test('§sync.12, §sync.14 a draft is there on another device, and whoever changes it second is asked before anything is overwritten', {
  tag: long,
}, async ({ page, product, student, openContext }) => {
  const context = await openContext();
  await carrySession(context, product, student);
  const phone = await context.newPage();
  await profilePage(page).open();
  await firstName(page).fill('Nour');
  await expect(savedOnServer(page)).toBeVisible();

  await profilePage(phone).open();
  await expect(firstName(phone)).toHaveValue('Nour');
  await expect(savedOnServer(phone)).toBeVisible();
  await firstName(phone).fill('Nora');
  await expect(saved(phone)).toHaveCount(0);
  await expect(savedOnServer(phone)).toBeVisible();

  await firstName(page).fill('Noor A.');
  await expect(outdated(page)).toBeVisible();
  expect(await draftOf(product, student)).toBe('Nora');
  await expectAccessible(page);
  await draftLine(page).useOtherButton.click();
  await expect(firstName(page)).toHaveValue('Nora');
  await draftLine(page).setAside.click();
  await expect(page.getByText(/^Noor A\./)).toBeVisible(); // the text of this tab is kept
  await expect(savedOnServer(page)).toBeVisible();

  await firstName(page).fill('Noor B.');
  await expect(savedOnServer(page)).toBeVisible();
  await firstName(phone).fill('Noor C.');
  await expect(outdated(phone)).toBeVisible();
  await draftLine(phone).keepMineButton.click();
  await expect(savedOnServer(phone)).toBeVisible();
  expect(await draftOf(product, student)).toBe('Noor C.');

  await profilePage(phone).save();
  await expect(saved(phone)).toHaveCount(0);
  await page.reload(); // it was sent on the phone, so its draft must not come back
  await expect(firstName(page)).toHaveValue(student.user.first_name);
  await expect(saved(page)).toHaveCount(0);
  expect(await draftOf(product, student)).toBeUndefined();
});

test('§sync.14 a draft in two tabs: when one changes it the other is told at once, and overwrites nothing before the person decides', {
  tag: long,
}, async ({ page, context, product, student }) => {
  await profilePage(page).open();
  await firstName(page).fill('Nour');
  await expect(saved(page)).toBeVisible();
  const newer = await context.newPage();
  await profilePage(newer).open();
  await expect(firstName(newer)).toHaveValue('Nour');
  await firstName(newer).fill('Nora');
  await expect(outdated(page)).toBeVisible();
  await firstName(page).fill('Nuri'); // typed on in spite of the conflict shown
  await expect(savedOnServer(newer)).toBeVisible();
  expect(await draftOf(product, student)).toBe('Nora');
  await page.reload();
  await expect(firstName(page)).toHaveValue('Nora');
  await draftLine(page).setAside.click();
  await expect(page.getByText(/^Nuri\b/)).toBeVisible();
  await firstName(page).fill('Nuri');
  await expect(outdated(newer)).toBeVisible();
  await draftLine(newer).keepMineButton.click();
  await expect(outdated(page)).toBeVisible();
  await expect(savedOnServer(newer)).toBeVisible();
  expect(await draftOf(product, student)).toBe('Nora');
  await profilePage(newer).save();
  await expect(noticeArea(newer).notice('Profile saved')).toBeVisible();
});

test('§sync.13 what is typed offline, or while the server is gone, is called saved only once the server has it', {
  tag: long,
}, async ({ page, context, product, student }) => {
  await profilePage(page).open();
  await expect(firstName(page)).toBeVisible();
  await page.waitForLoadState('networkidle'); // what can be seen is loaded before it goes offline
  await context.setOffline(true);
  await firstName(page).fill('Nour');
  await expect(draftLine(page).waiting).toBeVisible();
  expect(await draftOf(product, student)).toBeUndefined();
  await context.setOffline(false);
  await expect(savedOnServer(page)).toBeVisible();
  expect(await draftOf(product, student)).toBe('Nour');

  // Loads the files for signing in again, as the server may be gone by the time they are needed.
  for (const source of ['src/routes/sync/signing-in-again.tsx', 'src/routes/account/sign-in.tsx']) {
    await page.evaluate((file) => import(file), scriptOf(source).replace('**', ''));
  }
  await product.kill();
  await firstName(page).fill('Nora');
  await expect(draftLine(page).waiting).toBeVisible();
  await product.start();
  await context.setOffline(true);
  await context.setOffline(false); // sent at once, not at the next planned retry
  await expect(savedOnServer(page)).toBeVisible();
  expect(await draftOf(product, student)).toBe('Nora');

  // The page is left before the pause that saves the draft.
  await firstName(page).fill('Nuri');
  await navigationBar(page).dashboardLink.click();
  await expect.poll(() => draftOf(product, student)).toBe('Nuri');
  // The files that the profile could not load offline are not missing here.
  await expect(dashboardPage(page).title('Noor')).toBeVisible();
});

test('§sync.20 Navigation bar: Logout with something unsent asks first, and leaves nothing of it on the device', {
  tag: long,
}, async ({ page, student }) => {
  await profilePage(page).open();
  const name = profilePage(page).firstName;
  const logout = navigationBar(page).logoutButton;
  await expect(footer(page).connection).toBeAttached(); // the question before signing out is loaded with it
  await name.fill('Nour');
  await logout.click(); // before the draft is saved: the question must come all the same
  const { confirmation: dialog, stayAfterAllButton, deleteAndLeaveButton } = sessionDialogs(page);
  await stayAfterAllButton.click();
  await expect(dialog).toHaveCount(0);
  await expect(name).toHaveValue('Nour');
  await logout.click();
  await deleteAndLeaveButton.click();
  await expect(page).toHaveURL(/\/login$/);
  await signInPage(page).as(student.user.email);
  await profilePage(page).open();
  await expect(name).toHaveValue(student.user.first_name); // the server has deleted the draft, too
  await navigationBar(page).logoutButton.click(); // nothing is unsent: nobody is asked
  await expect(page).toHaveURL(/\/login$/);
});

test('§sync.11 Profile: what was typed in the very last moment outlives a reload', { tag: long }, async ({
  page,
  student,
}) => {
  const name = profilePage(page).firstName;
  await profilePage(page).open();
  for (const text of ['Nour', 'Nora', 'Nura']) {
    await name.fill(text);
    await page.reload(); // within the pause after which the device is written
    await expect(name).toHaveValue(text);
  }
  expect(student.user.first_name).toBe('Noor');
});

test('§sync.12 Profile: what was saved in the very last moment is no draft after a reload', { tag: long }, async ({
  page,
  student,
}) => {
  // The page unloads before IndexedDB has deleted the draft.
  await page.addInitScript(() => {
    if (sessionStorage.getItem('reloaded')) return;
    sessionStorage.setItem('reloaded', 'true');
    IDBObjectStore.prototype.delete = function abort() {
      this.transaction.abort();
      throw new DOMException('The page has unloaded.', 'AbortError');
    };
  });
  await profilePage(page).open();
  await profilePage(page).firstName.fill('Nour');
  await expect(saved(page)).toBeVisible();
  await profilePage(page).save();
  await expect(saved(page)).toHaveCount(0);
  await page.reload();
  await expect(profilePage(page).firstName).toHaveValue('Nour');
  await expect(saved(page)).toHaveCount(0);
  await profilePage(page).firstName.fill('Nora');
  await expect(saved(page)).toBeVisible();
  await page.reload();
  await expect(profilePage(page).firstName).toHaveValue('Nora');
  expect(student.user.first_name).toBe('Noor');
});
