/** Two instructors weigh the assignments of a course: what the second one typed stays, and the course grade follows. */
import type { OperationOutput } from '../../../src/api/operation.ts';
import { coursePage } from '../../pages/course/detail.page.ts';
import { noticeArea } from '../../pages/shell/notices.page.ts';
import { gradeEntry, gradesPage, weightsDialog } from '../../pages/teaching/grades.page.ts';
import { handIn } from '../hand-in.ts';
import { carrySession, expect, expectAccessible, fullNameOf, newPerson, test } from '../test.ts';

const courseId = 'data-analytics';

test('§teaching.90 to §teaching.94 weights are saved, changed by a colleague meanwhile, and saved again; the course grade follows each grade', async ({
  product,
  openContext,
}) => {
  test.slow();
  const student = await handIn(product, `Wanda${Date.now()}`, 'Five questions.');
  const name = fullNameOf(student);
  const [sarah, daniel] = [
    await product.register({ ...newPerson(), firstName: 'Sarah' }, 'instructor', [courseId]),
    await product.register({ ...newPerson(), firstName: 'Daniel' }, 'instructor', [courseId]),
  ];
  const context = await openContext();
  await carrySession(context, product, sarah);
  const desk = await context.newPage();
  const [grades, dialog] = [gradesPage(desk), weightsDialog(desk)];

  /** What the colleague saves, elsewhere. */
  const weigh = async (weight: number, countsMissing: boolean) => {
    const path = `/teach/courses/${courseId}/grades/weights`;
    const { revision } = await product.call<OperationOutput<'getWeights'>>('GET', path, daniel.token);
    const weights = [{ assignmentId: 'question-log', weight }];
    await product.call('PUT', path, daniel.token, { revision, weights, countsMissing });
  };
  // An earlier try may have left other weights.
  await weigh(10, false);

  await test.step('a grade that is typed is in the course grade at once', async () => {
    await grades.open(courseId);
    await grades.search.fill(name);
    await expect(grades.courseGrade(name)).toContainText('None yet');
    await grades.cell(new RegExp(`^Question log, ${name}`)).focus();
    await desk.keyboard.type('80');
    await gradeEntry(desk).returnButton.click();
    await expect(grades.courseGrade(name)).toContainText('80 of 100');
    await expect(grades.courseGrade(name)).toContainText(/1 of \d+ counted/);
  });

  await test.step('what was typed in the dialog outlives a reload', async () => {
    await grades.weightsButton.click();
    await dialog.weightOf('Question log').fill('40');
    await expect(dialog.sum).toBeVisible();
    await expect(dialog.dialog.getByText(/^40 of \d+, \d+%; saved: \d+$/)).toBeVisible();
    await expect(dialog.dialog.getByText('Saved', { exact: true })).toBeVisible();
    await expectAccessible(desk);
    await desk.reload();
    await grades.weightsButton.click();
    await expect(dialog.weightOf('Question log')).toHaveValue('40');
  });

  await test.step('a colleague is first: nothing is replaced, and nothing that was typed is lost', async () => {
    await weigh(70, true);
    await dialog.saveButton.click();
    await expect(dialog.dialog).toContainText('The weights have changed in the meantime');
    await expect(dialog.dialog).toContainText(`Saved by ${fullNameOf(daniel)}`);
    await expect(dialog.dialog).toContainText('Missing work counts as 0 there.');
    await expect(dialog.weightOf('Question log')).toHaveValue('40');
    await expect(dialog.dialog.getByText(/; saved: 70$/)).toBeVisible();
    await dialog.weightOf('Question log').fill('0');
    await dialog.saveButton.click();
    await expect(noticeArea(desk).notice('Weights saved')).toBeVisible();
    await expect(dialog.dialog).toHaveCount(0);
  });

  await test.step('§teaching.95, §course.38 the student reads the course grade once that is chosen', async () => {
    const other = await openContext();
    await carrySession(other, product, student);
    const page = await other.newPage();
    await coursePage(page).open(courseId);
    await expect(coursePage(page).enrolled).toBeVisible();
    await expect(coursePage(page).courseGrade).toHaveCount(0);
    await grades.weightsButton.click();
    await dialog.seenTick.check();
    await dialog.saveButton.click();
    await expect(dialog.dialog).toHaveCount(0);
    await page.reload();
    await expect(coursePage(page).courseGrade).toContainText('none yet');
    await weigh(20, false);
    await page.reload();
    await expect(coursePage(page).courseGrade).toContainText('80 of 100, from 1 of');
    await weigh(0, true);
    await desk.reload();
  });

  await test.step('the gradebook has the course grades by the new weights', async () => {
    await expect(grades.courseGrade(name)).toContainText('None yet');
    await grades.sortBy.selectOption('courseGrade');
    await expect(desk).toHaveURL(/sort=courseGrade/);
    await expect(grades.courseGrade(name)).toContainText('None yet');
  });
});
