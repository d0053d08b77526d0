/**
 * Students ask for a second look at their grades: one is graded again and sees both grades, one keeps the grade, answered from the
 * pages of two instructors, and in blind grading nobody reads a name.
 */
import type { Page } from '@playwright/test';
import type { OperationOutput } from '../../../src/api/operation.ts';
import { paths } from '../../../src/paths.ts';
import { assignmentDialog, submittedDialog } from '../../pages/assignments/details.page.ts';
import { assignmentsPage } from '../../pages/assignments/list.page.ts';
import { regradeRequestDialog } from '../../pages/assignments/regrade-request.page.ts';
import { keptGradeDialog, regradeRequestsPage } from '../../pages/grading/regrade-requests.page.ts';
import { gradingPage } from '../../pages/grading/submission.page.ts';
import { gradeEarlier } from '../graded.ts';
import { carrySession, expect, fullNameOf, long, newPerson, test } from '../test.ts';

const courseId = 'data-analytics';
const reason = 'Each of my questions does name its decision.';
const kept = 'The third question names no decision.';

async function openFeedback(page: Page) {
  await assignmentsPage(page).open();
  await assignmentsPage(page).view('Question log');
  await assignmentDialog(page).submissionButton.click();
  await expect(submittedDialog(page).date).toBeVisible();
}

test('§assignments.38, §assignments.39, §grading.46, §grading.48, §grading.49, §grading.50 a regrade is requested and given, and both grades stay', {
  tag: long,
}, async ({ page, product, student, openContext }) => {
  test.setTimeout(240_000);
  await product.buy(student, courseId);
  await gradeEarlier(product, student);
  const name = fullNameOf(student);
  const sarah = await product.register({ ...newPerson(), firstName: 'Sarah' }, 'instructor', [courseId]);
  const desk = await (await openContext()).newPage();
  await carrySession(desk.context(), product, sarah);
  const requests = regradeRequestsPage(desk);

  await test.step('the student asks, and what was typed outlives a reload', async () => {
    await openFeedback(page);
    await expect(submittedDialog(page).regradeUntil).toBeVisible();
    await submittedDialog(page).regradeButton.click();
    const dialog = regradeRequestDialog(page);
    await dialog.reason.fill(reason);
    await expect(dialog.dialog.getByText(/saved/i)).toBeVisible();
    await page.reload();
    await openFeedback(page);
    await submittedDialog(page).regradeButton.click();
    await expect(dialog.reason).toHaveValue(reason);
    await dialog.sendButton.click();
    await expect(submittedDialog(page).regradeRequested).toBeVisible();
    await expect(submittedDialog(page).regradeButton).toHaveCount(0);
    await page.reload();
    await openFeedback(page);
    await expect(submittedDialog(page).dialog).toContainText("Waiting for an instructor's answer");
    await expect(submittedDialog(page).dialog).toContainText(reason);
  });

  await test.step('the instructor finds it, opens the submission, and comes back', async () => {
    await desk.goto(paths.teach.overview);
    await desk.getByRole('navigation', { name: 'Teaching' }).getByRole('link', { name: 'Regrade Requests' }).click();
    await expect(requests.requestOf(name)).toContainText(reason);
    await expect(requests.requestOf(name)).toContainText('70%');
    await requests.submissionLink(name).click();
    await expect(desk.getByText(/^Regrade requested on /).first()).toBeVisible();
    await expect(desk.getByText(reason).first()).toBeVisible();
    await desk.getByRole('main').getByRole('link', { name: 'Regrade Requests', exact: true }).click();
    await requests.submissionLink(name).click();
  });

  const regrade = async () => {
    for (const group of await gradingPage(desk).criteria.all()) await group.getByRole('radio').first().check();
    await gradingPage(desk).anotherGrade.uncheck();
    await gradingPage(desk).returnButton.click();
    await expect(gradingPage(desk).returned).toBeVisible();
    await expect(requests.title).toBeVisible();
    await expect(requests.requestOf(name)).toHaveCount(0);
  };

  await test.step('a regrade that is undone leaves the request open', async () => {
    await expect(gradingPage(desk).criteria.first()).toBeVisible();
    await regrade();
    await gradingPage(desk).undoButton.click();
    await expect(gradingPage(desk).criteria.first()).toBeVisible();
    await requests.open();
    await expect(requests.requestOf(name)).toBeVisible();
  });

  await test.step('a regrade answers it once the student can see it', async () => {
    await requests.submissionLink(name).click();
    await expect(gradingPage(desk).criteria.first()).toBeVisible();
    await regrade();
    await expect(async () => {
      await page.reload();
      await openFeedback(page);
      await expect(submittedDialog(page).dialog).toContainText('70% before, 100% after.', { timeout: 1000 });
    }).toPass({ timeout: 60_000 });
    await expect(submittedDialog(page).dialog).toContainText(`Regraded by ${fullNameOf(sarah)}`);
    await expect(submittedDialog(page).dialog).toContainText('70%, attempt 1');
    await expect(submittedDialog(page).regradeButton).toBeVisible();
    const answers = () =>
      product
        .outbox()
        .filter(
          ({ to, text }) => to === student.user.email && text.includes('Your regrade request for "Question log"'),
        );
    await expect.poll(() => answers().length, { timeout: 90_000 }).toBe(1);
  });
});

