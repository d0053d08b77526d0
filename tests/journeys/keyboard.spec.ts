/** Every flow with the keyboard alone (WCAG 2.1.1): Tab reaches each control, no pointer is used. */

import { readFileSync } from 'node:fs';
import type { Locator } from '@playwright/test';
import { profilePage } from '../pages/account/profile.page.ts';
import { registrationPage } from '../pages/account/registration.page.ts';
import { resetPasswordPage } from '../pages/account/reset-password.page.ts';
import { signInPage } from '../pages/account/sign-in.page.ts';
import { assignmentDialog, submittedDialog } from '../pages/assignments/details.page.ts';
import { extensionDialog } from '../pages/assignments/extension.page.ts';
import { assignmentsPage } from '../pages/assignments/list.page.ts';
import { submissionDialog } from '../pages/assignments/submission.page.ts';
import { cataloguePage } from '../pages/catalogue/list.page.ts';
import { certificatePage, certificatesPage } from '../pages/certificates/list.page.ts';
import { coursePage } from '../pages/course/detail.page.ts';
import { dashboardPage, offersDialog } from '../pages/dashboard/overview.page.ts';
import { lessonPage } from '../pages/lesson/detail.page.ts';
import { quizPage } from '../pages/lesson/quiz.page.ts';
import { paymentDialog } from '../pages/payment/enrolment.page.ts';
import { paymentReturnPage } from '../pages/payment/return.page.ts';
import { checkoutPage } from '../pages/payment/sandbox.page.ts';
import { resourcesPage } from '../pages/resources/list.page.ts';
import { calendarFeedDialog, schedulePage } from '../pages/schedule/list.page.ts';
import { navigationBar } from '../pages/shell/navigation.page.ts';
import { noticeArea } from '../pages/shell/notices.page.ts';
import { password } from './server.ts';
import { expect, fullNameOf, heading, long, newPerson, tabTo, test, written } from './test.ts';

/** Goes to the control with Tab and presses it. */
async function press(target: Locator, key = 'Enter') {
  await tabTo(target);
  await target.page().keyboard.press(key);
}

/** Goes to the field with Tab and types over what is in it. */
async function type(target: Locator, text: string) {
  await tabTo(target);
  await target.page().keyboard.press('ControlOrMeta+A');
  await target.page().keyboard.type(text);
}

/** Chooses a select's option by its first letters. */
async function choose(target: Locator, option: string) {
  await tabTo(target);
  await target.page().keyboard.type(option);
  await expect(target.locator('option:checked')).toHaveText(option);
}

/** A day such as 1 January or 2 February, three weeks or more ahead: typed alike, whichever of the two comes first. */
function sameEitherWay(): string {
  const day = new Date(Date.now() + 21 * 24 * 60 * 60 * 1000);
  while (day.getUTCDate() !== day.getUTCMonth() + 1) day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
}

