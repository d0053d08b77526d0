/** What a student typed and did not send is there after a reload, on another device, after the end of the session. */
import type { Page } from '@playwright/test';
import { openAssignment, wish } from './fault-screen.ts';
import { carrySession, connection, expect, expectAccessible, heading, notice, signIn, test } from './journey.ts';
import type { Account, Product } from './server.ts';

/** By this device, or by the server, too. */
const saved = (page: Page) => page.getByText(/^Saved\b/);
const savedOnServer = (page: Page) => page.getByText('Saved', { exact: true });
const firstName = (page: Page) => page.getByLabel('First name', { exact: true });
const outdated = (page: Page) =>
  page.getByText(/^This was changed in another tab or on another device at \d\d:\d\d\.$/);
const quizAt = '/courses/data-literacy/lessons/m1-l4';
const choices = (page: Page) => page.getByRole('main').getByRole('radio', { checked: true });

test('§sync.12 Profile: a name that was typed is there after a reload, until it is saved', async ({
  page,
  student,
}) => {
  await page.goto('/profile');
  const name = page.getByLabel('First name', { exact: true });
  await name.fill('Nour');
  await expect(saved(page)).toBeVisible();
  await page.reload();
  await expect(name).toHaveValue('Nour');
  await expect(saved(page)).toBeVisible();
  await page.getByRole('button', { name: 'Save Profile' }).click();
  await expect(saved(page)).toHaveCount(0);
  await name.fill('N');
  await name.fill('Nour');
  await page.reload();
  await expect(name).toHaveValue('Nour');
  await expect(saved(page)).toHaveCount(0);
  expect(student.user.first_name).not.toBe('Nour');
});

