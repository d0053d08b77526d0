import { readFileSync } from 'node:fs';
import { instructorMessageDialog } from '../pages/course/instructor-message.page.ts';
import { lessonPage } from '../pages/lesson/detail.page.ts';
import { threadPage } from '../pages/questions/thread.page.ts';
import { threadsPage } from '../pages/questions/threads.page.ts';
import { noticeArea } from '../pages/shell/notices.page.ts';
import { carrySession, expect, expectAccessible, long, test } from './test.ts';

const question = 'Why does the **median** not move?';

test('§questions.1, §questions.6, §questions.8 to §questions.11: a student asks in a lesson, the instructor answers by the link in the mail, and both find the conversation again', {
  tag: long,
}, async ({ page, product, student, openContext }) => {
  const { email } = student.user;
  await product.buy(student, 'data-analytics');
  const mailTo = async (to: string, words: string) => {
    const find = () => product.outbox().findLast((mail) => mail.to === to && mail.text.includes(words));
    await expect.poll(() => find()?.subject).toBeTruthy();
    return /\/messages\/\S+/.exec(find()?.text ?? '')?.[0] ?? '';
  };

  await test.step('the student asks', async () => {
    await lessonPage(page).open('data-analytics', 'm1-l2');
    await lessonPage(page).askButton.click();
    await instructorMessageDialog(page).message.fill(question);
    await instructorMessageDialog(page).sendButton.click();
    await expect(noticeArea(page).notice('Message sent')).toBeVisible();
  });

  const context = await openContext();
  const instructor = await product.signIn('instructor@example.com', 'Teaching1');
  await carrySession(context, product, instructor);
  const desk = await context.newPage();
  await test.step('the instructor answers with a file, by keyboard', async () => {
    await desk.goto(await mailTo('instructor@example.com', email));
    await expect(threadPage(desk).messages.getByText('median')).toBeVisible();
    await expectAccessible(desk, ['light', 'dark']);
    await threadPage(desk).reply.fill('Because half of the values **still** lie below it.');
    const table = { name: 'median.csv', mimeType: 'text/csv', buffer: Buffer.from('a,b\n') };
    await threadPage(desk).addFiles(table);
    await threadPage(desk).sendButton.press('Enter');
    await expect(threadPage(desk).downloadButton('median.csv')).toBeVisible();
    await expect(threadPage(desk).reply).toHaveValue('');
  });

  await test.step('the student reads it, which is new once', async () => {
    await mailTo(email, 'half of the values');
    await threadsPage(page).open();
    await expect(threadsPage(page).newMessages(1)).toBeVisible();
    await expectAccessible(page, ['light', 'dark']);
    await threadsPage(page)
      .thread(/From request to question/)
      .click();
    await expect(threadPage(page).message('Because half of the values')).toBeVisible();
    const download = page.waitForEvent('download');
    await threadPage(page).downloadButton('median.csv').click();
    expect(readFileSync(await (await download).path(), 'utf8')).toBe('a,b\n');
    await threadsPage(page).open();
    await expect(threadsPage(page).list).toBeVisible();
    await expect(threadsPage(page).newMessages(1)).toHaveCount(0);
  });

  await test.step('a draft of a reply outlives a reload', async () => {
    await threadsPage(page)
      .thread(/From request to question/)
      .click();
    await threadPage(page).write('Thank you.');
    await page.reload();
    await expect(threadPage(page).reply).toHaveValue('Thank you.');
    await threadPage(page).sendButton.click();
    await expect(threadPage(page).message('Thank you.')).toBeVisible();
    await expect(threadPage(page).reply).toHaveValue('');
  });
});
