/** What the drivers of a model's events use in the browser. */
import type { Page } from '@playwright/test';
import type { EventObject } from 'xstate';
import type { User } from '../../../src/api/account/session-store.ts';
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

/** What a driver returns when the control that it needs is disabled or missing. */
export const barred = Symbol('barred');

type Driver = (helpers: PageHelpers) => Promise<unknown>;
const pressers = new WeakSet<object>();

/** Whether the driver does nothing but press a control: one that can be pressed has to do something. */
export const isPressing = (driver: object) => pressers.has(driver);

function presser<Presser extends Driver>(driver: Presser): Presser {
  pressers.add(driver);
  return driver;
}

export const button = (name: string | RegExp) =>
  presser(({ page }: PageHelpers) => press(page.getByRole('button', { name, exact: true })));
type Pressable = ReturnType<Page['getByRole']>;

/** Presses a part of a page object: `pressing(offersDialog, 'openButton')`. */
export const pressing = <Part extends string>(
  screen: (page: Page) => { readonly [Name in NoInfer<Part>]: Pressable },
  part: Part,
) => presser(({ page }: PageHelpers) => press(screen(page)[part]));

/** Presses the first, unless it is disabled. */
export async function press(control: Pressable): Promise<typeof barred | undefined> {
  const first = control.first();
  await first.waitFor();
  if (await first.isDisabled()) return barred;
  await first.click();
  return undefined;
}

/** Presses a control that the screen shows only where it can be used. The state must have been drawn already. */
export const pressIfThere = async (control: Pressable) => ((await control.count()) === 0 ? barred : press(control));

/** Presses twice, as impatient people do: the call must be sent once. A button that has gone gets no second press. */
export async function pressTwice(control: Pressable): Promise<typeof barred | undefined> {
  const first = control.first();
  await first.waitFor();
  if (await first.isDisabled()) return barred;
  const pressed = await first.elementHandle();
  await first.click();
  await pressed?.evaluate((element) => element.isConnected && element instanceof HTMLElement && element.click());
  return undefined;
}

/** Acts in another flow of the page, which ends with this event, and waits until the machine has received it. */
export async function reaching(page: Page, machine: string, type: string, act: () => Promise<void>): Promise<void> {
  const before = await page.evaluate(([id, name]) => window.observed.received(id, name), [machine, type] as const);
  await act();
  const isReceived = ([id, name, known]: readonly [string, string, number]) =>
    window.observed.received(id, name) > known;
  await page.waitForFunction(isReceived, [machine, type, before] as const, { polling: 20 });
}

/** Chooses what the event names: each filter of a list in its own way, so that none is forgotten. */
export const narrowing =
  <Filters extends object>(
    ways: {
      [Name in keyof Filters]-?: (page: Page, value: NonNullable<Filters[Name]>) => Promise<unknown>;
    },
  ) =>
  async ({ page }: PageHelpers, { filters }: { filters: Filters }): Promise<void> => {
    for (const name in filters) {
      const value = filters[name];
      if (value !== undefined && value !== null) await ways[name](page, value);
    }
  };

/** Types the text even if the field has it already, so that a change is reported. */
export async function retype(field: Pressable, text: string): Promise<void> {
  if ((await field.inputValue()) === text) await field.fill('');
  await field.fill(text);
}

/** Chooses the option even if it is chosen already, so that a change is reported. */
export async function reselect(field: Pressable, value: string): Promise<void> {
  if ((await field.inputValue()) === value) await field.selectOption('all');
  await field.selectOption(value);
}
