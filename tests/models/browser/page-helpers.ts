/** What a model drives the product with. */
import type { Page } from '@playwright/test';
import type { EventObject } from 'xstate';
import type { User } from '../../../src/api/session-store.ts';
import type { NetworkStub } from './network-stub.ts';

export type Ticket = { token: string; user: User };

export type PageHelpers = {
  page: Page;
  network: NetworkStub;
  /** Opens a path as someone who is not signed in. */
  visit: (path: string) => Promise<void>;
  /** Opens a path as the contract's student, or with another session. */
  attend: (path: string, session?: Partial<Ticket>) => Promise<void>;
  /** Sends the event to the app's own actor: for what comes from no screen. */
  send: (event: EventObject) => Promise<void>;
};

/** What an `act` says where the control that it needs is disabled or not there. */
export const barred = Symbol('barred');

export const button =
  (name: string | RegExp) =>
  ({ page }: PageHelpers) =>
    press(page.getByRole('button', { name, exact: true }));
type Pressable = ReturnType<Page['getByRole']>;

/** Presses a part of a page object: `pressing(offersDialog, 'openButton')`. */
export const pressing =
  <Part extends string>(screen: (page: Page) => { readonly [Name in NoInfer<Part>]: Pressable }, part: Part) =>
  ({ page }: PageHelpers) =>
    press(screen(page)[part]);

/** Presses the first, unless it is disabled. */
export async function press(control: Pressable): Promise<typeof barred | undefined> {
  const first = control.first();
  await first.waitFor();
  if (await first.isDisabled()) return barred;
  await first.click();
  return undefined;
}

/** Presses twice, as the impatient do: it must not be sent twice. The second press is of the same button, if it stands. */
export async function pressTwice(control: Pressable): Promise<typeof barred | undefined> {
  const first = control.first();
  await first.waitFor();
  if (await first.isDisabled()) return barred;
  const pressed = await first.elementHandle();
  await first.click();
  await pressed?.evaluate((element) => element.isConnected && element instanceof HTMLElement && element.click());
  return undefined;
}

/** Types the text, also where it stands there already. */
export async function retype(field: Pressable, text: string): Promise<void> {
  if ((await field.inputValue()) === text) await field.fill('');
  await field.fill(text);
}

/** Chooses the option, also where it is chosen already. */
export async function reselect(field: Pressable, value: string): Promise<void> {
  if ((await field.inputValue()) === value) await field.selectOption('all');
  await field.selectOption(value);
}
