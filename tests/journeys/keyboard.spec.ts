/** Every flow with the keyboard alone (WCAG 2.1.1): Tab reaches each control, no pointer is used. */
import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { expect, heading, newPerson, notice, tabTo, test, written } from './journey.ts';
import { password } from './server.ts';

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

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const button = (within: Page | Locator, name: string | RegExp) => within.getByRole('button', { name, exact: true });
const link = (within: Page | Locator, name: string | RegExp) => within.getByRole('link', { name, exact: true });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

test('an account: registration, a forgotten password, a new one, sign-in, the mobile menu, sign-out', async ({
  page,
  product,
}) => {
  const person = newPerson();
  await page.goto(await product.invite(person));
  await type(field(page, 'Password'), password);
  await press(button(page, 'Show password').first());
  await type(field(page, 'Confirm Password'), password);
  await press(button(page, 'Create Account'));
  await expect(page).toHaveURL('/login');

  await press(link(page, 'Forgot password'));
  await type(field(page, 'Email'), person.email);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Reset Link Sent!')).toBeFocused();
  await press(button(page, 'Back to Login'));
  await expect(heading(page, 'Welcome back')).toBeVisible();
  const mailed = () => /http\S+reset-password\?token=\S+/.exec(JSON.stringify(product.outbox().at(-1)))?.[0];
  await expect.poll(mailed).toBeTruthy();
  await page.goto((mailed() ?? '').replace(/\\n.*$/, ''));
  await type(field(page, 'New Password'), 'Keyboard2');
  await type(field(page, 'Confirm Password'), 'Keyboard2');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/login');

  await type(field(page, 'Email'), person.email);
  await type(field(page, 'Password'), 'Keyboard2');
  await press(page.getByRole('checkbox', { name: 'Remember me' }), 'Space');
  await press(button(page, 'Sign In'));
  await expect(heading(page, 'Hello, Noor')).toBeVisible();

  await page.setViewportSize({ width: 390, height: 800 });
  await press(button(page, 'Open menu'));
  await press(link(page, 'Profile'));
  await expect(heading(page, 'Profile')).toBeVisible();
  await press(button(page, 'Open menu'));
  await press(button(page, 'Logout'));
  await expect(heading(page, 'Welcome back')).toBeVisible();
});

test('a course: filter, tabs, enrolment, promotion code, payment, quiz', async ({ page, student }) => {
  await page.goto('/courses');
  await press(button(page, 'Intermediate'), 'Space');
  await press(link(page, 'View Course: Data Engineering'));
  await expect(heading(page, 'Data Engineering')).toBeVisible();
  await page.goto('/courses/data-analytics?view=storefront');
  await tabTo(page.getByRole('tab', { name: 'Overview' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('Free Preview')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await press(button(page, 'View Full Profile'));
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await press(button(page, 'Enroll Now'));
  const payment = dialog(page, 'Complete Payment');
  await type(payment.getByLabel('Promotion code'), 'LEARN25');
  await press(button(payment, 'Apply'));
  await expect(payment.getByText('£224.99', { exact: true })).toBeVisible();
  await press(button(payment, 'Pay Now'));
  await press(page.getByRole('button', { name: /^Pay £224\.99/ }));
  await expect(heading(page, 'Payment Successful')).toBeVisible();
  await press(link(page, 'Start learning'));
  await tabTo(page.getByRole('tab', { name: 'Course Content' }));
  for (const next of ['Overview', 'Reviews']) {
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: next })).toBeFocused();
  }
  await press(button(page, 'See All Reviews'));
  await press(link(page, 'Continue Learning'));
  await press(button(page, 'Mark as complete'));
  await expect(page.getByRole('main').getByText('Completed', { exact: true })).toBeVisible();
  await press(link(page, 'Next lesson'));

  await page.goto('/courses/data-analytics/lessons/m1-l4');
  const questions = page.getByRole('main').getByRole('group');
  await expect(questions.first()).toBeVisible();
  for (const question of await questions.all()) await press(question.getByRole('radio').first(), 'Space');
  await press(button(page, 'Check answers'));
  await expect(page.getByRole('status').filter({ hasText: '%' })).toBeVisible();
  expect(student.user.role).toBe('student');
});