test('an account: registration, a forgotten password, a new one, sign-in, the mobile menu, sign-out', {
  tag: long,
}, async ({ page, product }) => {
  const person = newPerson();
  await page.goto(await product.invite(person));
  await type(signInPage(page).password, password);
  await press(signInPage(page).showPasswordButton.first());
  await type(registrationPage(page).confirmation, password);
  await press(registrationPage(page).createButton);
  await expect(page).toHaveURL('/login');

  await press(signInPage(page).forgotLink);
  await expect(signInPage(page).forgottenTitle).toBeVisible(); // the sign-in page has a field "Email", too
  await type(signInPage(page).email, person.email);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Reset Link Sent!')).toBeFocused();
  await press(signInPage(page).backButton);
  await expect(signInPage(page).title).toBeVisible();
  const mailed = () =>
    product
      .outbox()
      .filter(({ to }) => to === person.email)
      .map(({ text }) => /http\S+reset-password#token=\S+/.exec(text)?.[0])
      .find((link) => link !== undefined);
  await expect.poll(mailed).toBeTruthy();
  await page.goto(mailed() ?? '');
  await type(resetPasswordPage(page).password, 'Keyboard2');
  await type(registrationPage(page).confirmation, 'Keyboard2');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/login');

  await type(signInPage(page).email, person.email);
  await type(signInPage(page).password, 'Keyboard2');
  await press(signInPage(page).rememberMe, 'Space');
  await press(signInPage(page).signInButton);
  await expect(dashboardPage(page).title('Noor')).toBeVisible();

  await page.setViewportSize({ width: 390, height: 800 });
  await press(navigationBar(page).openMenuButton);
  await press(navigationBar(page).profileLink);
  await expect(profilePage(page).title).toBeVisible();
  await press(navigationBar(page).openMenuButton);
  await press(navigationBar(page).logoutButton);
  await expect(signInPage(page).title).toBeVisible();
});

test('a course: filter, tabs, enrolment, promotion code, payment, quiz', async ({ page, student }) => {
  await cataloguePage(page).open();
  await press(cataloguePage(page).levelButton('Intermediate'), 'Space');
  await press(cataloguePage(page).courseLink('Data Engineering'));
  await expect(heading(page, 'Data Engineering')).toBeVisible();
  await page.goto('/courses/data-analytics?view=storefront');
  await tabTo(coursePage(page).tab('Overview'));
  await page.keyboard.press('ArrowRight');
  await expect(coursePage(page).freePreview).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await press(coursePage(page).instructorProfileButton);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await press(coursePage(page).enrolButton);
  await type(paymentDialog(page).code, 'LEARN25');
  await press(paymentDialog(page).applyButton);
  await expect(paymentDialog(page).price('£224.99')).toBeVisible();
  await press(paymentDialog(page).payButton);
  await press(checkoutPage(page).payButton('£224.99'));
  await expect(paymentReturnPage(page).successful).toBeVisible();
  await press(paymentReturnPage(page).startLink);
  await tabTo(coursePage(page).tab('Course Content'));
  for (const next of ['Overview', 'Reviews']) {
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: next })).toBeFocused();
  }
  await press(coursePage(page).allReviewsButton);
  await press(coursePage(page).continueLink);
  await press(lessonPage(page).completeButton);
  await expect(lessonPage(page).completed).toBeVisible();
  await press(lessonPage(page).nextLink);

  await lessonPage(page).open('data-analytics', 'm1-l4');
  const questions = page.getByRole('main').getByRole('group');
  await expect(questions.first()).toBeVisible();
  for (const question of await questions.all()) await press(question.getByRole('radio').first(), 'Space');
  await press(quizPage(page).checkButton);
  await expect(quizPage(page).score).toBeVisible();
  expect(student.user.role).toBe('student');
});