test('§sync.18 a draft of a form that has changed since is offered as text until it is discarded', async ({
  page,
  student,
}) => {
  await page.goto('/profile');
  const name = page.getByLabel('First name', { exact: true });
  await expect(name).toBeVisible(); // the device was looked at, so its store is there
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
  const offered = page.getByText('Text of an earlier draft');
  for (const _visit of [1, 2]) {
    await page.reload();
    await expect(name).toHaveValue(student.user.first_name);
    await offered.click();
    await expect(page.getByText('Nou', { exact: true })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.reload();
  await expect(name).toBeVisible();
  await expect(offered).toHaveCount(0);
});

test('§sync.12, §sync.15 Lesson of type quiz: answers outlive the tab and the session, for the same student alone', async ({
  page,
  context,
  product,
  student,
}) => {
  const other = await product.register({ email: `other.${student.user.email}`, firstName: 'Sam', lastName: 'Osei' });
  for (const { token } of [student, other]) await product.call('POST', '/courses/data-literacy/enroll', token);
  await page.goto(quizAt);
  await page.getByRole('main').getByRole('radio').first().check();
  await expect(saved(page)).toBeVisible();
  await page.close();
  await context.clearCookies();

  const another = await context.newPage();
  await signIn(another, other.user.email);
  await another.goto(quizAt);
  await expect(another.getByRole('main').getByRole('radio').first()).toBeVisible();
  await expect(choices(another)).toHaveCount(0);
  await another.close();
  await context.clearCookies();

  const again = await context.newPage();
  await signIn(again, student.user.email);
  await again.goto(quizAt);
  await expect(choices(again)).toHaveCount(1);
  for (const group of await again.getByRole('main').getByRole('group').all()) {
    await group.getByRole('radio').first().check();
  }
  await again.getByRole('button', { name: 'Check answers' }).click();
  await expect(again.getByRole('status').filter({ hasText: '%' })).toBeVisible();
  await again.goto('/dashboard');
  await again.goto(quizAt);
  await expect(again.getByRole('main').getByRole('radio').first()).toBeVisible();
  await expect(choices(again)).toHaveCount(0);
});

test('§sync.12 Assignments page: an answer with its file and a wish for more time are there after a reload', async ({
  page,
  product,
  student,
}) => {
  const world = { page, product, person: student, downloads: [], signIn: async () => {} };
  await openAssignment(world, 'Request Extension');
  const { Reason: reason = '', ...day } = wish();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill(reason);
  for (const [label, value] of Object.entries(day)) await dialog.getByLabel(label).fill(value);
  await dialog.getByRole('button', { name: 'Cancel' }).click(); // at once: nothing waits for the pause
  await openAssignment(world, 'Submit Assignment');
  await dialog.getByLabel('Your answer').fill('Five questions, each with its decision.');
  const notes = { name: 'questions.md', mimeType: 'text/markdown', buffer: Buffer.from('# Questions\n') };
  await dialog.getByLabel('Add files').setInputFiles(notes);
  await expect(saved(page)).toBeVisible();
  await page.reload();

  await expect(heading(page, 'Assignments')).toBeVisible();
  await page.getByRole('button', { name: 'View Details: Question log' }).click();
  await page.getByRole('button', { name: 'Request Extension' }).click();
  await expect(dialog.getByLabel('Reason')).toHaveValue(reason);
  for (const [label, value] of Object.entries(day)) await expect(dialog.getByLabel(label)).toHaveValue(value);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Submit Assignment' }).click();
  await expect(dialog.getByLabel('Your answer')).toHaveValue('Five questions, each with its decision.');
  await expect(dialog.getByRole('list', { name: 'Chosen files' })).toContainText('questions.md');
  await dialog.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect(dialog.getByText('Completed', { exact: true })).toBeVisible();
  const path = '/assignments/question-log/submission';
  const submission = await product.call<{ text: string; files: { name: string }[] }>('GET', path, student.token);
  expect(submission.text).toBe('Five questions, each with its decision.');
  expect(submission.files.map(({ name }) => name)).toEqual(['questions.md']);
});

type Stands = { draft?: { values: { first_name: string } } };
const draftOf = (product: Product, { token }: Account) =>
  product.call<Stands>('GET', '/drafts/profile/details', token).then(({ draft }) => draft?.values.first_name);

test('§sync.12, §sync.14 a draft is there on another device, and whoever changes it second is asked before anything is overwritten', async ({
  page,
  product,
  student,
  openContext,
}) => {
  const context = await openContext();
  await carrySession(context, product, student);
  const phone = await context.newPage();
  await page.goto('/profile');
  await firstName(page).fill('Nour');
  await expect(savedOnServer(page)).toBeVisible();

  await phone.goto('/profile');
  await expect(firstName(phone)).toHaveValue('Nour');
  await expect(savedOnServer(phone)).toBeVisible();
  await firstName(phone).fill('Nora');
  await expect(saved(phone)).toHaveCount(0);
  await expect(savedOnServer(phone)).toBeVisible();

  await firstName(page).fill('Noor A.');
  await expect(outdated(page)).toBeVisible();
  expect(await draftOf(product, student)).toBe('Nora');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Use that version' }).click();
  await expect(firstName(page)).toHaveValue('Nora');
  await page.getByText('Text of an earlier draft').click();
  await expect(page.getByText(/^Noor A\./)).toBeVisible(); // what was typed here is not dropped
  await expect(savedOnServer(page)).toBeVisible();

  await firstName(page).fill('Noor B.');
  await expect(savedOnServer(page)).toBeVisible();
  await firstName(phone).fill('Noor C.');
  await expect(outdated(phone)).toBeVisible();
  await phone.getByRole('button', { name: 'Keep mine' }).click();
  await expect(savedOnServer(phone)).toBeVisible();
  expect(await draftOf(product, student)).toBe('Noor C.');

  await phone.getByRole('button', { name: 'Save Profile' }).click();
  await expect(saved(phone)).toHaveCount(0);
  await page.reload(); // sent elsewhere: nothing of it comes back
  await expect(firstName(page)).toHaveValue(student.user.first_name);
  await expect(saved(page)).toHaveCount(0);
  expect(await draftOf(product, student)).toBeUndefined();
});

test('§sync.14 of two tabs with one draft the older is told at once, and writes over nothing before it is asked', async ({
  page,
  context,
  product,
  student,
}) => {
  await page.goto('/profile');
  await firstName(page).fill('Nour');
  await expect(saved(page)).toBeVisible();
  const newer = await context.newPage();
  await newer.goto('/profile');
  await expect(firstName(newer)).toHaveValue('Nour');
  await firstName(newer).fill('Nora');
  await expect(outdated(page)).toBeVisible();
  await firstName(page).fill('Nuri'); // typed on, although it was told
  await expect(savedOnServer(newer)).toBeVisible();
  expect(await draftOf(product, student)).toBe('Nora');
  await page.reload();
  await expect(firstName(page)).toHaveValue('Nora');
  await page.getByText('Text of an earlier draft').click();
  await expect(page.getByText(/^Nuri\b/)).toBeVisible();
  await firstName(page).fill('Nuri');
  await expect(outdated(newer)).toBeVisible();
  await newer.getByRole('button', { name: 'Keep mine' }).click();
  await expect(outdated(page)).toBeVisible();
  await expect(savedOnServer(newer)).toBeVisible();
  expect(await draftOf(product, student)).toBe('Nora');
  await newer.getByRole('button', { name: 'Save Profile' }).click();
  await expect(notice(newer, 'Profile saved')).toBeVisible();
});

test('§sync.13 what is typed offline, or while the server is gone, is called saved only once the server has it', async ({
  page,
  context,
  product,
  student,
}) => {
  await page.goto('/profile');
  await expect(firstName(page)).toBeVisible();
  await context.setOffline(true);
  await firstName(page).fill('Nour');
  await expect(page.getByText('The server gets it as soon as it answers.')).toBeVisible();
  expect(await draftOf(product, student)).toBeUndefined();
  await context.setOffline(false);
  await expect(savedOnServer(page)).toBeVisible();
  expect(await draftOf(product, student)).toBe('Nour');

  await product.kill();
  await firstName(page).fill('Nora');
  await expect(page.getByText('The server gets it as soon as it answers.')).toBeVisible();
  await product.start();
  await context.setOffline(true);
  await context.setOffline(false); // does not wait for its turn
  await expect(savedOnServer(page)).toBeVisible();
  expect(await draftOf(product, student)).toBe('Nora');

  // Left in the middle of a word.
  await firstName(page).fill('Nuri');
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect.poll(() => draftOf(product, student)).toBe('Nuri');
});

test('§sync.20 Navigation bar: Logout with something unsent asks first, and leaves nothing of it on the device', async ({
  page,
  student,
}) => {
  await page.goto('/profile');
  const name = page.getByLabel('First name', { exact: true });
  const logout = page.getByRole('button', { name: 'Logout' });
  await expect(connection(page)).toBeAttached(); // what asks comes with it, once the page is there
  await name.fill('Nour');
  await logout.click(); // at once: the question comes all the same
  const dialog = page.getByRole('dialog', { name: 'Sign out with unsent work?' });
  await dialog.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(name).toHaveValue('Nour');
  await logout.click();
  await dialog.getByRole('button', { name: 'Delete it and sign out' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await signIn(page, student.user.email);
  await page.goto('/profile');
  await expect(name).toHaveValue(student.user.first_name); // the server has deleted it, too
  await page.getByRole('button', { name: 'Logout' }).click(); // nothing is unsent: nobody is asked
  await expect(page).toHaveURL(/\/login$/);
});

test('§sync.11 Profile: what was typed in the very last moment outlives a reload', async ({ page, student }) => {
  const name = page.getByLabel('First name', { exact: true });
  await page.goto('/profile');
  for (const text of ['Nour', 'Nora', 'Nura']) {
    await name.fill(text);
    await page.reload(); // within the pause after which the device is written
    await expect(name).toHaveValue(text);
  }
  expect(student.user.first_name).toBe('Noor');
});
