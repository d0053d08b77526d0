import { readFileSync } from 'node:fs';
import { sharedQuestion } from '../../server/demonstration/questions.ts';
import { instructorMessageDialog } from '../pages/course/instructor-message.page.ts';
import { dashboardPage } from '../pages/dashboard/overview.page.ts';
import { lessonPage } from '../pages/lesson/detail.page.ts';
import { communityPage, discussionPage } from '../pages/questions/community.page.ts';
import { ownAnswerDialog } from '../pages/questions/own-answer.page.ts';
import { publicationDialog } from '../pages/questions/publication.page.ts';
import { threadPage } from '../pages/questions/thread.page.ts';
import { threadsPage } from '../pages/questions/threads.page.ts';
import { draftLine } from '../pages/sync/draft.page.ts';
import { carrySession, expect, expectAccessible, long, newPerson, test } from './test.ts';

const question = 'Why does the **median** not move?';

test('§questions.1, §questions.6, §questions.8 to §questions.11, §questions.17 to §questions.20: a student asks in a lesson, the instructor answers by the link in the mail, both find the conversation again, and the course gets to read it', {
  tag: long,
}, async ({ page, product, student, openContext }) => {
  const { email } = student.user;
  await product.buy(student, 'data-analytics');
  const instructor = await product.register(newPerson(), 'instructor', ['data-analytics']);
  const mailed = { questions: 'atOnce', extensionRequests: 'atOnce', reports: 'atOnce' };
  await product.call('PUT', '/teach/mail-choices', instructor.token, mailed);
  const mailTo = async (to: string, text: string) => {
    const find = () => product.outbox().findLast((mail) => mail.to === to && mail.text.includes(text));
    await expect.poll(() => find()?.subject).toBeTruthy();
    return /\/messages\/\S+/.exec(find()?.text ?? '')?.[0] ?? '';
  };

  await test.step('the student asks', async () => {
    await lessonPage(page).open('data-analytics', 'm1-l2');
    await lessonPage(page).askButton.click();
    await instructorMessageDialog(page).message.fill(question);
    await instructorMessageDialog(page).sendButton.click();
    await expect(instructorMessageDialog(page).dialog).toHaveCount(0);
  });

  const context = await openContext();
  await carrySession(context, product, instructor);
  const desk = await context.newPage();
  await test.step('the instructor answers with a file, by keyboard', async () => {
    await desk.goto(await mailTo(instructor.user.email, email));
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
    await dashboardPage(page).open();
    await expect(dashboardPage(page).newMessages).toHaveText('Messages 1 new');
    await dashboardPage(page).newMessages.click();
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
    const counted = page.waitForResponse(/\/messages\/new$/);
    await dashboardPage(page).open();
    expect(await (await counted).json()).toEqual({ threads: 0 });
    await expect(dashboardPage(page).newMessages).toHaveCount(0);
    await dashboardPage(page).messagesLink.click();
  });

  await test.step('a draft of a reply outlives a reload, with its file', async () => {
    await threadsPage(page)
      .thread(/From request to question/)
      .click();
    await threadPage(page).addFiles({ name: 'mine.csv', mimeType: 'text/csv', buffer: Buffer.from('c,d\n') });
    await expect(draftLine(page).saved).toBeVisible();
    await threadPage(page).write('Thank you.');
    await page.reload();
    await expect(threadPage(page).reply).toHaveValue('Thank you.');
    await expect(threadPage(page).files).toContainText('mine.csv');
    await threadPage(page).sendButton.click();
    await expect(threadPage(page).message('Thank you.')).toBeVisible();
    await expect(threadPage(page).downloadButton('mine.csv')).toBeVisible();
    await expect(threadPage(page).reply).toHaveValue('');
    await expect(threadPage(page).files).toHaveCount(0);
    await page.reload();
    await expect(threadPage(page).message('Thank you.')).toBeVisible();
    await expect(threadPage(page).files).toHaveCount(0);
    await expect(threadPage(page).reply).toHaveValue('');
  });

  await test.step('the instructor publishes it, and another student answers and reports', async () => {
    await desk.reload();
    await publicationDialog(desk).openButton.click();
    await publicationDialog(desk).title.fill('When does a median move?');
    await expectAccessible(desk, ['light', 'dark']);
    await publicationDialog(desk).publishButton.click();
    await expect(publicationDialog(desk).publishedLink).toBeVisible();

    const other = await product.register(newPerson());
    await product.buy(other, 'data-analytics');
    const elsewhere = await openContext();
    await carrySession(elsewhere, product, other);
    const room = await elsewhere.newPage();
    await communityPage(room).open();
    await communityPage(room).search.fill('half of the values');
    await communityPage(room).search.press('Enter');
    await communityPage(room).question('When does a median move?').click();
    await expect(discussionPage(room).answers).toContainText('half of the values');
    await discussionPage(room).write('With five numbers it is easy to see.');
    await discussionPage(room).sendButton.click();
    await expect(discussionPage(room).answerText('With five numbers')).toBeVisible();
    await discussionPage(room).reportButton.click();
    await discussionPage(room).reason.fill('It is in the book.');
    await discussionPage(room).sendReportButton.click();
    await expect(discussionPage(room).reportSent).toBeVisible();
    await expectAccessible(room, ['light', 'dark']);
    await discussionPage(room).cancelOrCloseButton.press('Enter');
    await expect(discussionPage(room).reportButton).toBeFocused();
  });

  await test.step('the instructor looks at the report, and marks the answer as right', async () => {
    await communityPage(desk).open();
    await communityPage(desk).reportedFilter.click();
    await communityPage(desk).question('When does a median move?').click();
    await expect(desk.getByText('It is in the book.')).toBeVisible();
    await expectAccessible(desk, ['light', 'dark']);
    await discussionPage(desk).rightButton.first().click();
    await expect(discussionPage(desk).notRightButton).toBeVisible();
  });
});

