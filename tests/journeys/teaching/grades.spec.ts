/** An instructor goes through the grades of a course by keyboard, opens a submission, and comes back to its cell. */
import { gradesPage } from '../../pages/teaching/grades.page.ts';
import { teachingPage } from '../../pages/teaching/overview.page.ts';
import { carrySession, expect, newPerson, test } from '../test.ts';

test('§teaching.63, §teaching.64, §teaching.65 an instructor opens a submission from its cell, comes back to it, and takes the table along', async ({
  page,
  context,
  product,
}) => {
  const sarah = await product.register(newPerson(), 'instructor', ['data-analytics']);
  await carrySession(context, product, sarah);
  await teachingPage(page).open();
  await page.getByRole('link', { name: 'Grades: Data Analytics' }).click();
  const { title, cell, sortBy, downloadButton } = gradesPage(page);
  await expect(title).toBeVisible();
  await sortBy.selectOption('average');
  await expect(page).toHaveURL(/sort=average/);
  const submitted = cell(/^Question log, .+: (Needs grading|\d+%)/);
  await expect(submitted.first()).toBeVisible();
  const name = (await submitted.last().getAttribute('aria-label')) ?? '';
  const left = cell(name);
  await left.focus();
  await page.keyboard.press('Home');
  await expect(left).not.toBeFocused();
  // Over the course grade.
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(left).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/teach\/grading\/data-analytics\/[\da-f-]{36}/);
  await page.goBack();
  await expect(sortBy).toHaveValue('average');
  await expect(left).toHaveAttribute('tabindex', '0');
  await expect(left).toBeInViewport();
  const blind = cell(/: Graded blind$/).first();
  await expect(blind).toHaveAttribute('href', '/teach/grading?course=data-analytics&assignment=chart-repair');
  const download = page.waitForEvent('download');
  await downloadButton.click();
  expect((await download).suggestedFilename()).toBe('data-analytics-grades.csv');
});
