/** A course takes late work; a student submits late, and both read what that took off the grade. */
import { eq } from 'drizzle-orm';
import { studentAssignments } from '../../../server/platform/database/schema/assignments.ts';
import { assignmentDialog, submittedDialog } from '../../pages/assignments/details.page.ts';
import { assignmentsPage } from '../../pages/assignments/list.page.ts';
import { submissionDialog } from '../../pages/assignments/submission.page.ts';
import { latePolicyDialog } from '../../pages/grading/late-policy.page.ts';
import { gradeEntry, gradesPage } from '../../pages/teaching/grades.page.ts';
import { readDatabase } from '../database.ts';
import { carrySession, expect, expectAccessible, fullNameOf, newPerson, test } from '../test.ts';

const courseId = 'data-analytics';
const day = 24 * 60 * 60 * 1000;

test('§teaching.100 to §teaching.104, §grading.63, §assignments.47 an instructor sets a late policy, a colleague is second, and a student submits late', async ({
  page,
  product,
  student,
  openContext,
}) => {
  test.slow();
  await product.buy(student, courseId);
  const name = fullNameOf(student);
  const [sarah, daniel] = [
    await product.register({ ...newPerson(), firstName: 'Sarah' }, 'instructor', [courseId]),
    await product.register({ ...newPerson(), firstName: 'Daniel' }, 'instructor', [courseId]),
  ];
  await readDatabase(product, (db) =>
    db
      .update(studentAssignments)
      .set({ dueAt: new Date(Date.now() - day / 2) })
      .where(eq(studentAssignments.userId, student.user.id)),
  );
  const context = await openContext();
  await carrySession(context, product, sarah);
  const desk = await context.newPage();
  const [grades, dialog] = [gradesPage(desk), latePolicyDialog(desk)];

  await test.step('the policy is previewed before it is saved, and what was typed outlives a reload', async () => {
    await grades.open(courseId);
    await grades.latePolicyButton().click();
    await dialog.own.check();
    await dialog.percentPerDay.fill('10');
    await dialog.floor.fill('50');
    await dialog.lastDay.fill('7');
    await expect(dialog.dialog.getByText('Saved', { exact: true })).toBeVisible();
    await desk.reload();
    await grades.latePolicyButton().click();
    await expect(dialog.percentPerDay).toHaveValue('10');
    await dialog.previewButton.click();
    await expect(dialog.preview).toContainText(/^Of \d+ submissions/);
    await expectAccessible(desk);
  });

  await test.step('a colleague is first: nothing is replaced until it is saved again', async () => {
    const policy = { graceMinutes: 0, percentPerDay: 40, floor: 0, lastDay: 1 };
    await product.call('PUT', `/teach/courses/${courseId}/late-policy`, daniel.token, { revision: 0, policy });
    await dialog.saveButton.click();
    await expect(dialog.dialog).toContainText(fullNameOf(daniel));
    await expect(dialog.percentPerDay).toHaveValue('10');
    await dialog.previewButton.click();
    await dialog.saveButton.click();
    await expect(dialog.saved).toBeVisible();
    await expect(dialog.dialog).toHaveCount(0);
  });

  await test.step('the student reads what they can still do, and submits', async () => {
    await assignmentsPage(page).open();
    await assignmentsPage(page).view('Question log');
    await expect(assignmentDialog(page).dialog).toContainText('You can still submit until');
    await expect(assignmentDialog(page).dialog).toContainText('10% will be taken off your grade');
    await assignmentDialog(page).submitButton.click();
    await submissionDialog(page).write('Five questions.');
    await submissionDialog(page).submit();
    await expect(submissionDialog(page).dialog).toHaveCount(0);
  });

  await test.step('the grade that is typed loses ten percent, which its history says', async () => {
    await desk.reload();
    await grades.search.fill(name);
    await grades.cell(new RegExp(`^Question log, ${name}`)).focus();
    await desk.keyboard.type('86');
    await gradeEntry(desk).returnButton.click();
    await expect(grades.cell(new RegExp(`^Question log, ${name}: 76`))).toBeVisible();
    await grades.cell(new RegExp(`^Question log, ${name}`)).focus();
    await desk.keyboard.press('h');
    await expect(desk.getByRole('dialog', { name: 'Grade history' })).toContainText(
      '86 given, 10 off for 1 day late: 76',
    );
  });

  await test.step('the student reads it once the return cannot be undone', async () => {
    await expect(async () => {
      await assignmentsPage(page).open();
      await assignmentsPage(page).view('Question log');
      await assignmentDialog(page).submissionButton.click();
      await expect(submittedDialog(page).dialog).toContainText('86 given, 10 off for 1 day late: 76', {
        timeout: 2000,
      });
    }).toPass({ timeout: 60_000 });
  });
});