test('§grading.47 of two instructors who answer a regrade request the first is heard, and the other one is told', async ({
  page,
  product,
  student,
  openContext,
}) => {
  await product.buy(student, courseId);
  const feedbackId = await gradeEarlier(product, student, { total: 64 });
  const ask = { feedbackId, reason };
  await product.call('POST', '/assignments/question-log/regrade-request', student.token, ask);
  const name = fullNameOf(student);
  const desks: Page[] = [];
  for (const firstName of ['Sarah', 'Tomas']) {
    const teacher = await product.register({ ...newPerson(), firstName }, 'instructor', [courseId]);
    const desk = await (await openContext()).newPage();
    await carrySession(desk.context(), product, teacher);
    desks.push(desk);
    await regradeRequestsPage(desk).open();
    await regradeRequestsPage(desk)
      .requestOf(name)
      .getByRole('button', { name: /^Answer / })
      .click();
    await keptGradeDialog(desk).reason.fill(`${kept} ${firstName}`);
  }
  const [first, second] = desks;
  if (!first || !second) throw new Error('Two instructors were registered.');

  await keptGradeDialog(first).sendButton.click();
  await expect(regradeRequestsPage(first).requestOf(name)).toContainText('You kept the grade:');
  await keptGradeDialog(second).sendButton.click();
  await expect(second.getByText('The request has already been answered: the grade was kept.')).toBeVisible();
  await expect(keptGradeDialog(second).reason).toHaveValue(`${kept} Tomas`);
  await keptGradeDialog(second).cancelButton.click();
  await expect(regradeRequestsPage(second).requestOf(name)).toHaveCount(0);

  await openFeedback(page);
  await expect(submittedDialog(page).dialog).toContainText('The grade stays at 64%.');
  await expect(submittedDialog(page).dialog).toContainText(`${kept} Sarah`);
  const mails = product
    .outbox()
    .filter(({ to, subject }) => to === student.user.email && /^Your grade stays/.test(subject));
  expect(mails).toHaveLength(1);
});

test('§grading.46 in blind grading the requests say nothing of who asks', async ({ product, student, openContext }) => {
  await product.buy(student, courseId);
  const feedbackId = await gradeEarlier(product, student, { assignmentId: 'chart-repair' });
  const ask = { feedbackId, reason };
  await product.call('POST', '/assignments/chart-repair/regrade-request', student.token, ask);
  const teacher = await product.register(newPerson(), 'instructor', [courseId]);
  const desk = await (await openContext()).newPage();
  await carrySession(desk.context(), product, teacher);
  const { items } = await product.call<OperationOutput<'listRegradeRequests'>>(
    'GET',
    '/teach/regrade-requests',
    teacher.token,
  );
  const { student: number = '' } = items.find(({ assignmentId }) => assignmentId === 'chart-repair') ?? {};
  expect(number).toMatch(/^Student \d+$/);
  await regradeRequestsPage(desk).open();
  await expect(regradeRequestsPage(desk).requestOf(number)).toContainText(reason);
  await expect(desk.getByRole('main')).not.toContainText(fullNameOf(student));
  await expect(desk.getByRole('main')).not.toContainText(student.user.id);
  await regradeRequestsPage(desk).submissionLink(number).click();
  await expect(desk.getByText(reason).first()).toBeVisible();
  await expect(desk.getByRole('main')).not.toContainText(fullNameOf(student));
});
