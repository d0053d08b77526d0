/** Changes a page's session as another tab, the server or the person's own typing would. */

import { expect, type Page } from '@playwright/test';
import { profilePage } from '../../pages/account/profile.page.ts';
import { settling } from './clocked-page.ts';
import type { NetworkStub } from './network-stub.ts';
import { reaching } from './page-helpers.ts';

let tokens = 0;

/** A new token with this expiry; its signature is not valid, as no server checks it here. */
export const tokenUntil = (expiresAt: number) =>
  ['{"alg":"HS256"}', JSON.stringify({ exp: Math.floor(expiresAt / 1000), jti: ++tokens }), 'signature']
    .map((part) => Buffer.from(part).toString('base64url'))
    .join('.');

/** Sends the page the message of another tab. */
export const tell = (page: Page, news: object) =>
  page.evaluate((message) => new BroadcastChannel('session').postMessage(message), news);

/** Has the next call of the profile page refused, as the session has ended. The page may be behind a dialog. */
export async function refuseNext(page: Page, network: NetworkStub) {
  // A name that was typed must stay unsent, so a photo is sent instead. Choosing it adds something unsent, so it is
  // chosen only where something is unsent already.
  const isTyped = (await firstName(page).inputValue()) === typedName;
  if (!isTyped) {
    return reaching(page, 'session', 'refuse', async () => {
      network.endSession();
      // A part of the page that loads just now may be refused first, which leaves the page with its button.
      void profilePage(page)
        .saveButton.click()
        .catch(() => {});
    });
  }
  network.endSession();
  const photo = { name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('A photo.') };
  await profilePage(page).photo.setInputFiles(photo);
  await page.locator('button', { hasText: 'Save Photo' }).evaluate((button: HTMLElement) => button.click());
}

/** A name that differs from those of the examples. */
export const typedName = 'Nour';

export const firstName = (page: Page) => profilePage(page).firstName;

/** Types a name on the profile page until the machine has received the change. */
export async function typeName(page: Page, name: string, machineId: string, event: string) {
  const received = () => page.evaluate(([id, type]) => window.observed.received(id, type), [machineId, event] as const);
  const before = await received();
  await firstName(page).fill(name);
  await expect.poll(received, { timeout: settling }).toBeGreaterThan(before);
}