test('§questions.25, §questions.27: a student changes an answer of their own, finds it changed after a reload, and deletes it', async ({
  page,
  product,
  student,
}) => {
  await product.buy(student, sharedQuestion.courseId);
  await discussionPage(page).open(sharedQuestion.courseId, sharedQuestion.id);
  await discussionPage(page).write('Try it with seven swans.');
  await discussionPage(page).sendButton.click();
  await expect(discussionPage(page).answerText('Try it with seven swans.')).toBeVisible();

  await discussionPage(page).editButton.click();
  await expect(ownAnswerDialog(page).answer).toBeFocused();
  await expect(ownAnswerDialog(page).answer).toHaveValue('Try it with seven swans.');
  await expectAccessible(page, ['light', 'dark']);
  await ownAnswerDialog(page).answer.fill('Try it with seven herons.');
  await expect(draftLine(page).saved).toBeVisible();
  await ownAnswerDialog(page).saveButton.click();
  await expect(ownAnswerDialog(page).dialog).toHaveCount(0);
  await expect(discussionPage(page).editButton).toBeFocused();
  await page.reload();
  await expect(discussionPage(page).answerText('Try it with seven herons.')).toBeVisible();
  await expect(discussionPage(page).editedOf('Try it with seven herons.')).toBeVisible();
  await expect(discussionPage(page).answerText('Try it with seven swans.')).toHaveCount(0);

  await discussionPage(page).deleteButton.click();
  await expect(ownAnswerDialog(page).leaveButton).toBeFocused();
  await expectAccessible(page, ['light', 'dark']);
  await ownAnswerDialog(page).confirmButton.click();
  await expect(discussionPage(page).answerText('Try it with seven herons.')).toHaveCount(0);
  await page.reload();
  await expect(discussionPage(page).answers).toBeVisible();
  await expect(discussionPage(page).answerText('Try it with seven herons.')).toHaveCount(0);
});
