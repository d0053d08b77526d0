/** A session ends while something is unsent: the page is kept, and goes on once the same person has signed in again. */
import type { Page, Request } from '@playwright/test';
import { post } from '../../faults/row.ts';
import { openSubmission } from '../../faults/table/assignments.ts';
import { profilePage } from '../../pages/account/profile.page.ts';
import { signInPage } from '../../pages/account/sign-in.page.ts';
import { assignmentDialog } from '../../pages/assignments/details.page.ts';
import { assignmentsPage } from '../../pages/assignments/list.page.ts';
import { submissionDialog } from '../../pages/assignments/submission.page.ts';
import { quizPage } from '../../pages/lesson/quiz.page.ts';
import { paymentReturnPage } from '../../pages/payment/return.page.ts';
import { footer } from '../../pages/shell/footer.page.ts';
import { navigationBar } from '../../pages/shell/navigation.page.ts';
import { noticeArea } from '../../pages/shell/notices.page.ts';
import { draftLine } from '../../pages/sync/draft.page.ts';
import { sessionDialogs } from '../../pages/sync/session-ending.page.ts';
import { callsOf } from '../calls.ts';
import { carrySession, expect, expectAccessible, long, newPerson, sessionCookies, test } from '../test.ts';

const firstName = (page: Page) => profilePage(page).firstName;
const save = (page: Page) => profilePage(page).saveButton;

const headersOf = (sent: Request[], name: string) => sent.map((request) => request.headers()[name]);

/** Waits until no call runs: the draft's save, too, would be answered that the session has ended. */
async function expectToRest(page: Page) {
  await footer(page).expectUnsentIsKnown();
  await expect(draftLine(page).savedAndAtRest).toBeVisible();
}

async function typeName(page: Page, name = 'Nour') {
  await profilePage(page).open();
  await firstName(page).fill(name);
  await expectToRest(page);
}

test('§sync.21 HTTP 401 with status 410 while "Save Profile" is on its way: the page stands, and it is saved after all', {
  tag: long,
}, async ({ page, context, product, student }) => {
  const sent = callsOf(page, { method: 'PUT', path: /^\/auth\/profile$/ });
  await typeName(page);
  await product.signOut(student); // on another device, so this page does not know yet
  await save(page).click();
  await expect(sessionDialogs(page).ended).toContainText('Your session has ended.');
  await expect(page).toHaveURL('/profile');
  await expect(firstName(page)).toHaveValue('Nour');
  expect(await sessionCookies(context)).toEqual([]);
  await expect(sessionDialogs(page).password).toBeFocused();
  await expect(sessionDialogs(page).email).toHaveValue(student.user.email);
  await expectAccessible(page);

  await sessionDialogs(page).signInAgain('Learning0');
  await expect(sessionDialogs(page).alert).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sessionDialogs(page).ended).toBeVisible();
  expect(sent).toHaveLength(1);
  await sessionDialogs(page).signInAgain();
  await expect(noticeArea(page).notice('Profile saved')).toBeVisible();
  await expect(sessionDialogs(page).ended).toHaveCount(0);
  await expect(save(page)).toBeFocused();
  await expect(page).toHaveURL('/profile');
  expect(new Set(headersOf(sent, 'idempotency-key')).size).toBe(1);
  const [first, second] = headersOf(sent, 'authorization');
  expect(sent).toHaveLength(2);
  expect(second).not.toBe(first);
  const token = second?.replace('Bearer ', '') ?? '';
  expect(await product.call('GET', '/auth/user', token)).toMatchObject({ first_name: 'Nour' });
});

