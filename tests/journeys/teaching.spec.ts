/** A student and an instructor in two browsers: from the submission to its feedback, with the server killed twice. */
import type { Page } from '@playwright/test';
import ICAL from 'ical.js';
import { taughtAnnouncementsPage } from '../pages/announcements/taught.page.ts';
import { unreadAnnouncements } from '../pages/announcements/unread.page.ts';
import { assignmentDialog, submittedDialog } from '../pages/assignments/details.page.ts';
import { extensionDialog } from '../pages/assignments/extension.page.ts';
import { assignmentsPage } from '../pages/assignments/list.page.ts';
import { submissionDialog } from '../pages/assignments/submission.page.ts';
import { coursePage } from '../pages/course/detail.page.ts';
import { instructorMessageDialog } from '../pages/course/instructor-message.page.ts';
import { ownReview } from '../pages/course/own-review.page.ts';
import { taughtReviewsPage } from '../pages/course/taught-reviews.page.ts';
import { extensionAnswerDialog, extensionRequestsPage } from '../pages/grading/extension-requests.page.ts';
import { gradingPage } from '../pages/grading/submission.page.ts';
import { lessonPage } from '../pages/lesson/detail.page.ts';
import { threadPage } from '../pages/questions/thread.page.ts';
import { threadsPage } from '../pages/questions/threads.page.ts';
import { noticeArea } from '../pages/shell/notices.page.ts';
import { rosterMessageDialog, rosterPage } from '../pages/teaching/roster.page.ts';
import { waitingOf } from './hand-in.ts';
import { carrySession, expect, fullNameOf, long, newPerson, test, written } from './test.ts';

const courseId = 'data-analytics';

/** The due date in the calendar that an app follows, and how often it was moved. */
async function dueIn(address: string) {
  const calendar = new ICAL.Component(ICAL.parse(await (await fetch(address)).text()));
  const found = calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
  const { endDate, sequence } = found.find(({ uid }) => uid.startsWith('due-question-log')) ?? {};
  return { due: endDate?.toJSDate().toISOString().slice(0, 10), sequence };
}

const answer = 'Are our customers happy? Which of them come back?';
const again = 'Did returns fall after the new size guide went live in May?';
const reason = 'I am at a conference until Thursday.';
const question = 'Why does the median not move?';
const reply = 'Half of the values still lie below it.';
const announced = { title: 'A new data set', text: 'Please load it again.' };
const toChosen = 'Shall we look at the second part together?';
const review = 'Clear, and my questions were answered.';

