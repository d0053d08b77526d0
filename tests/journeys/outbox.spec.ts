/** What was sent and met no answer goes on by itself, and counts once (docs/adr/010-pending-calls.md). */
import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { submissions } from '../../server/platform/database/schema/assignments.ts';
import { quizAttempts } from '../../server/platform/database/schema/lesson.ts';
import { callsOf, keysOf } from './calls.ts';
import { readDatabase } from './database.ts';
import { fill, openAssignment, post, wish } from './fault-screen.ts';
import { test as onTheWire } from './fault-test.ts';
import { answers } from './faults.ts';
import { expect, test } from './journey.ts';

const quizAt = '/courses/data-literacy/lessons/m1-l4';
const questions = (page: Page) => page.getByRole('main').getByRole('group');
const notSentYet = (page: Page) => page.getByText('Not sent yet. Keep this open');
const score = (page: Page) => page.getByRole('status').filter({ hasText: /\d%/ });

async function fillQuiz(page: Page, at: string) {
  await page.goto(at);
  await expect(questions(page).first()).toBeVisible();
  for (const question of await questions(page).all()) await question.getByRole('radio').first().check();
}

test('§sync.7, §sync.9 what was sent offline, or while the server was down, arrives once, and nobody presses again', async ({
  page,
  context,
  product,
  student,
}) => {
  test.slow();
  await product.call('POST', '/courses/data-literacy/enroll', student.token);
  await fillQuiz(page, quizAt);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Check answers' }).click();
  await expect(page.getByRole('alert')).toContainText('Your answers could not be checked');
  await expect(notSentYet(page)).toBeVisible();
  await context.setOffline(false);
  await expect(score(page)).toBeVisible();

  await product.buy(student, 'data-analytics');
  await page.goto('/assignments');
  await page.getByRole('button', { name: 'View Details: Question log' }).click();
  await page.getByRole('button', { name: 'Submit Assignment' }).click();
  await fill(page, { 'Your answer': 'Five questions, each with its decision.' });
  await product.kill();
  await page.getByRole('dialog').getByRole('button', { name: 'Submit', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Your assignment was not submitted');
  await expect(notSentYet(page)).toBeVisible();
  await product.start();
  await expect(page.getByRole('dialog').getByText('Completed', { exact: true })).toBeVisible({ timeout: 30_000 });

  const { id } = student.user;
  const counts = await readDatabase(product, (db) =>
    Promise.all([
      db.$count(quizAttempts, eq(quizAttempts.userId, id)),
      db.$count(submissions, eq(submissions.userId, id)),
    ]),
  );
  expect(counts).toEqual([1, 1]);
});

onTheWire(
  '§sync.5, §sync.10 a reload between two tries makes no second intent, and a late refusal keeps what was written',
  async ({ wire, enter }) => {
    const world = await enter('student');
    const { page, product, person } = world;
    await product.call('POST', '/courses/data-literacy/enroll', person.token);
    const call = post(/\/answers$/);
    const calls = callsOf(page, call);
    wire.loseAnswer(call);
    const failed = wire.goWrong([{ ...call, after: 1 }], answers['connection refused']);
    await fillQuiz(page, quizAt);
    await page.getByRole('button', { name: 'Check answers' }).click();
    await failed; // by itself, after the lost answer
    await page.reload();
    wire.heal();
    await expect(questions(page).first()).toBeVisible();
    await expect(questions(page).getByRole('radio', { checked: true })).toHaveCount(await questions(page).count());
    const again = page.waitForResponse(/\/answers$/);
    await page.getByRole('button', { name: 'Check answers' }).click();
    expect((await again).headers()['idempotency-replayed']).toBe('true');
    await expect(score(page)).toBeVisible();
    expect(calls.length).toBeGreaterThan(2);
    expect(new Set(keysOf(calls)).size).toBe(1);

    await openAssignment(world, 'Request Extension');
    await fill(page, wish());
    const lost = wire.goWrong([post(/\/extension$/)], answers['connection refused']);
    await page.getByRole('dialog').getByRole('button', { name: 'Send Request' }).click();
    await lost;
    await expect(notSentYet(page)).toBeVisible();
    // Handed in meanwhile on another device: no extension is left to ask for.
    await product.call('POST', '/assignments/question-log/submission', person.token, { text: 'Done.', fileIds: [] });
    wire.heal();
    await expect(notSentYet(page)).toHaveCount(0);
    await expect(page.getByRole('alert')).toContainText('Your request was not sent');
    await expect(page.getByLabel('Reason', { exact: true })).toHaveValue(wish().Reason);
  },
);
