/** The server answers, and nobody hears it: what is sent again counts once (docs/decisions/007-once.md). */
import type { Page } from '@playwright/test';
import { type Call, type FaultProxy, startFaultProxy } from './fault-proxy.ts';
import { post } from './fault-screen.ts';
import { carrySession, expect, test as journey, notice } from './journey.ts';

/** The product behind a proxy that can lose answers. */
const test = journey.extend<{ wire: FaultProxy }>({
  wire: async ({ product }, use) => {
    const wire = await startFaultProxy(product.url);
    await use(wire);
    wire.stop();
  },
  baseURL: async ({ wire }, use) => use(wire.url),
  student: async ({ context, product, account, wire }, use) => {
    await carrySession(context, { ...product, url: wire.url }, account);
    await use(account);
  },
});

/** Loses the answer to the next such call. What comes back holds the keys of all such calls. */
function loseAnswer(page: Page, wire: FaultProxy, call: Call): (string | undefined)[] {
  wire.loseAnswer(call);
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname.replace(/^\/v1/, '');
    if (request.method() === call.method && call.path.test(path)) keys.push(request.headers()['idempotency-key']);
  });
  return keys;
}

const expectOneIntent = (keys: (string | undefined)[]) => {
  expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), keys[0]]);
};

test('§7 an enrolment whose answer got lost is one enrolment', async ({ page, wire, product, student }) => {
  await page.goto('/courses/data-literacy');
  const keys = loseAnswer(page, wire, post(/\/enroll$/));
  await page.getByRole('button', { name: 'Enroll Now' }).click();
  await expect(notice(page, 'Enrollment Failed')).toBeVisible();
  await page.getByRole('button', { name: 'Enroll Now' }).click();
  await expect(page.getByRole('heading', { name: "You're enrolled!" })).toBeVisible();
  expectOneIntent(keys);
  const courses = await product.call<{ id: string }[]>('GET', '/courses/enrolled', student.token);
  expect(courses.map(({ id }) => id)).toEqual(['data-literacy']);
});

test('§7 a question to the instructor whose answer got lost is mailed once', async ({
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
  const keys = loseAnswer(page, wire, post(/\/messages$/));
  await dialog.getByRole('button', { name: 'Send Message' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Your message was not sent');
  await dialog.getByRole('button', { name: 'Send Message' }).click();
  await expect(notice(page, 'Message sent')).toBeVisible();
  expectOneIntent(keys);
  expect(product.outbox().filter(({ text }) => text.includes(question))).toHaveLength(1);
});

test('§7 a submission with a file, whose answers got lost, is one submission with one file', async ({
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
