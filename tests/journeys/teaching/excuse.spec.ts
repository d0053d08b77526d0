/** An instructor excuses a student; the student reads why and submits all the same, which the gradebook shows. */
import { assignmentDialog } from '../../pages/assignments/details.page.ts';
import { assignmentsPage } from '../../pages/assignments/list.page.ts';
import { submissionDialog } from '../../pages/assignments/submission.page.ts';
import { noticeArea } from '../../pages/shell/notices.page.ts';
import { excuseDialog, gradesPage, removeExcuseDialog } from '../../pages/teaching/grades.page.ts';
import { carrySession, expect, fullNameOf, newPerson, test } from '../test.ts';

const courseId = 'data-analytics';
const reason = 'You were ill when the data set came out.';

test('§teaching.75, §teaching.77, §teaching.78, §assignments.33 an instructor excuses a student by keyboard, takes it back, excuses them again, and the student submits all the same', async ({
  page,
  product,
  student,
  openContext,
}) => {
  await product.buy(student, courseId);
  const name = fullNameOf(student);
  const sarah = await product.register({ ...newPerson(), firstName: 'Sarah' }, 'instructor', [courseId]);
  const context = await openContext();
  await carrySession(context, product, sarah);
  const desk = await context.newPage();
  const grades = gradesPage(desk);
  const dialog = excuseDialog(desk);
  const cell = (said: string) => grades.cell(new RegExp(`^Question log, ${name}: ${said}`));
  const excuse = grades.excuseButton(`Question log, ${name}`);
  const remove = grades.excuseButton(`Question log, ${name}`, true);

  await test.step('excuses the student', async () => {
    await grades.open(courseId);
    await grades.search.fill(name);
    await cell('Not submitted').focus();
    await desk.keyboard.press('Tab');
    await desk.keyboard.press('Tab');
    await expect(excuse).toBeFocused();
    await desk.keyboard.press('Enter');
    await dialog.reason.fill(reason);
    // Nothing that was typed is lost.
    await expect(dialog.dialog.getByText(/saved/i)).toBeVisible();
    await desk.reload();
    await grades.openExcuse(`Question log, ${name}`);
    await expect(dialog.reason).toHaveValue(reason);
    await dialog.sendButton.click();
    await expect(noticeArea(desk).notice('Student excused')).toBeVisible();
    await expect(dialog.dialog).toHaveCount(0);
    await expect(cell('Excused')).toBeVisible();
    await expect(remove).toBeFocused();
  });

  await test.step('the student reads why', async () => {
    await assignmentsPage(page).open();
    await assignmentsPage(page).view('Question log');
    await expect(assignmentDialog(page).dialog).toContainText('Excused by your instructor');
    await expect(assignmentDialog(page).dialog).toContainText(reason);
  });

  await test.step('takes it back, and excuses the student again', async () => {
    await desk.keyboard.press('Enter');
    await expect(removeExcuseDialog(desk).dialog).toContainText(`Excused by ${fullNameOf(sarah)}`);
    await removeExcuseDialog(desk).confirmOrRetryButton.click();
    await expect(noticeArea(desk).notice('Excuse removed')).toBeVisible();
    await expect(cell('Not submitted')).toBeVisible();
    await expect(excuse).toBeFocused();
    await desk.keyboard.press('Enter');
    await expect(dialog.reason).toHaveValue('');
    await dialog.reason.fill(reason);
    await dialog.sendButton.click();
    await expect(cell('Excused')).toBeVisible();
  });

  await test.step('and the student submits', async () => {
    await page.reload();
    await assignmentsPage(page).view('Question log');
    await assignmentDialog(page).submitButton.click();
    await submissionDialog(page).write('Five questions.');
    await submissionDialog(page).submitOrRetryButton.click();
    await expect(assignmentDialog(page).completed).toBeVisible();
    await expect(assignmentDialog(page).dialog).not.toContainText('Excused by your instructor');
    await desk.reload();
    await expect(cell('Needs grading$')).toBeVisible();
    await expect(excuse).toHaveCount(0);
  });
});