test('assignments: filter, sort, calendar, attachment, extension, submission', async ({ page, product, student }) => {
  await product.buy(student, 'data-analytics');
  await page.goto('/dashboard');
  await press(button(page, 'View All Offers'));
  await expect(dialog(page, 'Offers').getByText('LEARN25')).toBeVisible();
  await page.keyboard.press('Escape');
  await press(page.getByRole('main').getByRole('link', { name: /^Assignments/ }));

  const titles = page.getByRole('main').getByRole('heading', { level: 3 });
  await type(page.getByRole('searchbox'), 'question');
  await expect(titles).toHaveText(['Question log']);
  await choose(field(page, 'Status'), 'Graded');
  await press(button(page, 'Clear Filters'));
  await choose(field(page, 'Due Date'), 'All Dates');
  await choose(field(page, 'Sort by'), 'Title');
  const ascending = await titles.allTextContents();
  await press(button(page, 'Sort order: Ascending'));
  await expect(titles).toHaveText(ascending.toReversed());
  await press(button(page, 'Calendar View'));
  await press(button(page, 'Next month'));
  await press(button(page, 'Today'));
  await expect(button(page, 'Today')).toHaveCount(0);
  await press(button(page, 'List View'));

  await press(button(page, 'View Details: Question log'));
  const details = dialog(page, 'Question log');
  const download = page.waitForEvent('download');
  await press(button(details, 'Download: question-log-template.md'));
  expect((await download).suggestedFilename()).toBe('question-log-template.md');
  await press(button(details, 'Request Extension'));
  await type(page.getByLabel('Reason'), 'I am at a conference.');
  await tabTo(page.getByLabel('Proposed date'));
  const day = sameEitherWay();
  await page.keyboard.type(day.split('-').reverse().join(''));
  await expect(page.getByLabel('Proposed date')).toHaveValue(day);
  await press(button(page, 'Send Request'));
  await press(button(dialog(page, 'Extension requested'), 'Close'));
  await press(button(details, 'Submit Assignment'));
  const submission = dialog(page, 'Submit Assignment');
  await type(submission.getByLabel('Your answer'), 'Five questions.');
  const chooser = page.waitForEvent('filechooser');
  await press(submission.getByLabel('Add files'));
  await (await chooser).setFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Notes') });
  await press(button(submission, 'Submit'));
  await press(button(details, 'View Submission'));
  await expect(dialog(page, 'Your submission').getByText('Five questions.')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('resources, schedule, profile, certifications, notices', async ({ page, context, product, student }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await product.buy(student, 'data-analytics');
  await page.goto('/resources');
  await press(page.getByRole('navigation', { name: 'Categories' }).getByRole('button', { name: 'Career Prep' }));
  const category = page.getByRole('heading', { name: /^Career Prep/ }).getByRole('button');
  await press(category);
  await expect(category).toHaveAttribute('aria-expanded', 'false');

  await page.goto('/schedules');
  const download = page.waitForEvent('download');
  await press(page.getByRole('button', { name: /^Add to calendar/ }).first());
  expect(readFileSync(await (await download).path(), 'utf8').match(/BEGIN:VEVENT/g)).toHaveLength(1);
  await press(button(page, 'Subscribe'));
  const subscription = dialog(page, 'Subscribe to your classes');
  const address = await subscription.getByLabel('Calendar address').inputValue();
  expect(await (await fetch(address)).text()).toContain('BEGIN:VCALENDAR');
  await press(button(subscription, 'Copy address'));
  await expect(page.getByText('Address copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  await press(button(subscription, 'Make a new address'));
  await press(button(subscription, 'Make a new address'));
  await expect(subscription.getByLabel('Calendar address')).not.toHaveValue(address);
  expect((await fetch(address)).status).toBe(404);
  await press(button(subscription, 'Close'));
  await expect(button(page, 'Subscribe')).toBeFocused();

  await page.goto('/profile');
  await type(field(page, 'First name'), 'Nour');
  await press(button(page, 'Save Profile'));
  await expect(notice(page, 'Profile saved')).toBeVisible();
  await press(button(page, 'Dismiss'));
  await press(page.getByRole('button', { name: /^Notices/ }));
  await press(button(dialog(page, 'Dismissed notices'), 'Clear all'));
  await expect(page.getByText('No notices left.')).toBeVisible();
  await page.keyboard.press('Escape');
  await type(field(page, 'Current password'), password);
  await type(field(page, 'New password'), 'Keyboard2');
  await type(field(page, 'Confirm new password'), 'Keyboard2');
  await page.keyboard.press('Enter');
  await expect(notice(page, 'Password changed')).toBeVisible();
  const chooser = page.waitForEvent('filechooser');
  await press(page.getByLabel('Choose a photo'));
  await (await chooser).setFiles('docs/screens/classroom.webp');
  await press(button(page, 'Save Photo'));
  await expect(notice(page, 'Photo saved')).toBeVisible();
  await tabTo(page.getByRole('main').getByRole('radio', { name: 'System' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');

  await page.goto('/certifications');
  await press(link(page.getByRole('main'), 'Browse Courses'));
  await expect(heading(page, 'Explore Our Courses')).toBeVisible();
});

test('a certificate: its page, its file, its address', async ({ page, context, product, student }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await product.complete(student, written('data-literacy'));
  await page.goto('/certifications');
  await press(link(page, 'View certificate: Data Literacy'));
  await expect(page.getByRole('article', { name: 'Certificate of completion' })).toContainText('Noor Haddad');
  const download = page.waitForEvent('download');
  await press(link(page, 'Download PDF'));
  expect((await download).suggestedFilename()).toBe('certificate-data-literacy.pdf');
  await press(button(page, 'Copy verification link'));
  await expect(page.getByText('Link copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});
