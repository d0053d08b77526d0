/** An exercise of Python and one of a chart, solved in their lessons; SQL's is in `exercise.spec.ts`. */
import { exerciseOf } from '../../../server/testing/exercises.ts';
import { exercisePage } from '../../pages/practice/exercise.page.ts';
import { expect, expectAccessible, long, test } from '../test.ts';

const { courseId, lesson } = exerciseOf('python');

test('§practice.3, §practice.4 Python: loaded on request, an endless loop is ended, and the exercise solved without a network until it is sent', {
  tag: long,
}, async ({ page, context, product, student }) => {
  test.setTimeout(120_000);
  await product.buy(student, courseId);
  const { open, loadButton, runButton, stopButton, checkButton, output, write, completed } = exercisePage(page);
  await open(courseId, lesson.id);
  await loadButton.click();
  await expect(runButton).toBeVisible({ timeout: 60_000 });

  await write('print("before")\nwhile True:\n    pass');
  await runButton.click();
  await expect(page.getByText(/stopped after 5 seconds/i)).toBeVisible({ timeout: 15_000 });

  await write('while True:\n    print("on and on")');
  await runButton.click();
  await expect(page.getByText(/Only the beginning is kept/)).toBeVisible({ timeout: 15_000 });
  await stopButton.click();
  await expect(runButton).toBeEnabled();
  await expect(page.getByText(/Only the beginning is kept/)).toBeVisible();

  await context.setOffline(true);
  await write('print(sum([1, 2, 3]))');
  await runButton.click();
  await expect(output).toContainText('6', { timeout: 30_000 });
  await expectAccessible(page);

  await write(lesson.solution);
  await checkButton.click();
  await expect(page.getByText('Not sent yet.')).toBeVisible();
  await context.setOffline(false);
  await expect(completed).toBeVisible({ timeout: 30_000 });

  // The browser keeps Python's files, so the next visit does not ask before loading them.
  await page.reload();
  await expect(runButton).toBeVisible({ timeout: 30_000 });
  await expect(loadButton).toBeHidden();
});

test('§practice.43, §practice.44 Chart: what a reader would misread is said, and the chart repaired', async ({
  page,
  product,
  student,
}) => {
  await product.buy(student, 'data-visualization');
  const { open, checkButton, scaleButton, notSolved, completed } = exercisePage(page);
  await open('data-visualization', 'm3-l6');
  await checkButton.click();
  await expect(notSolved).toBeVisible();
  await scaleButton('From zero').click();
  await checkButton.click();
  await expect(completed).toBeVisible();
  await expectAccessible(page);
});

test('§practice.147, §practice.148 An extra says before it begins that it cannot be run here and does not count, and leads on', async ({
  page,
  product,
  student,
}) => {
  await product.buy(student, 'python-for-data');
  const { open, field, runButton } = exercisePage(page);
  await open('python-for-data', 'm6-l9');
  await expect(page.getByText('An extra lesson with pandas, which cannot be run here')).toBeVisible();
  await expect(page.getByText(/does not count toward the course or its certificate/)).toBeVisible();
  await expect(page.getByText('This exercise cannot be run here')).toBeVisible();
  await expect(field).toBeVisible();
  await expect(runButton).toBeHidden();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Next lesson' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'A merge that refuses doubles' })).toBeVisible();
  await page.goto('/courses/python-for-data');
  await page.getByRole('button', { name: /Grouping and joining/ }).click();
  await expect(page.getByText('Extra, does not count')).toHaveCount(3);
});