test('§sync.21 Assignments page: a submission whose file is refused arrives once, with its file, from the dialog it was in', {
  tag: long,
}, async ({ page, product, student }) => {
  await openSubmission({ page, product, person: student });
  await submissionDialog(page).write('Five questions, each with its decision.');
  const notes = { name: 'questions.md', mimeType: 'text/markdown', buffer: Buffer.from('# Questions\n') };
  await submissionDialog(page).addFiles(notes);
  await expectToRest(page);
  const files = callsOf(page, post(/^\/assignments\/question-log\/files$/));
  await product.signOut(student);
  await submissionDialog(page).submit();
  await sessionDialogs(page).signInAgain();
  await expect(assignmentDialog(page).completed).toBeVisible();
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

test("§sync.22 Session: its end is announced beforehand; half a password and a quiz's answers outlive it", {
  tag: long,
}, async ({ page, context, product, account }) => {
  const seconds = 14; // long enough to fill the form, and short enough that the warning of the last two minutes shows
  const token = await product.sessionOf(account.user, seconds);
  await product.call('POST', '/courses/data-literacy/enroll', token);
  await carrySession(context, product, { ...account, token });
  await quizPage(page).open('data-literacy');
  await quizPage(page).expectQuestions();
  const ending = sessionDialogs(page);
  await ending.expectNoWarning();
  await quizPage(page).answerAll();
  await expect(ending.warning).toBeVisible();
  await sessionDialogs(page).stayButton.click();
  await page.keyboard.press('Escape');
  await expect(ending.renewal).toHaveCount(0);
  await sessionDialogs(page).stayButton.click();
  await ending.renewalPassword.fill('Learn');
  await expect(sessionDialogs(page).ended).toBeVisible({ timeout: seconds * 1000 });
  expect(await sessionCookies(context)).toEqual([]);
  await expect(sessionDialogs(page).password).toHaveValue('Learn');
  await sessionDialogs(page).signInAgain();
  await expect(sessionDialogs(page).ended).toHaveCount(0);
  await ending.expectNoWarning();
  await quizPage(page).expectAllAnswered();
  await quizPage(page).check();
  await expect(quizPage(page).score).toBeVisible();
});

test('§sync.24 Session: staying signed in in one tab counts for all tabs, and a session that ends in one leaves the others their pages', {
  tag: long,
}, async ({ page, context, product, account }) => {
  const token = await product.sessionOf(account.user, 60);
  await product.call('POST', '/courses/data-literacy/enroll', token);
  await carrySession(context, product, { ...account, token });
  const reading = await context.newPage();
  await paymentReturnPage(reading).openCancelled();
  await typeName(page);
  const other = await context.newPage();
  await quizPage(other).open('data-literacy');
  await quizPage(other).answerAll();
  await expect(sessionDialogs(other).warning).toBeVisible();
  await sessionDialogs(page).stayButton.click();
  await sessionDialogs(page).renew();
  for (const tab of [page, other]) await sessionDialogs(tab).expectNoWarning();
  await expect(firstName(page)).toHaveValue('Nour');

  const end = async () => {
    const auth = (await context.cookies()).find(({ name }) => name === '_auth');
    await product.signOut({ ...account, token: auth?.value ?? '' });
    await save(page).click();
    await expect(sessionDialogs(page).ended).toBeVisible();
  };
  for (const tab of [page, other]) await expectToRest(tab);
  await end();
  await expect(sessionDialogs(other).ended).toHaveCount(0);
  await expect(navigationBar(reading).logoutButton).toBeVisible();
  await quizPage(other).check();
  await expect(sessionDialogs(other).ended).toBeVisible();
  await sessionDialogs(page).signInAgain();
  await expect(sessionDialogs(other).ended).toHaveCount(0);
  await expect(noticeArea(page).notice('Profile saved')).toBeVisible();
  await expect(quizPage(other).score).toBeVisible();
  await navigationBar(reading).assignmentsLink.click();
  await expect(assignmentsPage(reading).title).toBeVisible();

  await firstName(page).fill('Noora');
  await expectToRest(page);
  await end();
  await navigationBar(reading).logoutButton.click();
  await sessionDialogs(reading).deleteAndLeaveButton.click();
  await expect(reading).toHaveURL('/login');
  await expect(page).toHaveURL('/login', { timeout: 1000 });
});

test('§sync.22, §sync.23 Session: its end waits until typing pauses; who leaves finds the draft on return, and another account sees nothing of it', {
  tag: long,
}, async ({ page, context, product, student }) => {
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
  await refused; // the draft's save is answered that the session has ended, while the person types
  await firstName(page).pressSequentially('Amina', { delay: 400 });
  await expect(sessionDialogs(page).password).toBeFocused();
  await expect(sessionDialogs(page).password).toHaveValue('');
  await expect(firstName(page)).toHaveValue('Nour-Amina');
  await sessionDialogs(page).leaveButton.click();
  await expect(page).toHaveURL('/login');
  await signInPage(page).submit(student.user.email);
  await expect(page).toHaveURL('/profile');
  await expect(firstName(page)).toHaveValue('Nour-Amina');

  const another = await product.register({ ...newPerson(), firstName: 'Sam' });
  await end();
  await sessionDialogs(page).otherAccountButton.click();
  await expect(page).toHaveURL('/login');
  await signInPage(page).submit(another.user.email);
  await expect(page).toHaveURL('/dashboard');
  await profilePage(page).open();
  await expect(firstName(page)).toHaveValue('Sam');
  await navigationBar(page).logOut();
  await signInPage(page).submit(student.user.email);
  await expect(page).toHaveURL('/dashboard');
  await profilePage(page).open();
  await expect(firstName(page)).toHaveValue('Nour-Amina');
  await save(page).click();
  await expect(noticeArea(page).notice('Profile saved')).toBeVisible();
});

test('§sync.23 Session: what a tab sends before it notices that another person has signed in changes neither account', async ({
  page,
  context,
  product,
  student,
}) => {
  await typeName(page);
  const another = await product.register({ ...newPerson(), firstName: 'Sam' });
  await carrySession(context, product, another); // as another tab would before this one is notified
  await save(page).click();
  await expect(firstName(page)).toHaveValue('Sam');
  expect(await product.call('GET', '/auth/user', another.token)).toMatchObject({ first_name: 'Sam' });
  expect(await product.call('GET', '/auth/user', student.token)).toMatchObject({ first_name: 'Noor' });
});
