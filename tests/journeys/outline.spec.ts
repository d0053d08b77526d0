/** The outline of the course beside lessons: where one is, how one goes on by it, and what stays meanwhile. */
import type { Page } from '@playwright/test';
import { leastShift } from '../layout-shift.ts';
import { lessonPage } from '../pages/lesson/detail.page.ts';
import { moduleEndPage } from '../pages/lesson/module-end.page.ts';
import { outlinePage } from '../pages/lesson/outline.page.ts';
import { quizPage } from '../pages/lesson/quiz.page.ts';
import { exercisePage } from '../pages/practice/exercise.page.ts';
import { draftLine } from '../pages/sync/draft.page.ts';
import { expect, expectAccessible, test, written } from './test.ts';

const course = 'sql-for-beginners';
const [first, second, quiz] = ['How a database is organised', 'From question to query', 'Check your first queries'];
const [exercise, other] = ['The five newest bikes', 'Habits that pay off'];
const wide = { width: 1366, height: 768 };
const phone = { width: 390, height: 844 };

/** How far things moved without a person's doing, added up. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    Reflect.set(window, 'shifted', 0);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Reflect.set(window, 'shifted', Reflect.get(window, 'shifted') + Reflect.get(entry, 'value'));
    }).observe({ type: 'layout-shift', buffered: true });
  });
const shifted = (page: Page) => page.evaluate(() => Number(Reflect.get(window, 'shifted')));

test('§lesson.35, §lesson.38 a student sees where they are, goes by the outline and back, and what is answered stays', async ({
  page,
  product,
  student,
}) => {
  await page.setViewportSize(wide);
  await product.buy(student, course);
  await lessonPage(page).open(course, 'm1-l1');
  const outline = outlinePage(page);
  await expect(outline.current).toHaveText(first);
  await expect(outline.module('Tables and first queries')).toContainText('0 of');
  await expectAccessible(page);

  await lessonPage(page).complete();
  await expect(outline.row(first)).toContainText('Done · Reading');
  await expect(outline.module('Tables and first queries')).toContainText('1 of');

  await outline.lesson(quiz).click();
  await expect(lessonPage(page).title(quiz)).toBeVisible();
  await expect(outline.current).toHaveText(quiz);
  const { choices, chosen } = quizPage(page);
  await choices.first().check();
  await expect(draftLine(page).saved).toBeVisible();
  await outline.lesson(second).click();
  await expect(lessonPage(page).title(second)).toBeVisible();
  await page.goBack();
  await expect(lessonPage(page).title(quiz)).toBeVisible();
  await expect(chosen).toHaveCount(1);
  await page.reload();
  await expect(outline.current).toHaveText(quiz);
  await expect(chosen).toHaveCount(1);
});

test('§lesson.35 a visitor sees which lesson of the preview it is, and that the rest is locked', async ({ page }) => {
  await page.setViewportSize(wide);
  await lessonPage(page).open(course, 'm1-l2');
  const outline = outlinePage(page);
  await expect(outline.current).toHaveText(second);
  await expect(outline.outline.getByRole('button', { name: /Locked$/ })).not.toHaveCount(0);
});

test('§lesson.37 the outline is folded on this device, beside an exercise from the start, and nothing moves on the next page', async ({
  page,
  product,
  student,
}) => {
  await page.setViewportSize(wide);
  await product.buy(student, course);
  const outline = outlinePage(page);
  await lessonPage(page).open(course, 'm1-l1');
  await expect(outline.current).toBeVisible();
  await outline.foldButton.click();
  await expect(outline.unfoldButton).toBeFocused();
  await expect(outline.current).toBeHidden();
  await watchShifts(page);
  await page.reload();
  await expect(outline.unfoldButton).toBeVisible();
  await expect(lessonPage(page).completeButton).toBeEnabled();
  expect(await shifted(page)).toBeLessThan(leastShift);

  const { open, write, expectCode, checkButton } = exercisePage(page);
  await open(course, 'm1-l7');
  await write('SELECT 1 AS kept;');
  await outline.unfoldButton.click();
  await expect(outline.current).toHaveText(exercise);
  await expect(checkButton).toBeInViewport();
  await expectAccessible(page);
  await expectCode('SELECT 1 AS kept;');
  await expect(draftLine(page).saved).toBeVisible();
  await outline.lesson(other).click();
  await expect(lessonPage(page).title(other)).toBeVisible();
  await page.goBack();
  await expectCode('SELECT 1 AS kept;');
  await page.reload();
  await expect(outline.foldButton).toBeVisible();
  await expectCode('SELECT 1 AS kept;');
  expect(await shifted(page)).toBeLessThan(leastShift);
});

test('§lesson.36 on a phone a drawer has the outline: by keyboard, with the focus given back, and what is typed stays', async ({
  page,
  product,
  student,
}) => {
  await page.setViewportSize(phone);
  await product.buy(student, course);
  const outline = outlinePage(page);
  const { open, write, expectCode, showCode, runButton } = exercisePage(page);
  await open(course, 'm1-l7');
  await expect(runButton).toBeVisible();
  await write('SELECT 2 AS kept;');
  await outline.openButton.focus();
  await page.keyboard.press('Enter');
  await expect(outline.drawer).toBeVisible();
  await expect(outline.lesson(exercise)).toBeInViewport();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(outline.drawer).toBeHidden();
  await expect(outline.openButton).toBeFocused();
  await showCode();
  await expectCode('SELECT 2 AS kept;');
  await expect(draftLine(page).saved).toBeVisible();

  await outline.openButton.click();
  await outline.lesson(exercise).click();
  await expect(outline.drawer).toBeHidden();
  await outline.openButton.click();
  await outline.lesson(first).click();
  await expect(lessonPage(page).title(first)).toBeVisible();
  await expect(outline.drawer).toBeHidden();
  await page.goBack();
  await expect(runButton).toBeVisible();
  await showCode();
  await expectCode('SELECT 2 AS kept;');
});

test('§lesson.39 the next lesson is there before it is asked for, but not where data is saved', async ({
  page,
  product,
  student,
}) => {
  await product.buy(student, course);
  const isNext = (url: string) => new URL(url).pathname === `/courses/${course}/lessons/m1-l2`;
  const ahead = page.waitForResponse((response) => isNext(response.url()) && response.ok());
  await lessonPage(page).open(course, 'm1-l1');
  await (await ahead).finished();
  const again = page.waitForResponse((response) => isNext(response.url()) && response.ok());
  await lessonPage(page).complete();
  await (await again).finished();
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await page.keyboard.press('Tab');
  await lessonPage(page).nextLink.click();
  await expect(lessonPage(page).title(second)).toBeVisible();
  expect(calls.filter((path) => path.endsWith('/lessons/m1-l2') && path.startsWith('/v1'))).toEqual([]);

  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  });
  calls.length = 0;
  await lessonPage(page).open(course, 'm1-l1');
  await expect(lessonPage(page).nextLink).toBeVisible();
  await expect(lessonPage(page).completed).toBeVisible();
  // Longer than a page waits until it is idle.
  await page.waitForTimeout(2_500);
  expect(calls.filter((path) => path === `/courses/${course}/lessons/m1-l2`)).toEqual([]);
});

test('§lesson.40 the lesson that completes a module says what it was about, how firm that is, and what comes next', async ({
  page,
  product,
  student,
}) => {
  await page.setViewportSize(phone);
  const literacy = written('data-literacy');
  const [ended, next] = literacy.modules;
  const left = ended?.lessons.find(({ type }) => type === 'reading');
  if (!ended || !next || !left) throw new Error('The course has no such modules.');
  const others = ended.lessons.filter((lesson) => lesson !== left);
  await product.complete(student, { ...literacy, modules: [{ ...ended, lessons: others }] });

  await lessonPage(page).open('data-literacy', left.id);
  await expect(lessonPage(page).completeButton).toBeVisible();
  const { box } = moduleEndPage(page);
  await expect(box).toHaveCount(0);
  await lessonPage(page).complete();
  await expect(box).toContainText(ended.title);
  await expect(box).toContainText(ended.outcome ?? '');
  await expect(box).toContainText(/students with answers like yours|to say\./);
  await expectAccessible(page);
  await moduleEndPage(page).next(next.title).click();
  await expect(lessonPage(page).title(next.lessons[0]?.title ?? '')).toBeVisible();
  await expect(box).toHaveCount(0);

  // At another lesson of the module nothing is said again, at its last one it is.
  for (const [lesson, times] of [
    [left, 0],
    [ended.lessons.at(-1), 1],
  ] as const) {
    await lessonPage(page).open('data-literacy', lesson?.id ?? '');
    await expect(lessonPage(page).askButton).toBeVisible();
    await expect(box).toHaveCount(times);
  }
});
