/** What the table of faults says of each call, and how its people go about. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { Call } from './fault-proxy.ts';
import type { Words } from './faults.ts';
import type { Account, Product } from './server.ts';

export type World = {
  page: Page;
  product: Product;
  person: Account;
  /** Again, where the session has ended. */
  signIn: () => Promise<void>;
  /** The names of the files that the browser kept. */
  downloads: string[];
};

export type Screen = {
  name: string;
  /** What calls here, as `machine.invocation`. */
  invokes: readonly string[];
  /** `demo` is the seed's student, who only looks; `student` is this test's own, who changes things. */
  who: 'visitor' | 'demo' | 'student';
  call: Call;
  /** Where the person is before the call. */
  open?: (world: World) => Promise<unknown>;
  /** Makes the call. */
  begin: (world: World) => Promise<unknown>;
  /** The alert's title. */
  title?: string;
  says: string | Words;
  /** Where it says so; an alert if left out. */
  shown?: (page: Page, words: string) => Locator;
  /** What makes the call again; the alert's "Retry" if left out. */
  wayOn?: (page: Page) => Locator;
  /** The way on loads the page anew (§catalogue.7). */
  reloads?: true;
  /** It goes on by itself, without the way on, once requests get through. */
  goesOn?: true;
  /** Lets the client's time run out; 10 s by `AbortSignal.timeout` if left out. */
  wait?: 'a minute' | 'two minutes' | 'half a minute without a byte';
  /** What must not be lost. */
  holds?: (page: Page) => Promise<unknown>;
  recovered: (world: World) => Promise<unknown>;
  /** After a 401 with status 410: the sign-in page, this page as it stands or as a visitor, or words of its own. */
  ended: 'sign-in' | 'in place' | 'as a visitor' | 'named' | ((page: Page) => Promise<unknown>);
};

export const goto = (path: string) => (world: World) => world.page.goto(path);
export const click = (find: (page: Page) => Locator) => (world: World) => find(world.page).click();
export const sees = (find: (page: Page) => Locator) => (world: World) => expect(find(world.page)).toBeVisible();
export const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first();
export const inDialog = (name: string) => (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true });
export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
export const keeps = (values: Record<string, string>) => async (page: Page) => {
  for (const [label, value] of Object.entries(values)) await expect(field(page, label)).toHaveValue(value);
};
export const fill = async (page: Page, values: Record<string, string>) => {
  for (const [label, value] of Object.entries(values)) await field(page, label).fill(value);
};

export const get = (path: RegExp): Call => ({ method: 'GET', path });
export const post = (path: RegExp): Call => ({ method: 'POST', path });

/** Where an invitation's link leads. */
export async function invitation(product: Product): Promise<string> {
  const link = new URL(
    await product.invite({ email: `${Date.now()}@example.com`, firstName: 'Lena', lastName: 'Ito' }),
  );
  return link.pathname + link.search;
}

/** The dialog of an assignment that is pending. */
export async function openAssignment({ page, product, person }: World, action: string) {
  await product.buy(person, 'data-analytics').catch(() => {}); // has bought it already when it opens a second time
  await page.goto('/assignments');
  await page.getByRole('button', { name: 'View Details: Question log' }).click();
  await page.getByRole('button', { name: action }).click();
}

export const wish = () => ({
  Reason: 'I am at a conference.',
  'Proposed date': new Date(Date.now() + 20 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10),
});