test('§assignments.19, §product.71, §grading.18, §questions.1, §course.30, §announcements.3, §teaching.15: what a student hands in, asks and requests comes back from the instructor, and what the instructor tells arrives, each once, with the server killed on each side', {
  tag: long,
}, async ({ page, product, student, openContext }) => {
  test.setTimeout(360_000);
  const { email } = student.user;
  const name = fullNameOf(student);
  await product.buy(student, courseId);
  const sarah = await product.register({ ...newPerson(), firstName: 'Sarah' }, 'instructor', [courseId]);
  const desk = await (await openContext()).newPage();
  await carrySession(desk.context(), product, sarah);
  const mailed = { questions: 'atOnce', extensionRequests: 'atOnce', reports: 'atOnce' };
  await product.call('PUT', '/teach/mail-choices', sarah.token, mailed);
  for (const one of [page, desk]) one.setDefaultTimeout(20_000); // to say what it waited for
  const address = (await product.call<{ url: string }>('POST', '/schedules/feed', student.token)).url;
  const before = await dueIn(address);
  /** Sends something while the server is dead, and starts the server again: the call must arrive by itself. */
  const killedDuring = async (send: () => Promise<unknown>) => {
    await product.kill();
    await send();
    await product.start();
  };
  const mailsTo = (to: string, subject: RegExp) =>
    product.outbox().filter((mail) => mail.to === to && subject.test(mail.subject)).length;

  /** The mark of a conversation that is new to its reader, which goes once it was read. */
  const readNew = async (one: Page, text: string) => {
    await threadsPage(one).open();
    const conversation = threadsPage(one).beginning(text);
    await expect(conversation).toHaveCount(1);
    await expect(conversation.getByText('1 new message')).toBeVisible();
    const read = one.waitForResponse((answer) => /\/messages\/[^/]+\/read$/.test(answer.url()) && answer.ok());
    await conversation.getByRole('link').click();
    await expect(threadPage(one).message(text)).toHaveCount(1);
    // Who leaves before this call has been sent has not read it.
    await read;
    await expect(async () => {
      await threadsPage(one).open();
      await expect(conversation).toHaveCount(1);
      await expect(conversation.getByText(/new message/)).toHaveCount(0);
    }).toPass();
    await conversation.getByRole('link').click();
  };

  await test.step('the student asks for a later due date, while the server is killed', async () => {
    await assignmentsPage(page).open();
    await assignmentsPage(page).view('Question log');
    await assignmentDialog(page).extensionButton.click();
    await extensionDialog(page).fill(reason);
    await killedDuring(() => extensionDialog(page).sendButton.click());
    await expect(extensionDialog(page).requested).toBeVisible({ timeout: 30_000 });
    await extensionDialog(page).closeRequestedButton.click();
  });

  await test.step('the instructor grants it, while the server is killed', async () => {
    await extensionRequestsPage(desk).open();
    const request = extensionRequestsPage(desk).requestOf(name).filter({ hasText: reason }).last();
    await request.getByRole('button').click();
    await expect(extensionAnswerDialog(desk).proposedOption).toBeFocused();
    await killedDuring(() => desk.keyboard.press('Enter'));
    await expect(request.getByText('Granted', { exact: true })).toBeVisible({ timeout: 30_000 });
    const after = await dueIn(address);
    expect(after.sequence).toBe((before.sequence ?? 0) + 1);
    expect(after.due).not.toBe(before.due);
  });

  await test.step('the student asks a question and hands in', async () => {
    await lessonPage(page).open(courseId, 'm1-l2');
    await lessonPage(page).askButton.click();
    await instructorMessageDialog(page).message.fill(question);
    await instructorMessageDialog(page).sendButton.click();
    await expect(instructorMessageDialog(page).dialog).toHaveCount(0);
    await expect(noticeArea(page).notice('Message sent')).toHaveCount(1);
    await assignmentsPage(page).open();
    await assignmentsPage(page).view('Question log');
    await assignmentDialog(page).submitButton.click();
    await submissionDialog(page).write(answer);
    await submissionDialog(page).submit();
    await expect(assignmentDialog(page).completed).toBeVisible();
  });

  await test.step('the instructor answers and grades with the rubric', async () => {
    await readNew(desk, question);
    await threadPage(desk).write(reply);
    await threadPage(desk).sendButton.click();
    await expect(threadPage(desk).message(reply)).toBeVisible();
    const { submissionId } = await waitingOf(product, sarah, student);
    await gradingPage(desk).open(courseId, submissionId);
    await expect(gradingPage(desk).criteria.first()).toBeVisible();
    for (const group of await gradingPage(desk).criteria.all()) await group.getByRole('radio').first().check();
    await gradingPage(desk).feedback.fill('Each can be answered. Name the decision, too.');
    await gradingPage(desk).returnButton.click();
    await expect(gradingPage(desk).returned).toBeVisible();
  });

  await test.step('the student reads both', async () => {
    await readNew(page, reply);
    await expect.poll(() => mailsTo(email, /^Feedback on/), { timeout: 90_000 }).toBe(1);
    await assignmentsPage(page).open();
    await assignmentsPage(page).view('Question log');
    await assignmentDialog(page).submissionButton.click();
    await expect(submittedDialog(page).text('Name the decision, too.')).toBeVisible();
    await submittedDialog(page).closeButton.click();
  });

  await test.step('the student hands in again', async () => {
    await assignmentDialog(page).submitAgainButton.click();
    await submissionDialog(page).write(again);
    await submissionDialog(page).submit();
    await expect(assignmentDialog(page).completed).toBeVisible();
    expect((await waitingOf(product, sarah, student)).courseId).toBe(courseId);
  });

  await test.step('the student reviews the course', async () => {
    const lessons = written(courseId).modules.flatMap((module) => module.lessons);
    const isMarked = ({ type }: { type: string }) => /reading|video|assignment/.test(type);
    // A quarter of the lessons, which is more than a review takes.
    for (const lesson of lessons.filter(isMarked).slice(0, lessons.length / 4)) {
      const path = `/courses/${courseId}/lessons/${lesson.id}`;
      await product.call('GET', path, student.token);
      await product.call('POST', `${path}/complete`, student.token);
    }
    await coursePage(page).open(courseId);
    await coursePage(page).showReviews();
    await ownReview(page).writeButton.click();
    await ownReview(page).fill(5, review);
    await ownReview(page).sendButton.click();
    await expect(ownReview(page).changeButton).toBeVisible();
    await taughtReviewsPage(desk).open(courseId);
    await expect(desk.getByRole('main').getByText(review)).toHaveCount(1);
  });

  await test.step('the instructor tells all students something, and writes to chosen ones while the server is killed', async () => {
    await taughtAnnouncementsPage(desk).open(courseId);
    await taughtAnnouncementsPage(desk).write(announced);
    await taughtAnnouncementsPage(desk).announceButton.click();
    await expect(taughtAnnouncementsPage(desk).announced).toBeVisible();
    await rosterPage(desk).open(courseId);
    await rosterPage(desk).search.fill(name);
    await expect(
      rosterPage(desk)
        .student(new RegExp(`^${name}`))
        .first(),
    ).toBeVisible();
    await rosterPage(desk).chooseShown.check();
    await rosterPage(desk).messageButton.click();
    await rosterMessageDialog(desk).message.fill(toChosen);
    await killedDuring(() => rosterMessageDialog(desk).sendButton.click());
    await expect(rosterMessageDialog(desk).sent).toBeVisible({ timeout: 30_000 });
    await rosterMessageDialog(desk).closeButton.click();
    await expect(rosterPage(desk).selected).toHaveText('None selected');
  });

  await test.step('the student sees both, until they are dismissed and read', async () => {
    const told = unreadAnnouncements(page).announcements.filter({ hasText: announced.text });
    // The instructor had half a minute to undo it.
    await expect(async () => {
      await page.goto('/dashboard');
      await expect(told).toHaveCount(1, { timeout: 5_000 });
    }).toPass({ timeout: 60_000 });
    await told.getByRole('button').click();
    await expect(told).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('heading', { name: /^Hello/ })).toBeVisible();
    await expect(told).toHaveCount(0);
    await readNew(page, toChosen);
  });

  await test.step('each mail and each notice came once', async () => {
    expect(mailsTo(email, /^A later due date/)).toBe(1);
    expect(mailsTo(email, /^An answer to your question/)).toBe(1);
    expect(mailsTo(email, /^Feedback on/)).toBe(1);
    expect(mailsTo(sarah.user.email, /^A question about/)).toBe(1);
    expect(mailsTo(sarah.user.email, /^A request for a later due date/)).toBe(1);
    await expect.poll(() => mailsTo(email, /^Data Analytics: A new data set/), { timeout: 90_000 }).toBe(1);
    await expect.poll(() => mailsTo(email, /^A message about/), { timeout: 90_000 }).toBe(1);
    type Threads = { items: { excerpt: string; unread: number }[] };
    const { items } = await product.call<Threads>('GET', '/messages', student.token);
    expect(items.map(({ excerpt, unread }) => [excerpt, unread])).toEqual([
      [toChosen, 0],
      [reply, 0],
    ]);
    const told = await product.call<{ text: string }[]>('GET', '/announcements', student.token);
    expect(told.filter(({ text }) => text === announced.text)).toEqual([]);
    await extensionRequestsPage(desk).open();
    await expect(extensionRequestsPage(desk).requests.first().or(extensionRequestsPage(desk).none)).toBeVisible();
    await expect(extensionRequestsPage(desk).requests.filter({ hasText: reason })).toHaveCount(0);
  });
});
