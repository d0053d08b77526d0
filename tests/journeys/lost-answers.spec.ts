/** The server answers, and nobody hears it: what is sent again counts once (docs/adr/007-once.md). */
import type { Page, Request } from '@playwright/test';
import { callsOf, keysOf } from './calls.ts';
import type { Call, FaultProxy } from './fault-proxy.ts';
import { post } from './fault-screen.ts';
import { test as faulty } from './fault-test.ts';
import { carrySession, expect, notice } from './journey.ts';

/** The product behind a proxy that can lose answers. */
const test = faulty.extend({
  student: async ({ context, product, account, wire }, use) => {
    await carrySession(context, { ...product, url: wire.url }, account);
    await use(account);
  },
});

/** Loses the answer to the next such call. What comes back holds all such calls. */
function loseAnswer(page: Page, wire: FaultProxy, call: Call): Request[] {
  wire.loseAnswer(call);
  return callsOf(page, call);
}

const expectOneIntent = (calls: Request[]) => {
  const keys = keysOf(calls);
  expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), keys[0]]);
};

test('§payment.1, §sync.1 an enrolment whose answer got lost is one enrolment', async ({
  page,
  wire,
  product,
  student,
}) => {
  await page.goto('/courses/data-literacy');
  const calls = loseAnswer(page, wire, post(/\/enroll$/));
  await page.getByRole('button', { name: 'Enroll Now' }).click();
  await expect(notice(page, 'Enrollment Failed')).toBeVisible();
  await page.getByRole('button', { name: 'Enroll Now' }).click();
  await expect(page.getByRole('heading', { name: "You're enrolled!" })).toBeVisible();
  expectOneIntent(calls);
  const courses = await product.call<{ id: string }[]>('GET', '/courses/enrolled', student.token);
  expect(courses.map(({ id }) => id)).toEqual(['data-literacy']);
});

test('§course.26, §sync.1 a question to the instructor whose answer got lost is mailed once', async ({
  page,
  wire,
  product,
  student,
}) => {
  await page.goto('/courses/data-ethics');
  await page.getByRole('button', { name: 'Contact Instructor' }).click();
  const dialog = page.getByRole('dialog');
  const question = `Is there a reading list, asks ${student.user.id}?`;
  await dialog.getByLabel('Message').fill(question);
  const calls = loseAnswer(page, wire, post(/\/messages$/));
  await dialog.getByRole('button', { name: 'Send Message' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Your message was not sent');
  await dialog.getByRole('button', { name: 'Send Message' }).click();
  await expect(notice(page, 'Message sent')).toBeVisible();
  expectOneIntent(calls);
  expect(product.outbox().filter(({ text }) => text.includes(question))).toHaveLength(1);
});

test('§assignments.20, §sync.1 a submission with a file, whose answers got lost, is one submission with one file', async ({
  page,
  wire,
  product,
  student,
}) => {
  await product.buy(student, 'data-analytics');
  await page.goto('/assignments');
  await page.getByRole('button', { name: 'View Details: Question log' }).click();
  await page.getByRole('button', { name: 'Submit Assignment' }).click();
  const dialog = page.getByRole('dialog', { name: 'Submit Assignment' });
  await dialog.getByLabel('Your answer').fill('Five questions, each with its decision.');
  const notes = { name: 'questions.md', mimeType: 'text/markdown', buffer: Buffer.from('# Questions\n') };
  await dialog.getByLabel('Add files').setInputFiles(notes);
  const uploads = loseAnswer(page, wire, post(/\/files$/));
  const submissions = loseAnswer(page, wire, post(/\/submission$/));
  await dialog.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect(dialog.getByRole('alert').filter({ hasText: 'questions.md:' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Retry' }).click();
  // The submission goes on by itself.
  await expect(page.getByRole('dialog').getByText('Completed', { exact: true })).toBeVisible();
  expectOneIntent(uploads);
  expectOneIntent(submissions);
  const path = '/assignments/question-log/submission';
  const submission = await product.call<{ files: { name: string }[] }>('GET', path, student.token);
  expect(submission.files.map(({ name }) => name)).toEqual(['questions.md']);
});
