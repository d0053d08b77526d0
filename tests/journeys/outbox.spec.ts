/** A call without an answer is retried without the person, and counts once (docs/adr/010-pending-calls.md). */

import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { submissions } from '../../server/platform/database/schema/assignments.ts';
import { quizAttempts } from '../../server/platform/database/schema/lesson.ts';
import { answers } from '../faults/call-faults.ts';
import { post } from '../faults/row.ts';
import { openExtension } from '../faults/table/assignments.ts';
import { test as testWithFaults } from '../faults/test.ts';
import { assignmentDialog } from '../pages/assignments/details.page.ts';
import { extensionDialog } from '../pages/assignments/extension.page.ts';
import { assignmentsPage } from '../pages/assignments/list.page.ts';
import { submissionDialog } from '../pages/assignments/submission.page.ts';
import { quizPage } from '../pages/lesson/quiz.page.ts';
import { draftLine } from '../pages/sync/draft.page.ts';
import { callsOf, keysOf } from './calls.ts';
import { readDatabase } from './database.ts';
import { expect, long, test } from './test.ts';

const notSentYet = (page: Page) => draftLine(page).notSentYet;

async function fillQuiz(page: Page) {
  await quizPage(page).open('data-literacy');
  await quizPage(page).answerAll();
}

test('§sync.7, §sync.9 what was sent offline, or while the server was down, arrives once, and nobody presses again', {
  tag: long,
}, async ({ page, context, product, student }) => {
  test.slow();
  await product.call('POST', '/courses/data-literacy/enroll', student.token);
  await fillQuiz(page);
  await context.setOffline(true);
  await quizPage(page).check();
  await expect(page.getByRole('alert')).toContainText('Your answers could not be checked');
  await expect(notSentYet(page)).toBeVisible();
  await context.setOffline(false);
  await expect(quizPage(page).score).toBeVisible();

  await product.buy(student, 'data-analytics');
  await assignmentsPage(page).open();
  await assignmentsPage(page).view('Question log');
  await assignmentDialog(page).submitButton.click();
  await submissionDialog(page).write('Five questions, each with its decision.');
  await product.kill();
  await submissionDialog(page).submit();
  await expect(page.getByRole('alert')).toContainText('Your assignment was not submitted');
  await expect(notSentYet(page)).toBeVisible();
  await product.start();
  await expect(assignmentDialog(page).completed).toBeVisible({ timeout: 30_000 });

  const { id } = student.user;
  const counts = await readDatabase(product, (db) =>
    Promise.all([
      db.$count(quizAttempts, eq(quizAttempts.userId, id)),
      db.$count(submissions, eq(submissions.userId, id)),
    ]),
  );
  expect(counts).toEqual([1, 1]);
});

testWithFaults(
  '§sync.5, §sync.10 a reload between two tries makes no second call, and a late refusal keeps what was written',
  async ({ faultProxy, visitAs }) => {
    const visit = await visitAs('student');
    const { page, product, person } = visit;
    await product.call('POST', '/courses/data-literacy/enroll', person.token);
    const call = post(/\/answers$/);
    const calls = callsOf(page, call);
    faultProxy.loseAnswer(call);
    const failed = faultProxy.fail([{ ...call, after: 1 }], answers['connection refused']);
    await fillQuiz(page);
    await quizPage(page).check();
    await failed; // the retry after the lost answer
    await page.reload();
    faultProxy.heal();
    await quizPage(page).expectQuestions();
    await quizPage(page).expectAllAnswered();
    const again = page.waitForResponse(/\/answers$/);
    await quizPage(page).check();
    expect((await again).headers()['idempotency-replayed']).toBe('true');
    await expect(quizPage(page).score).toBeVisible();
    expect(calls.length).toBeGreaterThan(2);
    expect(new Set(keysOf(calls)).size).toBe(1);

    const reason = 'I am at a conference.';
    await openExtension(visit);
    await extensionDialog(page).fill(reason);
    const lost = faultProxy.fail([post(/\/extension$/)], answers['connection refused']);
    await extensionDialog(page).sendButton.click();
    await lost;
    await expect(notSentYet(page)).toBeVisible();
    // Submitted meanwhile on another device, so that no extension can be asked for.
    await product.call('POST', '/assignments/question-log/submission', person.token, { text: 'Done.', fileIds: [] });
    faultProxy.heal();
    await expect(notSentYet(page)).toHaveCount(0);
    await expect(page.getByRole('alert')).toContainText('Your request was not sent');
    await expect(extensionDialog(page).reason).toHaveValue(reason);
  },
);
