import { readFileSync } from 'node:fs';
import { expect, heading, test } from './journey.ts';

test('§assignments.12, §assignments.18, §assignments.20, §assignments.21: a student downloads an attachment, asks for more time, hands in text and a file, and reads them again', async ({
  page,
  product,
  student,
}) => {
  await product.buy(student, 'data-analytics');
  await page.goto('/assignments');
  await expect(heading(page, 'Assignments')).toBeVisible();
  const details = page.getByRole('dialog', { name: 'Question log' });

  await test.step('downloads an attachment', async () => {
    await page.getByRole('button', { name: 'View Details: Question log' }).click();
    const download = page.waitForEvent('download');
    await details.getByRole('button', { name: 'Download: question-log-template.md' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('question-log-template.md');
    expect(readFileSync(await file.path())).toEqual(readFileSync('server/seed/files/question-log-template.md'));
  });

  await test.step('requests an extension', async () => {
    await details.getByRole('button', { name: 'Request Extension' }).click();
    const request = page.getByRole('dialog', { name: 'Request Extension' });
    await request.getByLabel('Reason').fill('I am at a conference.');
    const day = new Date(Date.now() + 20 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
    await request.getByLabel('Proposed date').fill(day);
    await request.getByRole('button', { name: 'Send Request' }).click();
    const requested = page.getByRole('dialog', { name: 'Extension requested' });
    await expect(requested.getByText('I am at a conference.')).toBeVisible();
    await requested.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(details.getByText('Requested', { exact: true })).toBeVisible();
  });

  await test.step('submits a text and a file', async () => {
    await details.getByRole('button', { name: 'Submit Assignment' }).click();
    const dialog = page.getByRole('dialog', { name: 'Submit Assignment' });
    await dialog.getByLabel('Your answer').fill('Five questions, each with its decision.');
    await dialog.getByLabel('Add files').setInputFiles([
      { name: 'questions.md', mimeType: 'text/markdown', buffer: Buffer.from('# Questions\n') },
      { name: 'broken.txt', mimeType: 'text/plain', buffer: Buffer.from([0, 1, 2]) },
    ]);
    await dialog.getByRole('button', { name: 'Submit', exact: true }).click();
    await expect(dialog.getByRole('alert')).toContainText('broken.txt: The file must be');
    await dialog.getByRole('button', { name: 'Remove broken.txt' }).click();
    await expect(dialog.getByLabel('Your answer')).toHaveValue('Five questions, each with its decision.');
    await dialog.getByRole('button', { name: 'Retry' }).click();
    await expect(details.getByText('Completed', { exact: true })).toBeVisible();
    await expect(details.getByRole('button', { name: 'Request Extension' })).toHaveCount(0);
  });

  await test.step('sees the new status after a reload, and the submission', async () => {
    await page.reload();
    await page.getByLabel('Status').selectOption('Completed');
    await page.getByRole('button', { name: 'View Details: Question log' }).click();
    await details.getByRole('button', { name: 'View Submission' }).click();
    const submission = page.getByRole('dialog', { name: 'Your submission' });
    await expect(submission.getByText('Five questions, each with its decision.')).toBeVisible();
    const download = page.waitForEvent('download');
    await submission.getByRole('button', { name: 'Download: questions.md' }).click();
    expect(readFileSync(await (await download).path(), 'utf8')).toBe('# Questions\n');
  });
});
