/** Two instructors in two browsers: one lets the other teach a course, is removed by them, and the last one stays. */
import { paths } from '../../../src/paths.ts';
import { teachingPage } from '../../pages/teaching/overview.page.ts';
import { teamPage } from '../../pages/teaching/team.page.ts';
import { carrySession, expect, long, newPerson, test } from '../test.ts';

const courseId = 'stream-processing'; // nobody else teaches it

test('§teaching.2, §teaching.13, §teaching.14, §teaching.18: instructors add each other to a course, leave it and are removed, by keyboard too', {
  tag: long,
}, async ({ page, product, context, openContext }) => {
  const sarah = await product.register({ ...newPerson(), firstName: 'Sarah', lastName: 'Haddad' }, 'instructor', [
    courseId,
  ]);
  const tomas = await product.register({ ...newPerson(), firstName: 'Tomas', lastName: 'Haddad' }, 'instructor');
  const student = await product.register(newPerson());
  await carrySession(context, product, sarah);
  const other = await (await openContext()).newPage();
  await carrySession(other.context(), product, tomas);
  const mailsTo = (subject: string) =>
    product.outbox().filter((mail) => mail.to === tomas.user.email && mail.subject === subject).length;

  await test.step('a course that is not theirs yet is closed', async () => {
    const { course, announcements, classes, reviews, struggles, team, attendance } = paths.teach;
    const pages = [course, announcements, classes, reviews, struggles, team].map((path) => path(courseId));
    for (const path of [...pages, attendance(courseId, 'any')]) {
      await other.goto(path);
      await expect(other.getByText('You do not teach this course, or'), path).toBeVisible();
    }
  });

  await test.step('who is alone can neither leave nor be removed, and adds no student', async () => {
    await teachingPage(page).open();
    await page.getByRole('link', { name: /^Team: / }).click();
    await expect(teamPage(page).instructors).toHaveText([/Sarah Haddad.*You/]);
    await expect(teamPage(page).removeOrLeaveButtons).toHaveCount(0);
    await teamPage(page).email.fill(student.user.email);
    await teamPage(page).addButton.click();
    await expect(page.getByText('No instructor has this address. Ask the operator to invite them.')).toBeVisible();
  });

  await test.step('who is added teaches the course at once, and hears of it once', async () => {
    await teamPage(page).email.fill(tomas.user.email);
    await teamPage(page).email.press('Enter');
    await expect(teamPage(page).added).toHaveText('Tomas Haddad teaches this course now');
    await expect(teamPage(page).instructor('Tomas')).toContainText('added by Sarah Haddad');
    await teamPage(other).open(courseId);
    await expect(teamPage(other).instructor('Tomas')).toContainText('You');
    await expect.poll(() => mailsTo('You teach Stream Processing now'), { timeout: 45_000 }).toBe(1);
  });

  await test.step('who leaves is asked first, and led to the courses that are left', async () => {
    await teamPage(other).leaveButton.focus();
    await other.keyboard.press('Enter');
    await expect(teamPage(other).dialog).toContainText('You lose access to its students');
    await other.keyboard.press('Escape');
    await expect(teamPage(other).leaveButton).toBeFocused();
    await teamPage(other).leaveButton.click();
    await teamPage(other).confirmButton.click();
    await expect(other).toHaveURL(/\/teach$/);
    await expect(other.getByText('You teach no course yet')).toBeVisible();
  });

  await test.step('who was removed meanwhile changes nothing any more', async () => {
    await teamPage(page).anotherButton.click();
    await teamPage(page).email.fill(tomas.user.email);
    await teamPage(page).addButton.click();
    await expect(teamPage(page).added).toBeVisible();
    await teamPage(other).open(courseId);
    await teamPage(other).removeButtons.click();
    await page.reload();
    await teamPage(page).removeButtons.click();
    await teamPage(page).confirmButton.click();
    await expect(teamPage(page).instructors).toHaveCount(1);
    await teamPage(other).confirmButton.click();
    await expect(teamPage(other).dialog).toContainText('You do not teach this course, or');
    await page.reload();
    await expect(teamPage(page).instructors).toHaveText([/Sarah Haddad.*You/]);
    await expect.poll(() => mailsTo('You no longer teach Stream Processing'), { timeout: 45_000 }).toBe(1);
  });
});
