/** An instructor grades in the gradebook, sees how the assignment went, and follows its numbers. */
import type { OperationOutput } from '../../../src/api/operation.ts';
import { assignmentStatisticsPage } from '../../pages/teaching/assignment-statistics.page.ts';
import { gradesPage } from '../../pages/teaching/grades.page.ts';
import { handIn } from '../hand-in.ts';
import { carrySession, expect, expectAccessible, fullNameOf, newPerson, test } from '../test.ts';

const courseId = 'data-analytics';
const address = `/teach/courses/${courseId}/assignments/question-log/statistics`;

test('§teaching.80, §teaching.82, §teaching.84 an instructor grades five, and sees from the heading of the gradebook how the assignment went', async ({
  page,
  context,
  product,
}) => {
  const group = `Vera${Date.now()}`;
  const names: string[] = [];
  for (const letter of ['A', 'B', 'C', 'D', 'E']) {
    names.push(fullNameOf(await handIn(product, `${group}${letter}`, 'Five questions.')));
  }
  const sarah = await product.register(newPerson(), 'instructor', [courseId]);
  const figuresNow = async () => {
    const { figures } = await product.call<OperationOutput<'getAssignmentStatistics'>>('GET', address, sarah.token);
    if (!figures) throw new Error('It is not graded blind.');
    return figures;
  };
  const before = await figuresNow();
  await carrySession(context, product, sarah);
  const grades = gradesPage(page);
  const shown = assignmentStatisticsPage(page);

  await test.step('grades five', async () => {
    await grades.open(courseId);
    await grades.search.fill(group);
    await expect(grades.students).toHaveCount(5);
    await grades.cell(new RegExp(`^Question log, ${names.at(0)}`)).focus();
    for (const grade of ['81', '64', '100', '9', '81']) {
      await page.keyboard.type(grade);
      await page.keyboard.press('Enter');
    }
    await expect(grades.cell(new RegExp(`^Question log, ${names.at(-1)}: 81%`))).toBeVisible();
    expect((await figuresNow()).graded).toBeGreaterThanOrEqual(before.graded + 5);
  });

  await test.step('opens the statistics by keyboard, and sees the numbers', async () => {
    await grades.cell(new RegExp(`^Question log, ${names.at(0)}`)).focus();
    await page.keyboard.press('ArrowUp');
    await expect(grades.statisticsLink('Question log')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(shown.title).toHaveText('Question log');
    await expect(page).toHaveTitle(/^Question log: Data Analytics/);
    await page.goBack();
    await expect(grades.statisticsLink('Question log')).toHaveAttribute('tabindex', '0');
    await grades.statisticsLink('Question log').click();
    await expect(shown.title).toHaveText('Question log');
    // Others may grade meanwhile.
    await expect(async () => {
      await page.reload();
      const { submitted, assigned, graded, average, median, lowest, highest, bands } = await figuresNow();
      const now = { timeout: 3_000 };
      await expect(shown.submitted).toContainText(`${submitted} of ${assigned} submitted`, now);
      await expect(shown.figure(`Average ${average}%, median ${median}%`)).toBeVisible(now);
      await expect(shown.figure(`${graded} grades, from ${lowest}% to ${highest}%`)).toBeVisible(now);
      await expect(shown.bands.getByRole('row').last()).toHaveText(`90–100${bands.at(-1)}`, now);
    }).toPass();
    await expect(shown.chart).toBeInViewport();
    await expect(shown.criteria).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('follows what was returned and what is late, and comes back', async () => {
    await shown.returnedLink.click();
    await expect(page).toHaveURL(/\/teach\/grading\?(?=.*show=returned)(?=.*assignment=question-log)/);
    await page.goBack();
    await shown.lateLink.click();
    await expect(page).toHaveURL(`/teach/courses/${courseId}/grades?show=late`);
    await expect(grades.filter('late')).toHaveAttribute('aria-pressed', 'true');
    await page.goBack();
    await expect(shown.chart).toBeVisible();
  });
});

test('§teaching.83 blind grading has no statistics, says why and leads on; a course that one does not teach has none', async ({
  page,
  context,
  product,
}) => {
  await carrySession(context, product, await product.register(newPerson(), 'instructor', [courseId]));
  const { open, title, blind, queueLink, missing, backLink } = assignmentStatisticsPage(page);
  await open(courseId, 'chart-repair');
  await expect(title).toHaveText('Repair three charts');
  await expect(blind).toBeVisible();
  await expectAccessible(page);
  await queueLink.click();
  await expect(page).toHaveURL(/\/teach\/grading\?.*assignment=chart-repair$/);
  await open(courseId, 'unknown');
  await expect(missing).toBeVisible();
  await backLink.click();
  await expect(gradesPage(page).title).toBeVisible();
  await open('data-literacy', 'question-log');
  await expect(page.getByText('You do not teach this course, or')).toBeVisible();
});
