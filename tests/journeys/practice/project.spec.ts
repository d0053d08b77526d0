/** A project from its first exercise to its public page (§practice.100, §practice.110). */
import { assignmentDialog } from '../../pages/assignments/details.page.ts';
import { assignmentsPage } from '../../pages/assignments/list.page.ts';
import { submissionDialog } from '../../pages/assignments/submission.page.ts';
import { exercisePage } from '../../pages/practice/exercise.page.ts';
import { portfolioPart } from '../../pages/practice/portfolio.page.ts';
import { carrySession, expect, expectAccessible, long, newPerson, test } from '../test.ts';
import { giveFeedback, project, solve } from './project.ts';

const { courseId, first, others } = project;
const text = 'Keep the new prices for tea, and undo those for mugs.';

test('§practice.100, §practice.101, §practice.110, §practice.111 Project: its exercises, the text and the file, the grade, and a page that is public until it is made private', {
  tag: long,
}, async ({ page, context, product, openContext }) => {
  test.setTimeout(120_000);
  // The queue tells students apart by their names.
  const student = await product.register({ ...newPerson(), firstName: 'Zaida' });
  await carrySession(context, product, student);
  await product.buy(student, courseId);
  for (const lesson of others) await solve(product, student, lesson);

  const assignments = assignmentsPage(page);
  const dialog = assignmentDialog(page, project.title);
  await assignments.open();
  await assignments.view(project.title);
  await dialog.stepLink(first.title).click();
  const exercise = exercisePage(page);
  await expect(exercise.runButton).toBeVisible();
  await exercise.write(first.solution);
  await exercise.checkButton.click();
  await expect(exercise.completed).toBeVisible();

  await assignments.open();
  await assignments.view(project.title);
  await dialog.submitButton.click();
  const submission = submissionDialog(page);
  await submission.write(text);
  await submission.addFiles({ name: 'chart.txt', mimeType: 'text/plain', buffer: Buffer.from('bars') });
  await submission.submit();
  await expect(submission.dialog).toBeHidden();
  await giveFeedback(product, student);

  const portfolio = portfolioPart(page);
  // The student is told of a grade once it cannot be undone any more (§grading.6).
  await expect(async () => {
    await page.reload();
    await assignments.view(project.title);
    await expect(portfolio.nothingPublic).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 60_000 });
  await portfolio.publicPage.check();
  await expect(portfolio.isPublic).toBeVisible();
  const address = (await dialog.dialog.getByText(/\/portfolio\//).textContent()) ?? '';

  const visitor = await (await openContext()).newPage();
  await visitor.goto(new URL(address).pathname);
  await expect(visitor.getByRole('heading', { level: 1, name: project.title })).toBeVisible();
  await expect(visitor.getByText(text)).toBeVisible();
  await expect(visitor.getByText('chart.txt')).toBeVisible();
  await expectAccessible(visitor);

  await portfolio.publicPage.uncheck();
  await expect(portfolio.nothingPublic).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByRole('heading', { name: 'Nothing is public here' })).toBeVisible();
});
