/** Time that is spent in a lesson, on a clock that the test moves. */
import type { Page } from '@playwright/test';
import { analyticsPage } from '../../pages/analytics/week.page.ts';
import { lessonPage } from '../../pages/lesson/detail.page.ts';
import type { Account, Product } from '../server.ts';
import { carrySession, expect, type test } from '../test.ts';

export const [courseId, lessonId] = ['data-literacy', 'm1-l1'];
export const minute = 60_000;

/** The browsers' time zone, which has summer time for a part of the year. */
export const zone = 'Europe/London';

/** A zone where it is between noon and one o'clock now. Its name counts westwards: `Etc/GMT+5` is five hours behind. */
export function zoneAtNoon(): string {
  const behind = new Date().getUTCHours() - 12;
  return `Etc/GMT${behind < 0 ? behind : `+${behind}`}`;
}

/** Reads and scrolls for so long, in a lesson that is open. */
export async function work(page: Page, minutes: number) {
  for (let passed = 0; passed < minutes * 2; passed += 1) {
    await page.clock.fastForward(minute / 2);
    await page.mouse.move(100 + (passed % 9), 200);
  }
}

/** Opens a lesson, and waits until time is recorded: the code for that is loaded after the lesson. */
export async function openLesson(page: Page, lesson = lessonId) {
  const known = page.waitForResponse((response) => response.url().includes('/analytics/week'));
  await lessonPage(page).open(courseId, lesson);
  await known;
}

type OpenContext = Parameters<Parameters<typeof test>[2]>[0]['openContext'];

/** Works for six minutes on a new device, whose clock begins at this moment. */
export async function workAt(at: number, openContext: OpenContext, product: Product, student: Account) {
  const context = await openContext();
  await carrySession(context, product, student);
  const device = await context.newPage();
  await device.clock.install({ time: at });
  await openLesson(device);
  await work(device, 6);
  await device.reload();
  await analyticsPage(device).open();
  await expect(analyticsPage(device).sentence).toBeVisible();
  // The page comes with the week; what the device has kept is sent after that.
  const unsent = () => device.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('activity')));
  await expect.poll(unsent).toEqual([]);
  await context.close();
}
