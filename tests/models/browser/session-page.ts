/** What happens to the session of a page: by another tab, by the server, by what is typed. */

import { expect, type Page } from '@playwright/test';
import { profilePage } from '../../pages/account/profile.page.ts';
import { settling } from './clocked-page.ts';
import type { NetworkStub } from './network-stub.ts';

let tokens = 0;

/** A token that says when it ends, unlike any other; nobody here checks its signature. */
export const tokenUntil = (expiresAt: number) =>
  ['{"alg":"HS256"}', JSON.stringify({ exp: Math.floor(expiresAt / 1000), jti: ++tokens }), 'signature']
    .map((part) => Buffer.from(part).toString('base64url'))
    .join('.');

/** Says to the page what another tab would. */
export const tell = (page: Page, news: object) =>
  page.evaluate((message) => new BroadcastChannel('session').postMessage(message), news);

/** On the profile page: the next call is refused, and what is typed there goes nowhere. It may lie behind a dialog. */
export async function refuseNext(page: Page, network: NetworkStub) {
  // A chosen photo is something unsent: it is chosen only where something else is.
  const isTyped = (await firstName(page).inputValue()) === typedName;
  // Not before the form is there, which asks for its draft.
  network.endSession();
  if (!isTyped) return profilePage(page).saveButton.click();
  const photo = { name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('A photo.') };
  await profilePage(page).photo.setInputFiles(photo);
  await page.locator('button', { hasText: 'Save Photo' }).evaluate((button: HTMLElement) => button.click());
}

/** Unlike the names of the examples. */
export const typedName = 'Nour';

export const firstName = (page: Page) => profilePage(page).firstName;

/** Types a name on the profile page, until the machine has heard of it. */
export async function typeName(page: Page, name: string, machineId: string, event: string) {
  const heard = () => page.evaluate(([id, type]) => window.observed.heard(id, type), [machineId, event] as const);
  const before = await heard();
  await firstName(page).fill(name);
  await expect.poll(heard, { timeout: settling }).toBeGreaterThan(before);
}
