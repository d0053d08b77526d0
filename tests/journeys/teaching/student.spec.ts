/** An instructor goes from the list of students to one of them, on to what they submitted, and back. */
import type { OperationOutput } from '../../../src/api/operation.ts';
import { paths } from '../../../src/paths.ts';
import { daysAhead } from '../../pages/assignments/extension.page.ts';
import { extensionRequestsPage } from '../../pages/grading/extension-requests.page.ts';
import { gradingPage } from '../../pages/grading/submission.page.ts';
import { attendancePage } from '../../pages/schedule/attendance.page.ts';
import { gradesPage } from '../../pages/teaching/grades.page.ts';
import { rosterMessageDialog, rosterPage } from '../../pages/teaching/roster.page.ts';
import { studentPage } from '../../pages/teaching/student.page.ts';
import { handIn } from '../hand-in.ts';
import { carrySession, expect, fullNameOf, newPerson, test } from '../test.ts';

const courseId = 'data-analytics';

test('§teaching.70, §teaching.69 an instructor goes from the list to a student, to their submission and back, on a phone, too', async ({
  page,
  context,
  product,
}) => {
  const student = await handIn(product, 'Leila', 'Five questions.');
  const name = fullNameOf(student);
  await product.call('POST', '/assignments/chart-repair/submission', student.token, { text: 'A chart.' });
  const sarah = await product.register(newPerson(), 'instructor', [courseId]);
  await carrySession(context, product, sarah);
  const { work, workLink, progress, linkOf, name: title } = studentPage(page);

  await test.step('from the list of students to what waits', async () => {
    await rosterPage(page).open(courseId);
    await rosterPage(page).search.fill(name);
    await linkOf(name).click();
    await expect(title).toHaveText(name);
    await expect(page).toHaveTitle(new RegExp(`^${name}: Data Analytics`));
    await expect(progress).toBeVisible();
    await expect(work.getByRole('row', { name: /^Question log/ })).toContainText('Needs grading');
    await expect(workLink('Question log')).toBeInViewport();
  });

  await test.step('blind grading says nothing of the student', async () => {
    const blind = work.getByRole('row', { name: /^Repair three charts/ });
    await expect(blind).toContainText('Graded blind');
    await expect(blind).not.toContainText(/Submitted|Due|%/);
    await expect(workLink('Repair three charts')).toHaveAttribute(
      'href',
      /^\/teach\/grading\?course=.+&assignment=chart-repair$/,
    );
  });

  for (const [width, height] of [
    [1366, 768],
    [390, 844],
  ] as const) {
    await test.step(`to the submission and back at ${width} px`, async () => {
      await page.setViewportSize({ width, height });
      await workLink('Question log').focus();
      const top = await workLink('Question log').evaluate((link) => link.getBoundingClientRect().top);
      await workLink('Question log').click();
      await expect(gradingPage(page).student).toHaveText(name);
      await expect(page.getByRole('link', { name: `${name} in Data Analytics`, exact: true })).toBeVisible();
      await page.goBack();
      await expect(title).toHaveText(name);
      await expect
        .poll(() => workLink('Question log').evaluate((link) => Math.round(link.getBoundingClientRect().top)))
        .toBe(Math.round(top));
      await page.reload();
      await expect(workLink('Question log')).toBeVisible();
      const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
      expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0);
    });
  }
});

test('§teaching.70, §teaching.19 an instructor writes to a student from their page; a draft for one is not offered for many', async ({
  page,
  context,
  product,
}) => {
  const student = await handIn(product, 'Mina', 'Five questions.');
  const other = await handIn(product, 'Mina', 'Five questions.');
  const name = fullNameOf(student);
  const sarah = await product.register(newPerson(), 'instructor', [courseId]);
  await carrySession(context, product, sarah);
  const { messageButton, conversations, linkOf, name: title } = studentPage(page);
  const { message, sendButton, closeButton, sent } = rosterMessageDialog(page);
  await studentPage(page).open(courseId, student.user.id);
  await messageButton.click();
  await message.fill('You missed two classes. Is everything all right?');
  await closeButton.click();

  await test.step('what was typed for one student stays theirs', async () => {
    await rosterPage(page).open(courseId);
    await rosterPage(page).search.fill('Mina');
    await rosterPage(page).student(name).check();
    await rosterPage(page).student(fullNameOf(other)).check();
    await rosterPage(page).messageButton.click();
    await expect(message).toHaveValue('');
    await closeButton.click();
  });

  await test.step('it is there again, is sent, and stands among the conversations', async () => {
    await linkOf(name).click();
    await expect(title).toHaveText(name);
    await messageButton.click();
    await expect(message).toHaveValue('You missed two classes. Is everything all right?');
    await sendButton.click();
    await expect(sent).toBeVisible();
    await closeButton.click();
    await expect(messageButton).toBeFocused();
    await expect(conversations.getByRole('link', { name: /^You missed two classes/ })).toBeVisible();
    await messageButton.click();
    await expect(message).toHaveValue('');
  });
});

test('§teaching.71 the name of a student leads to their page from wherever it stands', async ({
  page,
  context,
  product,
}) => {
  const student = await handIn(product, 'Noor', 'Five questions.');
  const name = fullNameOf(student);
  const asked = { reason: 'I am at a conference.', proposedDate: `${daysAhead(60)}T17:00:00Z` };
  await product.call('POST', '/assignments/two-teachers/extension', student.token, asked);
  await product.call('POST', `/courses/${courseId}/messages`, student.token, { message: 'When are grades out?' });
  const sarah = await product.register(newPerson(), 'instructor', [courseId]);
  await carrySession(context, product, sarah);
  const { linkOf, name: title, conversations, dueDates } = studentPage(page);
  const to = paths.teach.student(courseId, student.user.id);

  await test.step('in the gradebook', async () => {
    await gradesPage(page).open(courseId);
    await gradesPage(page).search.fill(name);
    await page.getByRole('rowheader').getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(to);
  });

  await test.step('above a conversation', async () => {
    await conversations.getByRole('link', { name: 'When are grades out?' }).click();
    await expect(page.getByText(`Asked by ${name}`)).toBeVisible();
    await linkOf(name).click();
    await expect(title).toHaveText(name);
  });

  await test.step('at attendance', async () => {
    await attendancePage(page).open(courseId, 'morning-sql');
    await linkOf(name).click();
    await expect(page).toHaveURL(to);
  });

  await test.step('with a request for a later due date', async () => {
    await extensionRequestsPage(page).open();
    await extensionRequestsPage(page).requestOf(name).getByRole('link', { name }).click();
    await expect(page).toHaveURL(to);
    await expect(dueDates).toContainText(asked.reason);
  });

  await test.step('and above their submission', async () => {
    type Student = OperationOutput<'getStudentOfCourse'>;
    const { work } = await product.call<Student>(
      'GET',
      `/teach/courses/${courseId}/students/${student.user.id}`,
      sarah.token,
    );
    await gradingPage(page).open(courseId, work.find(({ status }) => status === 'waiting')?.submissionId ?? '');
    await page.getByRole('link', { name: `${name} in Data Analytics`, exact: true }).click();
    await expect(page).toHaveURL(to);
  });
});
