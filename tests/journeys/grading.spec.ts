/** Grading from the queue: twenty without a mouse, and two instructors at one submission. */
import type { Page } from '@playwright/test';
import { gradingQueuePage } from '../pages/grading/queue.page.ts';
import { gradingPage } from '../pages/grading/submission.page.ts';
import { handIn, waitingOf } from './hand-in.ts';
import type { Product } from './server.ts';
import { carrySession, expect, long, newPerson, test } from './test.ts';

const text = 'Five questions, each with its decision.\n\nAre our customers happy? Which of them come back?';
const newInstructor = (product: Product, firstName = 'Sarah') =>
  product.register({ ...newPerson(), firstName, lastName: 'Haddad' }, 'instructor', ['data-analytics']);

/** Presses Tab until the focus is in the list. */
async function tabToList(page: Page) {
  const isThere = () => page.evaluate(() => document.activeElement?.closest('[aria-label=Submissions]') !== null);
  for (let presses = 0; presses < 40 && !(await isThere()); presses += 1) await page.keyboard.press('Tab');
}

/** Chooses the second level of each criterion. A total of 0% tells that the form before this one has gone. */
async function chooseLevels(page: Page) {
  const groups = page.locator('[data-grade] fieldset');
  await expect(gradingPage(page).sum).toHaveText('Total: 0%');
  await page.keyboard.press('Alt+g');
  for (let group = (await groups.count()) - 1; group >= 0; group -= 1) {
    await page.keyboard.press('2');
    if (group > 0) await page.keyboard.press('Tab');
  }
}

test('§grading.21, §grading.18 Grading: twenty submissions without a mouse, and one taken back', {
  tag: long,
}, async ({ page, context, product }) => {
  test.setTimeout(120_000);
  const count = 20;
  for (let index = 0; index < count; index += 1) await handIn(product, `Noor${index}`, text);
  const instructor = await newInstructor(product);
  await carrySession(context, product, instructor);
  const grading = gradingPage(page);

  await gradingQueuePage(page).open('?course=data-analytics&assignment=question-log');
  await expect(gradingQueuePage(page).links.first()).toBeVisible();
  await tabToList(page);
  await page.keyboard.press('j');
  await page.keyboard.press('k');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/teach\/grading\/data-analytics\/.*assignment=question-log/);

  // The address tells that the next submission has been opened.
  const returnIt = async () => {
    const address = page.url();
    await page.keyboard.press('Control+Enter');
    await expect(page).not.toHaveURL(address);
  };
  for (let done = 0; done < count; done += 1) {
    await chooseLevels(page);
    const name = (await grading.student.textContent()) ?? '';
    await returnIt();
    await expect(page.getByText(`Returned to ${name}`).first()).toBeVisible();
    if (done === 1) {
      await page.keyboard.press('Alt+u');
      await expect(grading.student).toHaveText(name);
      await expect(grading.sum).not.toHaveText('Total: 0%');
      await page.keyboard.press('Alt+g');
      await returnIt();
    }
  }
  const left = await product.call('GET', '/teach/grading?limit=100', instructor.token);
  expect(JSON.stringify(left)).not.toContain('"Noor0 ');
});

test('§grading.18 Grading: each of two returns can be taken back, also after a reload', { tag: long }, async ({
  page,
  context,
  product,
}) => {
  for (const name of ['Ida', 'Mei']) await handIn(product, `${name}${Date.now()}`, text);
  await carrySession(context, product, await newInstructor(product));
  const grading = gradingPage(page);
  await gradingQueuePage(page).open('?course=data-analytics&assignment=question-log');
  await gradingQueuePage(page).links.first().click();
  const returned: string[] = [];
  for (const _ of ['first', 'second']) {
    await chooseLevels(page);
    const name = (await grading.student.textContent()) ?? '';
    returned.push(name);
    await page.keyboard.press('Control+Enter');
    await expect(grading.undoOf(name)).toBeVisible();
  }
  await page.reload();
  for (const name of returned) await expect(grading.undoOf(name)).toBeVisible();
  const [first = '', second = ''] = returned;
  await grading.undoOf(first).click();
  await expect(grading.student).toHaveText(first);
  await expect(grading.sum).not.toHaveText('Total: 0%');
  await expect(grading.undoOf(first)).toHaveCount(0);
  await page.keyboard.press('Alt+u');
  await expect(grading.student).toHaveText(second);
});

test('§grading.43 Grading: what was returned is found again', async ({ page, context, product }) => {
  const instructor = await newInstructor(product);
  const handedIn = await handIn(product, `Uma${Date.now()}`, text);
  await carrySession(context, product, instructor);
  const [queue, grading] = [gradingQueuePage(page), gradingPage(page)];
  const { student, courseId, submissionId } = await waitingOf(product, instructor, handedIn);
  await grading.open(courseId, submissionId);
  await chooseLevels(page);
  await page.keyboard.press('Control+Enter');
  await expect(grading.undoOf(student)).toBeVisible();

  await queue.open('?course=data-analytics');
  await queue.returned.click();
  await expect(page).toHaveURL(/course=data-analytics&show=returned/);
  const row = page.getByRole('listitem').filter({ hasText: student });
  await expect(row).toContainText(/Returned .*20\d\d/);
  await row.getByRole('link').click();
  await expect(grading.student).toHaveText(student);
  await grading.queueLink.click();
  await page.reload();
  await expect(row).toBeVisible();
});

test('§grading.19, §grading.20 Grading: the second instructor is told, and nothing is overwritten', {
  tag: long,
}, async ({ page, context, openContext, product }) => {
  test.setTimeout(120_000);
  const student = await handIn(product, `Ada${Date.now()}`, text);
  const [first, second] = [await newInstructor(product, 'Sarah'), await newInstructor(product, 'Tomas')];
  await carrySession(context, product, first);
  const other = await openContext();
  await carrySession(other, product, second);
  const { courseId, submissionId } = await waitingOf(product, first, student);
  const secondPage = await other.newPage();

  await gradingPage(page).open(courseId, submissionId);
  await expect(gradingPage(page).returnButton).toBeVisible();
  await expect(gradingPage(page).otherGrader).toHaveCount(0);
  await gradingPage(secondPage).open(courseId, submissionId);
  await expect(gradingPage(secondPage).otherGrader).toHaveText('Sarah Haddad is grading this');

  await chooseLevels(secondPage);
  await gradingPage(secondPage).feedback.fill('Mine.');
  await chooseLevels(page);
  await gradingPage(page).returnButton.click();
  await expect(gradingPage(page).returned).toBeVisible();

  await gradingPage(secondPage).returnButton.click();
  await expect(secondPage.getByText('Already graded')).toBeVisible();
  await expect(secondPage.getByText(/by Sarah Haddad/)).toBeVisible();
  await expect(gradingPage(secondPage).feedback).toHaveValue('Mine.');
  // The second return is refused as long as the first one can be undone, so it is tried again until then.
  await expect(async () => {
    await gradingPage(secondPage).returnButton.click();
    await expect(gradingPage(secondPage).returned).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 45_000 });
  await gradingPage(secondPage).open(courseId, submissionId);
  await expect(secondPage.getByRole('button', { name: /by Sarah Haddad/ })).toBeVisible();
  await expect(secondPage.getByRole('button', { name: /by Tomas Haddad/ })).toBeVisible();
});
