/** A video is gone through in any order, and goes on where it was left, on each device. */
import type { Page } from '@playwright/test';
import { lessonPage } from '../pages/lesson/detail.page.ts';
import { videoPage } from '../pages/lesson/video.page.ts';
import { navigationBar } from '../pages/shell/navigation.page.ts';
import { carrySession, expect, expectAccessible, long, test } from './test.ts';

const [courseId, lessonId] = ['data-visualization', 'm1-l2'];

/** How many entries the device keeps of what people have done. */
const keptOn = (page: Page) =>
  page.evaluate(async () => {
    const databases = await indexedDB.databases();
    if (!databases.some(({ name }) => name === 'drafts')) return 0;
    return new Promise<number>((resolve) => {
      const opening = indexedDB.open('drafts');
      opening.onsuccess = () => {
        const counting = opening.result.transaction('drafts').objectStore('drafts').count();
        counting.onsuccess = () => {
          opening.result.close();
          resolve(counting.result);
        };
      };
    });
  });

test('§lesson.22, §lesson.23, §lesson.24 a video follows its transcript and its keys, and goes on elsewhere', async ({
  page,
  product,
  student,
  openContext,
}) => {
  await product.buy(student, courseId);
  await lessonPage(page).open(courseId, lessonId);
  const video = videoPage(page);
  await expect(video.playButton).toBeVisible();
  const [first = '', ...others] = await video.times.allTextContents();
  expect(first).toBe('0:00');
  const time = others.at(-2) ?? '';

  await video.goTo(time).click();
  await expect(video.currentSentence).toContainText(time);
  await video.playButton.click();
  await expect(video.pauseButton).toBeFocused();
  await page.keyboard.press('k');
  await expect(video.playButton).toBeVisible();
  const kept = page.waitForResponse((response) => response.url().endsWith('/position') && response.ok());
  await page.keyboard.press('ArrowLeft');
  await kept;
  await page.keyboard.press('c');
  await expect(video.captionsButton).toHaveAttribute('aria-pressed', 'false');
  const left = await video.position.inputValue();
  expect(Number(left)).toBeGreaterThan(0);

  const elsewhere = await openContext({ reducedMotion: 'reduce' });
  await carrySession(elsewhere, product, student);
  const other = await elsewhere.newPage();
  await lessonPage(other).open(courseId, lessonId);
  // Pictures instead of a film, as this device asks for less motion.
  await expect(videoPage(other).nextPictureButton).toBeVisible();
  await other.emulateMedia({ reducedMotion: 'no-preference' });
  // The slider shows whole seconds: what is kept may round to the next one.
  await expect
    .poll(async () => Math.abs(Number(await videoPage(other).position.inputValue()) - Number(left)))
    .toBeLessThanOrEqual(1);
  await expect(videoPage(other).captionsButton).toHaveAttribute('aria-pressed', 'true');
});

test('§lesson.24 a position that could not be sent does not outlive the sign-out on a shared device', {
  tag: long,
}, async ({ page, product, student }) => {
  await product.buy(student, courseId);
  await page.route('**/position', (route) => route.abort());
  await lessonPage(page).open(courseId, lessonId);
  const { playButton, pauseButton, times } = videoPage(page);
  await playButton.click();
  await pauseButton.click();
  await expect.poll(() => keptOn(page)).toBe(1);
  await times.last().click();
  await playButton.click();
  await navigationBar(page).logoutButton.click();
  await expect(page).toHaveURL('/login');
  expect(await keptOn(page)).toBe(0);
});

test('§lesson.26 a file is played by the same player, with its captions as transcript', { tag: long }, async ({
  page,
  product,
  student,
}) => {
  await product.buy(student, courseId);
  const media = { kind: 'file', file: '/videos/tour.webm', captions: '/videos/tour.vtt' };
  await page.route('**/v1/**/video', (route) =>
    route.fulfill({ json: { seconds: 3, media, position: { seconds: 0 } } }),
  );
  await page.route('**/videos/tour.*', (route) => {
    const name = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
    return route.fulfill({ path: `tests/journeys/files/${name}` });
  });
  await lessonPage(page).open(courseId, lessonId);
  const video = videoPage(page);
  await expect(video.transcript).toContainText('It goes on, in another colour.');
  await video.captionsButton.click();
  await video.captionsButton.click();
  await video.playButton.click();
  await expect(video.currentSentence).toContainText('It goes on, in another colour.');
  await expect(video.playAgainButton).toBeVisible();
  await video.playAgainButton.click();
  await expect(video.pauseButton).toBeVisible();
});

test('§resources.9 a video among the learning resources is played, and the position in it is not kept', {
  tag: long,
}, async ({ page, student }) => {
  expect(student.token).not.toBe('');
  const kept: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/position')) kept.push(request.url());
  });
  await page.goto('/resources/joins-workshop');
  const video = videoPage(page);
  await expect(video.playButton).toBeVisible();
  await expect(page.getByRole('main').getByText('2 min', { exact: true })).toBeVisible();
  const time = (await video.times.allTextContents()).at(3) ?? '';
  await video.goTo(time).click();
  await expect(video.currentSentence).toContainText(time);
  await video.playButton.click();
  await page.keyboard.press('k');
  await expect(video.playButton).toBeVisible();
  await expectAccessible(page);
  expect(kept).toEqual([]);
});
