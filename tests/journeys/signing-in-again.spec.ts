/** A session that ends while something is unsent: the page stands, and goes on once its person has signed in again. */
import type { Page, Request } from '@playwright/test';
import { callsOf } from './calls.ts';
import { openAssignment, post } from './fault-screen.ts';
import {
  carrySession,
  expect,
  expectAccessible,
  expectToStand,
  heading,
  lapse,
  newPerson,
  notice,
  signInAgain,
  submitSignIn,
  test,
} from './journey.ts';
import { password } from './server.ts';

const firstName = (page: Page) => page.getByLabel('First name', { exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save Profile' });
const quizAt = '/courses/data-literacy/lessons/m1-l4';

const headersOf = (sent: Request[], name: string) => sent.map((request) => request.headers()[name]);

/** Nothing is on its way: not the draft either, which would find out about the session. */
async function expectToRest(page: Page) {
  await expectToStand(page);
  await expect(page.getByText(/^Saved(\. Files stay on this device until you submit\.)?$/)).toBeVisible();
}

async function typeName(page: Page, name = 'Nour') {
  await page.goto('/profile');
  await firstName(page).fill(name);
  await expectToRest(page);
}

test('§sync.21 HTTP 401 with status 410 while "Save Profile" is on its way: the page stands, and it is saved after all', async ({
  page,
  context,
  product,
  student,
}) => {
  const sent = callsOf(page, { method: 'PUT', path: /^\/auth\/profile$/ });
  await typeName(page);
  await product.signOut(student); // as on another device: this page does not know yet
  await save(page).click();
  await expect(lapse(page)).toContainText('Your session has ended.');
  await expect(page).toHaveURL('/profile');
  await expect(firstName(page)).toHaveValue('Nour');
  expect(await context.cookies()).toEqual([]);
  await expect(lapse(page).getByLabel('Password', { exact: true })).toBeFocused();
  await expect(lapse(page).getByLabel('Email')).toHaveValue(student.user.email);
  await expectAccessible(page);

  await signInAgain(page, 'Learning0');
  await expect(lapse(page).getByRole('alert')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(lapse(page)).toBeVisible();
  expect(sent).toHaveLength(1);
  await signInAgain(page);
  await expect(notice(page, 'Profile saved')).toBeVisible();
  await expect(lapse(page)).toHaveCount(0);
  await expect(save(page)).toBeFocused();
  await expect(page).toHaveURL('/profile');
  expect(new Set(headersOf(sent, 'idempotency-key')).size).toBe(1);
  const [first, second] = headersOf(sent, 'authorization');
  expect(sent).toHaveLength(2);
  expect(second).not.toBe(first);
  const token = second?.replace('Bearer ', '') ?? '';
  expect(await product.call('GET', '/auth/user', token)).toMatchObject({ first_name: 'Nour' });
});

test('§sync.21 Assignments page: a submission whose file is refused arrives once, with its file, from the dialog it was in', async ({
  page,
  product,
  student,
}) => {
  const world = { page, product, person: student, downloads: [], signIn: async () => {} };
  await openAssignment(world, 'Submit Assignment');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your answer').fill('Five questions, each with its decision.');
  const notes = { name: 'questions.md', mimeType: 'text/markdown', buffer: Buffer.from('# Questions\n') };
  await dialog.getByLabel('Add files').setInputFiles(notes);
  await expectToRest(page);
  const files = callsOf(page, post(/^\/assignments\/question-log\/files$/));
  await product.signOut(student);
  await dialog.getByRole('button', { name: 'Submit', exact: true }).click();
  await signInAgain(page);
  await expect(dialog.getByText('Completed', { exact: true })).toBeVisible();
  expect(new Set(headersOf(files, 'idempotency-key')).size).toBe(1);
  const token = headersOf(files, 'authorization').at(-1)?.replace('Bearer ', '') ?? '';
  const submission = await product.call<{ text: string; files: { name: string }[] }>(
    'GET',
    '/assignments/question-log/submission',
    token,
  );
  expect(submission.text).toBe('Five questions, each with its decision.');
  expect(submission.files.map(({ name }) => name)).toEqual(['questions.md']);
});

test("§sync.22 Session: its end is said before it comes; half a password and a quiz's answers outlive it", async ({
  page,
  context,
  product,
  account,
}) => {
  const seconds = 14; // long enough to answer, and the last two minutes all the same
  const token = await product.sessionOf(account.user, seconds);
  await product.call('POST', '/courses/data-literacy/enroll', token);
  await carrySession(context, product, { ...account, token });
  await page.goto(quizAt);
  const questions = page.getByRole('main').getByRole('group');
  await expect(questions.first()).toBeVisible();
  const warning = page.getByText(/^Your session ends at \d\d:\d\d\.$/);
  await expectNoWarning(page);
  for (const question of await questions.all()) await question.getByRole('radio').first().check();
  await expect(warning).toBeVisible();
  await page.getByRole('button', { name: 'Stay signed in' }).click();
  const dialog = page.getByRole('dialog', { name: 'Stay signed in' });
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: 'Stay signed in' }).click();
  await dialog.getByLabel('Password', { exact: true }).fill('Learn');
  await expect(lapse(page)).toBeVisible({ timeout: seconds * 1000 });
  expect(await context.cookies()).toEqual([]);
  await expect(lapse(page).getByLabel('Password', { exact: true })).toHaveValue('Learn');
  await signInAgain(page);
  await expect(lapse(page)).toHaveCount(0);
  await expectNoWarning(page);
  await expect(questions.getByRole('radio', { checked: true })).toHaveCount(await questions.count());
  await page.getByRole('button', { name: 'Check answers' }).click();
  await expect(page.getByRole('status').filter({ hasText: '%' })).toBeVisible();
});

const expectNoWarning = (page: Page) => expect(page.getByText('Your session ends at')).toHaveCount(0);

test('§sync.24 Session: who stays signed in in one tab does so in all, and an end in one leaves the others their page', async ({
  page,
  context,
  product,
  account,
}) => {
  const token = await product.sessionOf(account.user, 60);
  await product.call('POST', '/courses/data-literacy/enroll', token);
  await carrySession(context, product, { ...account, token });
  const reading = await context.newPage();
  await reading.goto('/payment-cancelled');
  await typeName(page);
  const other = await context.newPage();
  await other.goto(quizAt);
  const questions = other.getByRole('main').getByRole('group');
  await expect(questions.first()).toBeVisible();
  for (const question of await questions.all()) await question.getByRole('radio').first().check();
  const warning = (tab: Page) => tab.getByText('Your session ends at');
  await expect(warning(other)).toBeVisible();
  await page.getByRole('button', { name: 'Stay signed in' }).click();
  const dialog = page.getByRole('dialog', { name: 'Stay signed in' });
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  for (const tab of [page, other]) await expect(warning(tab)).toHaveCount(0);
  await expect(firstName(page)).toHaveValue('Nour');

  const end = async () => {
    const auth = (await context.cookies()).find(({ name }) => name === '_auth');
    await product.signOut({ ...account, token: auth?.value ?? '' });
    await save(page).click();
    await expect(lapse(page)).toBeVisible();
  };
  for (const tab of [page, other]) await expectToRest(tab);
  await end();
  await expect(lapse(other)).toHaveCount(0);
  await expect(reading.getByRole('button', { name: 'Logout' })).toBeVisible();
  await other.getByRole('button', { name: 'Check answers' }).click();
  await expect(lapse(other)).toBeVisible();
  await signInAgain(page);
  await expect(lapse(other)).toHaveCount(0);
  await expect(notice(page, 'Profile saved')).toBeVisible();
  await expect(other.getByRole('status').filter({ hasText: '%' })).toBeVisible();
  await reading.getByRole('link', { name: 'Assignments' }).first().click();
  await expect(heading(reading, 'Assignments')).toBeVisible();

  await firstName(page).fill('Noora');
  await expectToRest(page);
  await end();
  await reading.getByRole('button', { name: 'Logout' }).click();
  await reading.getByRole('button', { name: 'Delete it and sign out' }).click();
  await expect(reading).toHaveURL('/login');
  await expect(page).toHaveURL('/login', { timeout: 1000 });
});

test('§sync.22, §sync.23 Session: who is typing finishes the word; who leaves comes back to it, and another account sees nothing', async ({
  page,
  context,
  product,
  student,
}) => {
  const end = async () => {
    const token = (await context.cookies()).find(({ name }) => name === '_auth')?.value ?? '';
    await expectToRest(page);
    await product.signOut({ ...student, token });
    await save(page).click();
  };
  await typeName(page);
  await product.signOut(student);
  const refused = page.waitForResponse((response) => response.status() === 401);
  await firstName(page).press('End');
  await firstName(page).pressSequentially('-');
  await refused; // the draft's save finds out, in the middle of the word
  await firstName(page).pressSequentially('Amina', { delay: 400 });
  await expect(lapse(page).getByLabel('Password', { exact: true })).toBeFocused();
  await expect(lapse(page).getByLabel('Password', { exact: true })).toHaveValue('');
  await expect(firstName(page)).toHaveValue('Nour-Amina');
  await page.getByRole('button', { name: 'Leave this page' }).click();
  await expect(page).toHaveURL('/login');
  await submitSignIn(page, student.user.email);
  await expect(page).toHaveURL('/profile');
  await expect(firstName(page)).toHaveValue('Nour-Amina');

  const another = await product.register({ ...newPerson(), firstName: 'Sam' });
  await end();
  await page.getByRole('button', { name: 'Use another account' }).click();
  await expect(page).toHaveURL('/login');
  await submitSignIn(page, another.user.email);
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/profile');
  await expect(firstName(page)).toHaveValue('Sam');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  await submitSignIn(page, student.user.email);
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/profile');
  await expect(firstName(page)).toHaveValue('Nour-Amina');
  await save(page).click();
  await expect(notice(page, 'Profile saved')).toBeVisible();
});

test("§sync.23 Session: what is sent before a tab has heard of another person goes out under nobody else's name", async ({
  page,
  context,
  product,
  student,
}) => {
  await typeName(page);
  const another = await product.register({ ...newPerson(), firstName: 'Sam' });
  await carrySession(context, product, another); // as another tab would, of which this one has not heard yet
  await save(page).click();
  await expect(firstName(page)).toHaveValue('Sam');
  expect(await product.call('GET', '/auth/user', another.token)).toMatchObject({ first_name: 'Sam' });
  expect(await product.call('GET', '/auth/user', student.token)).toMatchObject({ first_name: 'Noor' });
});
