import { paths } from '../../../src/paths.ts';
import { assignmentDialog } from '../../pages/assignments/details.page.ts';
import { extensionDialog } from '../../pages/assignments/extension.page.ts';
import { assignmentsPage } from '../../pages/assignments/list.page.ts';
import { coursePage } from '../../pages/course/detail.page.ts';
import { lessonPage } from '../../pages/lesson/detail.page.ts';
import { quizPage } from '../../pages/lesson/quiz.page.ts';
import { teachingPage } from '../../pages/teaching/overview.page.ts';
import { rosterPage } from '../../pages/teaching/roster.page.ts';
import { studentViewPart } from '../../pages/teaching/student-view.page.ts';
import { carrySession, expect, expectAccessible, expectNoSidewaysScroll, long, newPerson, test } from '../test.ts';

const courseId = 'data-analytics';

/**
 * Runs in the page. Returns the keys of everyone's drafts on the device, of the copies that pages made as they
 * unloaded, and of what lessons recorded.
 */
async function draftsHere(): Promise<unknown[]> {
  const opened = indexedDB.open('drafts');
  await new Promise((resolve) => opened.addEventListener('success', resolve));
  const found = opened.result.transaction('drafts').objectStore('drafts').getAllKeys();
  await new Promise((resolve) => found.addEventListener('success', resolve));
  return [...found.result, ...Object.keys(localStorage).filter((key) => /^(unload-copy|activity) /.test(key))];
}

test('§teaching.16, §teaching.20, §analytics.20: an instructor looks at a course as a student, and nothing of it stays', {
  tag: long,
}, async ({ product, openContext }) => {
  const mira = await product.register({ ...newPerson(), firstName: 'Mira' }, 'instructor', [courseId]);
  const context = await openContext();
  await carrySession(context, product, mira);
  const page = await context.newPage();
  const other = await context.newPage();
  const students = () => product.call('GET', `/teach/courses/${courseId}/students`, mira.token);
  const before = await students();
  const { bar, startButton, leaveButton } = studentViewPart(page);

  const recorded: string[] = [];
  page.on('request', (request) => request.url().includes('/analytics/') && recorded.push(request.url()));
  await teachingPage(other).open();
  await teachingPage(page).open();
  await startButton.click();
  await expect(coursePage(page).title('Data Analytics')).toBeVisible();
  await expect(bar).toHaveText(/^Student view of Data Analytics\. Nothing you do here is kept\./);
  await expect(coursePage(page).enrolButton).toBeHidden();
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);

  await lessonPage(page).open(courseId, 'm1-l2');
  await lessonPage(page).complete();
  await expect(lessonPage(page).completed).toBeVisible();
  await quizPage(page).open(courseId);
  await quizPage(page).answerAll();
  await quizPage(page).check();
  await expect(quizPage(page).score).toBeVisible();
  await assignmentsPage(page).open();
  await assignmentsPage(page).view('Question log');
  await assignmentDialog(page).extensionButton.click();
  await extensionDialog(page).fill('I try this out.');
  await expect(page.getByText('Saved')).toBeVisible();
  await page.reload();

  expect(recorded).toEqual([]);

  // The other tab has the same session: it becomes the student's with its next call.
  await other.reload();
  await expect(studentViewPart(other).bar).toBeVisible();
  await other.close();

  await page.setViewportSize({ width: 1280, height: 800 });
  // A draft's key is a list, that of a copy made as a page unloaded is text.
  expect((await page.evaluate(draftsHere)).map(String)).toContainEqual(expect.stringContaining('extension'));
  await leaveButton.click();
  await expect(rosterPage(page).table).toBeVisible();
  await expect(page).toHaveURL(`/teach/courses/${courseId}`);
  await expect(bar).toBeHidden();
  expect(await students()).toEqual(before);
  // Nothing that was typed is left on the device.
  expect(await page.evaluate(draftsHere)).toEqual([]);
});

test('§teaching.16 a call that the page makes on its way into Student view does not hold it back', async ({
  page,
  context,
  product,
}) => {
  const mira = await product.register(newPerson(), 'instructor', [courseId]);
  await carrySession(context, product, mira);
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route(`**/courses/${courseId}`, async (route) => {
    if (route.request().isNavigationRequest()) await answered;
    await route.continue();
  });
  await teachingPage(page).open();
  await page.evaluate((url) => {
    const link = document.querySelector<HTMLElement>(`a[href="${url}"]`);
    addEventListener('beforeunload', () => setTimeout(() => link?.click(), 50));
  }, paths.teach.grading());
  const opening = page.waitForRequest((request) => request.isNavigationRequest());
  await studentViewPart(page).startButton.click();
  await opening;
  await page.waitForTimeout(1_000); // for the calls of the page behind the link
  answer();
  await expect(coursePage(page).title('Data Analytics')).toBeVisible();
});
