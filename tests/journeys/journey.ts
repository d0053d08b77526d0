/** Playwright's `test`, with the product running and every journey held to a clean console. */
import { randomUUID } from 'node:crypto';
import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { type Person, type Product, startProduct } from './server.ts';

export { expect };

/** The seed's student and a new one's password. */
export const demoStudent = { email: 'student@example.com', password: 'Learning1' };
export const password = 'Learning1';

type Fixtures = {
  /** Fails the test when a page logs an error or throws. Failed requests, which browsers log too, are the journey's matter. */
  cleanConsole: undefined;
  /** Someone who is in the database and signed in on `page`. */
  student: Person;
};

export const test = base.extend<Fixtures, { product: Product }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape.
    async ({}, use) => {
      const product = await startProduct();
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ product }, use) => use(product.url),
  cleanConsole: [
    async ({ context }, use) => {
      const errors: string[] = [];
      context.on('console', (message) => {
        if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
          errors.push(message.text());
        }
      });
      context.on('weberror', (error) => errors.push(error.error().message));
      await use(undefined);
      expect(errors, 'console errors').toEqual([]);
    },
    { auto: true },
  ],
  student: async ({ page, product }, use) => {
    const person = newPerson();
    await register(page, await product.invite(person));
    await signIn(page, person.email);
    await use(person);
  },
});

/** Someone nobody has heard of yet. */
export function newPerson(): Person {
  return { email: `noor.${randomUUID().slice(0, 8)}@example.com`, firstName: 'Noor', lastName: 'Haddad' };
}

/** Registers through an invitation, up to the sign-in page. */
export async function register(page: Page, link: string) {
  await page.goto(link);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page).toHaveURL('/login');
}

/** Signs in, up to the dashboard. */
export async function signIn(page: Page, email: string, secret = password) {
  await page.goto('/login');
  await page.getByLabel(/^Email/).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/dashboard');
}

/** Axe finds nothing, in light and dark. */
export async function expectAccessible(page: Page) {
  for (const theme of ['light', 'dark']) {
    await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${theme}: ${id} at ${nodes[0]?.target}`)).toEqual([]);
  }
}

/** Nothing sticks out sideways (§ WCAG 1.4.10 at 320 px). */
export async function expectNoSidewaysScroll(page: Page) {
  const [content, frame] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect(content).toBeLessThanOrEqual(frame ?? 0);
}
