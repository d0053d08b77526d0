/** A project from its first exercise to its public page (§practice.100, §practice.110). */
import { readContent } from '../../../server/content/read.ts';
import { given } from '../../../server/testing/exercises.ts';
import type { OperationOutput } from '../../../src/api/operation.ts';
import { assignmentDialog } from '../../pages/assignments/details.page.ts';
import { assignmentsPage } from '../../pages/assignments/list.page.ts';
import { submissionDialog } from '../../pages/assignments/submission.page.ts';
import { exercisePage } from '../../pages/practice/exercise.page.ts';
import { portfolioPart } from '../../pages/practice/portfolio.page.ts';
import { waitingOf } from '../hand-in.ts';
import type { Account, Product } from '../server.ts';
import { carrySession, expect, expectAccessible, long, newPerson, test } from '../test.ts';

const courseId = 'data-analytics';
const projectId = 'price-rise-project';
const content = readContent('content');
const project = content.assignments.find(({ id }) => id === projectId);
const lessons = content.courses.find(({ id }) => id === courseId)?.modules.flatMap((module) => module.lessons) ?? [];
const exercises = (project?.steps ?? []).flatMap((step) => {
  const lesson = step.kind === 'exercise' ? lessons.find(({ id }) => id === step.lessonId) : undefined;
  return lesson?.type === 'exercise' && lesson.language !== 'chart' ? [lesson] : [];
});
const text = 'Keep the new prices for tea, and undo those for mugs.';

/** Solves an exercise as a browser would, with what its solution yields. */
async function solve(product: Product, { token }: Account, lesson: (typeof exercises)[number]) {
  const path = `/courses/${courseId}/lessons/${lesson.id}`;
  await product.call('GET', path, token);
  const sent = { code: lesson.solution, ...given(lesson.fit.visible) };
  const { attemptId } = await product.call<{ attemptId: string }>('POST', `${path}/attempts`, token, sent);
  await product.call('POST', `${path}/attempts/${attemptId}/confirmation`, token, given(lesson.fit.hidden));
}

async function giveFeedback(product: Product, student: Account) {
  const instructor = await product.register(newPerson(), 'instructor', [courseId]);
  const { submissionId } = await waitingOf(product, instructor, student);
  const path = `/teach/courses/${courseId}/submissions/${submissionId}`;
  const { revision } = await product.call<OperationOutput<'getSubmissionToGrade'>>('GET', path, instructor.token);
  const levels = (project?.rubric ?? []).map(({ title, levels: [best] }) => ({
    criterion: title,
    level: best?.title ?? '',
  }));
  const feedback = { revision, levels, comments: [], fileComments: [] };
  await product.call('POST', `${path}/feedback`, instructor.token, feedback);
}

test('§practice.100, §practice.101, §practice.110, §practice.111 Project: its exercises, the text and the file, the grade, and a page that is public until it is not', {
  tag: long,
}, async ({ page, context, product, openContext }) => {
  test.setTimeout(120_000);
  // The queue tells students apart by their names.
  const student = await product.register({ ...newPerson(), firstName: 'Zaida' });
  await carrySession(context, product, student);
  const [first, ...others] = exercises;
  if (!project || !first) throw new Error('The project has no exercise.');
  await product.buy(student, courseId);
  for (const lesson of others) await solve(product, student, lesson);

  const assignments = assignmentsPage(page);
  const dialog = assignmentDialog(page, project.title);
  await assignments.open();
  await assignments.view(project.title);
  await dialog.dialog.getByRole('link', { name: first.title }).click();
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
  // The student hears of a grade once it cannot be taken back any more (§grading.6).
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
