import { readFileSync } from 'node:fs';
import { assignmentDialog, submittedDialog } from '../pages/assignments/details.page.ts';
import { extensionDialog } from '../pages/assignments/extension.page.ts';
import { assignmentsPage } from '../pages/assignments/list.page.ts';
import { submissionDialog } from '../pages/assignments/submission.page.ts';
import { expect, test } from './test.ts';

test('§assignments.12, §assignments.18, §assignments.20, §assignments.21: a student downloads an attachment, asks for more time, hands in text and a file, and reads them again', async ({
  page,
  product,
  student,
}) => {
  await product.buy(student, 'data-analytics');
  await assignmentsPage(page).open();
  await expect(assignmentsPage(page).title).toBeVisible();
  const details = assignmentDialog(page);

  await test.step('downloads an attachment', async () => {
    await assignmentsPage(page).view('Question log');
    const download = page.waitForEvent('download');
    await details.downloadButton('question-log-template.md').click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('question-log-template.md');
    expect(readFileSync(await file.path())).toEqual(
      readFileSync('content/courses/data-analytics/assignments/files/question-log-template.md'),
    );
  });

  await test.step('requests an extension', async () => {
    await details.extensionButton.click();
    await extensionDialog(page).fill('I am at a conference.');
    await extensionDialog(page).sendButton.click();
    await expect(extensionDialog(page).requested.getByText('I am at a conference.')).toBeVisible();
    await extensionDialog(page).closeRequestedButton.click();
    await expect(details.requested).toBeVisible();
  });

  await test.step('submits a text and a file', async () => {
    await details.submitButton.click();
    const dialog = submissionDialog(page);
    await dialog.write('Five questions, each with its decision.');
    await dialog.addFiles([
      { name: 'questions.md', mimeType: 'text/markdown', buffer: Buffer.from('# Questions\n') },
      { name: 'broken.txt', mimeType: 'text/plain', buffer: Buffer.from([0, 1, 2]) },
    ]);
    await dialog.submit();
    await expect(dialog.alert).toContainText('broken.txt: The file must be');
    await dialog.removeButton('broken.txt').click();
    await expect(dialog.answer).toHaveValue('Five questions, each with its decision.');
    await dialog.submitOrRetryButton.click();
    await expect(details.completed).toBeVisible();
    await expect(details.extensionButton).toHaveCount(0);
  });

  await test.step('sees the new status after a reload, and the submission', async () => {
    await page.reload();
    await assignmentsPage(page).status.selectOption('Completed');
    await assignmentsPage(page).view('Question log');
    await details.submissionButton.click();
    const submission = submittedDialog(page);
    await expect(submission.text('Five questions, each with its decision.')).toBeVisible();
    const download = page.waitForEvent('download');
    await details.downloadButton('questions.md').click();
    expect(readFileSync(await (await download).path(), 'utf8')).toBe('# Questions\n');
  });
});
