/** The server's answer is lost on the network: the call that is then sent again counts once (docs/adr/007-once.md). */
import type { Page, Request } from '@playwright/test';
import type { Call, FaultProxy } from '../faults/proxy.ts';
import { post } from '../faults/row.ts';
import { test as faulty } from '../faults/test.ts';
import { assignmentDialog } from '../pages/assignments/details.page.ts';
import { assignmentsPage } from '../pages/assignments/list.page.ts';
import { submissionDialog } from '../pages/assignments/submission.page.ts';
import { coursePage } from '../pages/course/detail.page.ts';
import { instructorMessageDialog } from '../pages/course/instructor-message.page.ts';
import { noticeArea } from '../pages/shell/notices.page.ts';
import { callsOf, keysOf } from './calls.ts';
import { carrySession, expect, long } from './test.ts';

/** The product behind a proxy that can lose answers. */
const test = faulty.extend({
  student: async ({ context, product, account, faultProxy }, use) => {
    await carrySession(context, { ...product, url: faultProxy.url }, account);
    await use(account);
  },
});

/** Drops the answer to the next such call, and returns the list of all such calls. */
function loseAnswer(page: Page, faultProxy: FaultProxy, call: Call): Request[] {
  faultProxy.loseAnswer(call);
  return callsOf(page, call);
}

const expectOneIntent = (calls: Request[]) => {
  const keys = keysOf(calls);
  expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), keys[0]]);
};

test('§payment.1, §sync.1 an enrolment whose answer got lost is one enrolment', { tag: long }, async ({
  page,
  faultProxy,
  product,
  student,
}) => {
  await coursePage(page).open('data-literacy');
  const calls = loseAnswer(page, faultProxy, post(/\/enroll$/));
  await coursePage(page).enrol();
  await expect(noticeArea(page).notice('Enrollment Failed')).toBeVisible();
  await coursePage(page).enrol();
  await expect(coursePage(page).enrolled).toBeVisible();
  expectOneIntent(calls);
  const courses = await product.call<{ id: string }[]>('GET', '/courses/enrolled', student.token);
  expect(courses.map(({ id }) => id)).toEqual(['data-literacy']);
});

test('§course.26, §sync.1 a question to the instructor whose answer got lost is mailed once', { tag: long }, async ({
  page,
  faultProxy,
  product,
  student,
}) => {
  await coursePage(page).open('data-ethics');
  await instructorMessageDialog(page).openButton.click();
  const dialog = page.getByRole('dialog');
  const question = `Is there a reading list, asks ${student.user.id}?`;
  await instructorMessageDialog(page).message.fill(question);
  const calls = loseAnswer(page, faultProxy, post(/\/messages$/));
  await instructorMessageDialog(page).sendButton.click();
  await expect(dialog.getByRole('alert')).toContainText('Your message was not sent');
  await instructorMessageDialog(page).sendButton.click();
  await expect(noticeArea(page).notice('Message sent')).toBeVisible();
  expectOneIntent(calls);
  expect(product.outbox().filter(({ text }) => text.includes(question))).toHaveLength(1);
});

test('§assignments.20, §sync.1 a submission with a file, whose answers got lost, is one submission with one file', async ({
  page,
  faultProxy,
  product,
  student,
}) => {
  await product.buy(student, 'data-analytics');
  await assignmentsPage(page).open();
  await assignmentsPage(page).view('Question log');
  await assignmentDialog(page).submitButton.click();
  const dialog = submissionDialog(page).dialog;
  await submissionDialog(page).write('Five questions, each with its decision.');
  const notes = { name: 'questions.md', mimeType: 'text/markdown', buffer: Buffer.from('# Questions\n') };
  await submissionDialog(page).addFiles(notes);
  const uploads = loseAnswer(page, faultProxy, post(/\/files$/));
  const submissions = loseAnswer(page, faultProxy, post(/\/submission$/));
  await submissionDialog(page).submit();
  await expect(dialog.getByRole('alert').filter({ hasText: 'questions.md:' })).toBeVisible();
  await submissionDialog(page).submitOrRetryButton.click();
  // A submission is a pending call: it is retried without a press.
  await expect(page.getByRole('dialog').getByText('Completed', { exact: true })).toBeVisible();
  expectOneIntent(uploads);
  expectOneIntent(submissions);
  const path = '/assignments/question-log/submission';
  const submission = await product.call<{ files: { name: string }[] }>('GET', path, student.token);
  expect(submission.files.map(({ name }) => name)).toEqual(['questions.md']);
});
