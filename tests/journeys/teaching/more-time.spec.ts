/** An instructor gives more time without being asked; the student reads why, and submits in that time. */
import { assignmentDialog } from '../../pages/assignments/details.page.ts';
import { daysAhead } from '../../pages/assignments/extension.page.ts';
import { assignmentsPage } from '../../pages/assignments/list.page.ts';
import { submissionDialog } from '../../pages/assignments/submission.page.ts';
import { noticeArea } from '../../pages/shell/notices.page.ts';
import { gradesPage, moreTimeDialog } from '../../pages/teaching/grades.page.ts';
import { carrySession, expect, fullNameOf, newPerson, test } from '../test.ts';

const courseId = 'data-analytics';
const reason = 'You were ill when the data set came out.';

test('§teaching.66, §teaching.67, §assignments.31 an instructor gives a student more time by keyboard, then everyone, and the student submits in it', async ({
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
  const dialog = moreTimeDialog(desk);

  await test.step('one student, from their cell', async () => {
    await grades.open(courseId);
    await grades.search.fill(name);
    const cell = grades.cell(new RegExp(`^Question log, ${name}: Not submitted`));
    await cell.focus();
    await desk.keyboard.press('Tab');
    await expect(grades.moreTimeButton(`Question log, ${name}`)).toBeFocused();
    await desk.keyboard.press('Enter');
    await dialog.fill(daysAhead(40), reason);
    await expect(dialog.dialog.getByText(new RegExp(`^${name}: due .+ instead of `))).toBeVisible();
    // Nothing that was typed is lost.
    await desk.reload();
    await grades.moreTimeButton(`Question log, ${name}`).click();
    await expect(dialog.reason).toHaveValue(reason);
    await dialog.sendButton.click();
    await expect(noticeArea(desk).notice('More time given')).toBeVisible();
    await expect(dialog.dialog).toHaveCount(0);
    await expect(grades.moreTimeButton(`Question log, ${name}`)).toBeFocused();
    const until = new Date(`${daysAhead(40)}T12:00:00Z`);
    const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(until);
    await expect(cell).toHaveAttribute('aria-label', `Question log, ${name}: Not submitted, due ${day}`);
  });

  await test.step('the student reads why', async () => {
    await assignmentsPage(page).open();
    await assignmentsPage(page).view('Question log');
    await expect(assignmentDialog(page).dialog).toContainText('More time from your instructor');
    await expect(assignmentDialog(page).dialog).toContainText(reason);
  });

  await test.step('everyone, from the heading', async () => {
    await grades.cell(new RegExp(`^Question log, ${name}`)).focus();
    await desk.keyboard.press('ArrowUp');
    await desk.keyboard.press('Tab');
    await expect(grades.moreTimeButton('Question log')).toBeFocused();
    await desk.keyboard.press('Enter');
    await expect(dialog.reason).toHaveValue('');
    await dialog.fill(daysAhead(41), 'The data set was corrected.');
    await dialog.sendButton.click();
    await expect(noticeArea(desk).notice('More time given').last()).toBeVisible();
    await expect(dialog.dialog).toHaveCount(0);
  });

  await test.step('and submits', async () => {
    await page.reload();
    await assignmentsPage(page).view('Question log');
    await expect(assignmentDialog(page).dialog).toContainText('The data set was corrected.');
    await assignmentDialog(page).submitButton.click();
    await submissionDialog(page).write('Five questions.');
    await submissionDialog(page).submitOrRetryButton.click();
    await expect(assignmentDialog(page).completed).toBeVisible();
    await desk.reload();
    await expect(grades.cell(new RegExp(`^Question log, ${name}: Needs grading$`))).toBeVisible();
    await expect(grades.moreTimeButton(`Question log, ${name}`)).toHaveCount(0);
  });
});