test('assignments: filter, sort, calendar, attachment, extension, submission', { tag: long }, async ({
  page,
  product,
  student,
}) => {
  await product.buy(student, 'data-analytics');
  await dashboardPage(page).open();
  await press(offersDialog(page).openButton);
  await expect(offersDialog(page).code).toBeVisible();
  await page.keyboard.press('Escape');
  await press(dashboardPage(page).assignmentsLink);

  const titles = page.getByRole('main').getByRole('heading', { level: 3 });
  await type(page.getByRole('searchbox'), 'question log');
  await expect(titles).toHaveText(['Question log']);
  await choose(assignmentsPage(page).status, 'Graded');
  await press(assignmentsPage(page).clearFiltersButton);
  await choose(assignmentsPage(page).dueDate, 'All Dates');
  await choose(assignmentsPage(page).sortBy, 'Title');
  const ascending = await titles.allTextContents();
  await press(assignmentsPage(page).sortOrderButton);
  await expect(titles).toHaveText(ascending.toReversed());
  await press(assignmentsPage(page).calendarButton);
  await press(assignmentsPage(page).nextMonthButton);
  await press(assignmentsPage(page).todayButton);
  await expect(assignmentsPage(page).todayButton).toHaveCount(0);
  await press(assignmentsPage(page).listButton);

  await press(assignmentsPage(page).detailsButton('Question log'));
  const download = page.waitForEvent('download');
  await press(assignmentDialog(page).downloadButton('question-log-template.md'));
  expect((await download).suggestedFilename()).toBe('question-log-template.md');
  await press(assignmentDialog(page).extensionButton);
  await type(extensionDialog(page).reason, 'I am at a conference.');
  await tabTo(extensionDialog(page).date);
  const day = sameEitherWay();
  await page.keyboard.type(day.split('-').reverse().join(''));
  await expect(extensionDialog(page).date).toHaveValue(day);
  await press(extensionDialog(page).sendButton);
  await press(extensionDialog(page).closeRequestedButton);
  await press(assignmentDialog(page).submitButton);
  await type(submissionDialog(page).answer, 'Five questions.');
  const chooser = page.waitForEvent('filechooser');
  await press(submissionDialog(page).fileField);
  await (await chooser).setFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Notes') });
  await press(submissionDialog(page).submitButton);
  await press(assignmentDialog(page).submissionButton);
  await expect(submittedDialog(page).text('Five questions.')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('resources, schedule, profile, certifications, notices', { tag: long }, async ({
  page,
  context,
  product,
  student,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await product.buy(student, 'data-analytics');
  await resourcesPage(page).open();
  await press(resourcesPage(page).categoryLink('Career Prep'));
  const category = resourcesPage(page).category(/^Career Prep/);
  await press(category);
  await expect(category).toHaveAttribute('aria-expanded', 'false');

  await schedulePage(page).open();
  const download = page.waitForEvent('download');
  await press(schedulePage(page).calendarButton);
  expect(readFileSync(await (await download).path(), 'utf8').match(/BEGIN:VEVENT/g)).toHaveLength(1);
  await press(calendarFeedDialog(page).openButton);
  const address = await calendarFeedDialog(page).address.inputValue();
  expect(await (await fetch(address)).text()).toContain('BEGIN:VCALENDAR');
  await press(calendarFeedDialog(page).copyButton);
  await expect(calendarFeedDialog(page).copied).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  await press(calendarFeedDialog(page).renewButton);
  await press(calendarFeedDialog(page).renewButton);
  await expect(calendarFeedDialog(page).address).not.toHaveValue(address);
  expect((await fetch(address)).status).toBe(404);
  await press(calendarFeedDialog(page).closeButton);
  await expect(calendarFeedDialog(page).openButton).toBeFocused();

  await profilePage(page).open();
  await type(profilePage(page).firstName, 'Nour');
  await press(profilePage(page).saveButton);
  await expect(noticeArea(page).notice('Profile saved')).toBeVisible();
  await press(noticeArea(page).dismissButton);
  await press(noticeArea(page).openPanelButton);
  await press(noticeArea(page).clearAllButton);
  await expect(noticeArea(page).nothingLeft).toBeVisible();
  await page.keyboard.press('Escape');
  await type(profilePage(page).currentPassword, password);
  await type(profilePage(page).newPassword, 'Keyboard2');
  await type(profilePage(page).confirmation, 'Keyboard2');
  await page.keyboard.press('Enter');
  await expect(noticeArea(page).notice('Password changed')).toBeVisible();
  const chooser = page.waitForEvent('filechooser');
  await press(profilePage(page).photo);
  await (await chooser).setFiles('docs/screens/classroom.webp');
  await press(profilePage(page).savePhotoButton);
  // The server makes the photo's sizes meanwhile, beside whatever else runs on the machine.
  await expect(noticeArea(page).notice('Photo saved')).toBeVisible({ timeout: 30_000 });
  await tabTo(page.getByRole('main').getByRole('radio', { name: 'System' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');

  await certificatesPage(page).open();
  await press(certificatesPage(page).coursesLink);
  await expect(cataloguePage(page).title).toBeVisible();
});

test('a certificate: its page, its file, its address', { tag: long }, async ({ page, context, product, student }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await product.complete(student, written('data-literacy'));
  await certificatesPage(page).open();
  await press(certificatesPage(page).certificateLink('Data Literacy'));
  await expect(certificatePage(page).certificate).toContainText(fullNameOf(student));
  const download = page.waitForEvent('download');
  await press(certificatePage(page).downloadLink);
  expect((await download).suggestedFilename()).toBe('certificate-data-literacy.pdf');
  await press(certificatePage(page).copyLinkButton);
  await expect(certificatePage(page).copied).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});
