/** Playwright's `test`, with the product running and every journey held to a clean console and the content policy. */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Locator,
  type Page,
} from '@playwright/test';
import type { Manifest } from 'vite';
import { findWritten, readContent } from '../../server/content/read.ts';
import { brand } from '../../src/brand.ts';
import { emptied } from '../empty-page.ts';
import { ahead, moveClock, moveCookies } from '../moved-clock.ts';
import { timeZone } from '../time-zone.ts';
import { type Account, demoStudent, type Person, type Product, startProduct } from './server.ts';

export { expect };

/** The address of the script that a source file was built into. */
export function scriptOf(source: string): string {
  const manifest: Manifest = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8')); // Vite's own file
  const chunk = manifest[source];
  if (!chunk) throw new Error(`${source} has no file of its own in dist.`);
  return `**/${chunk.file}`;
}

/** A course file's content, as far as journeys need it. */
export const written = (courseId: string) => findWritten(content, courseId);

const content = readContent('content');

/** The tag of journeys that `npm test` leaves to `npm run journeys`. */
export const long = '@long';

type Fixtures = {
  /** What browsers reported: console errors, exceptions, violations of the content policy. */
  complaints: string[];
  /** Fails the test if a page reported an error. Failed requests do not count: journeys cause them on purpose. */
  quiet: undefined;
  /** Another browser (another person or device), whose errors fail the test as well. */
  openContext: (options?: BrowserContextOptions) => Promise<BrowserContext>;
  /** A student made for this journey. */
  account: Account;
  /** The same, signed in in `page`'s browser. */
  student: Account;
};

type WorkerFixtures = {
  product: Product;
  /** The seeded student, whom all journeys share: none may change anything of it. */
  demo: Account;
};

export const test = base.extend<Fixtures, WorkerFixtures>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape.
    async ({}, use) => {
      const product = await startProduct();
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  demo: [
    async ({ product }, use) => use(await product.signIn(demoStudent.email, demoStudent.password)),
    { scope: 'worker' },
  ],
  baseURL: async ({ product }, use) => use(product.url),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape.
  complaints: async ({}, use) => use([]),
  quiet: [
    async ({ context, complaints }, use) => {
      await listen(context, complaints);
      await use(undefined);
      expect(complaints, 'complaints of the browser').toEqual([]);
    },
    { auto: true },
  ],
  openContext: async ({ browser, complaints, product }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (options) => {
      const context = await browser.newContext({ baseURL: product.url, ...options });
      contexts.push(context);
      await listen(context, complaints);
      return context;
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
  account: async ({ product }, use) => use(await product.register(newPerson())),
  student: async ({ context, product, account }, use) => {
    await carrySession(context, product, account);
    await use(account);
  },
});

/** Playwright's trace recorder reads the preview of a chosen photo, which the content policy forbids. */
const isRecorder = (complaint: string) => /^Connecting to 'blob:|^connect-src blocked blob of $/.test(complaint);

const isMissingFile = (complaint: string) => complaint.includes('dynamically imported module');

/** For journeys that take files of code away from the page: browsers report each that did not arrive. */
export function forgetMissingFiles(complaints: string[]): void {
  const others = complaints.filter((complaint) => !isMissingFile(complaint));
  complaints.splice(0, complaints.length, ...others);
}

/** Waits until the app has taken over all of the page that the server rendered. */
export const takenOver = (page: Page) => page.waitForFunction(() => globalThis.earlyEvents === undefined);

/** Collects the errors that the context's pages report. */
export async function listen(context: BrowserContext, complaints: string[]) {
  const complain = (complaint: string) => {
    if (!isRecorder(complaint)) complaints.push(complaint);
  };
  context.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) complain(message.text());
  });
  context.on('weberror', (error) => complain(error.error().message));
  await context.exposeFunction('reportViolation', complain);
  if (ahead !== 0) {
    await context.addInitScript(moveClock, ahead);
    await context.addInitScript(moveCookies, ahead);
  }
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
      Reflect.get(window, 'reportViolation')(`${violatedDirective} blocked ${blockedURI} of ${sourceFile}`);
    });
  });
}

/** A person who is not registered yet. The name is nobody else's, so that a list of all students finds this one. */
export function newPerson(): Person {
  const own = randomUUID().slice(0, 8);
  return { email: `noor.${own}@example.com`, firstName: 'Noor', lastName: `Haddad-${own}` };
}

/** An account's name as pages show it. */
export const fullNameOf = ({ user }: Account) => `${user.first_name} ${user.last_name}`;

export const names = ['_auth', '_auth_type', '_auth_state'] as const;

/** When a token ends, in seconds since 1970. */
export function expiryOf(token: string): number {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).exp;
}

/** Signs in without the form, with the cookies that it would leave (§account.3), and the time zone's (§product.74). */
export async function carrySession(context: BrowserContext, { url }: Product, { token, user }: Account) {
  const values = { _auth: token, _auth_type: 'Bearer', _auth_state: JSON.stringify(user), zone: timeZone };
  await context.addCookies(
    Object.entries(values).map(([name, value]) => ({
      name,
      value: encodeURIComponent(value),
      url,
      sameSite: 'Lax' as const,
      expires: expiryOf(token) - ahead / 1000,
    })),
  );
}

/** The cookies of a session (§account.3). */
export const sessionCookies = async (context: BrowserContext) =>
  (await context.cookies()).filter(({ name }) => name.startsWith('_auth'));

/** The page comes empty, as where the server could not render it: the app makes its calls. */
export const withoutAnswers = (page: Page) =>
  page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    return route.fulfill({ response, body: emptied(await response.text()) });
  });

/** The page's only first heading. */
export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

export type VisitedPage = {
  path: string;
  who: 'visitor' | 'student';
  heading: string | RegExp;
  /** Before the product's name; none: the name alone. */
  title?: string;
  /** Another route shows the same screen, so `npm test` checks it only there. */
  isAnother?: true;
};

/** Every route, with who opens it: a visitor or the seeded student. */
export const visits: readonly VisitedPage[] = [
  { path: '/', who: 'visitor', heading: brand },
  { path: '/login', who: 'visitor', heading: 'Welcome back', title: 'Sign in' },
  { path: '/forgot-password', who: 'visitor', heading: 'Reset your password', title: 'Reset your password' },
  { path: '/registration', who: 'visitor', heading: 'Invalid Access', title: 'Create account' },
  { path: '/registration?token=x', who: 'visitor', heading: 'Invalid Invitation', title: 'Create account' },
  { path: '/reset-password', who: 'visitor', heading: 'Invalid Reset Link', title: 'New password' },
  { path: '/reset-password?token=x', who: 'visitor', heading: 'Choose a new password', title: 'New password' },
  { path: '/courses', who: 'visitor', heading: 'Explore Our Courses', title: 'Courses' },
  { path: '/courses/data-engineering', who: 'visitor', heading: 'Data Engineering', title: 'Data Engineering' },
  {
    path: '/courses/data-engineering/outline',
    who: 'visitor',
    heading: 'Data Engineering',
    title: 'Data Engineering',
    isAnother: true,
  },
  {
    path: '/courses/data-engineering/lessons/m1-l1',
    who: 'visitor',
    heading: 'What data engineers promise',
    title: 'What data engineers promise',
  },
  { path: '/courses/no-such-course', who: 'visitor', heading: 'Course Not Found', title: 'Course' },
  { path: '/dashboard', who: 'student', heading: 'Hello, Ada', title: 'Dashboard' },
  { path: '/messages', who: 'student', heading: 'Messages', title: 'Messages' },
  { path: '/community', who: 'student', heading: 'Community', title: 'Community' },
  { path: '/payments', who: 'student', heading: 'Payments', title: 'Payments' },
  { path: '/student-dashboard', who: 'student', heading: 'Hello, Ada', title: 'Dashboard', isAnother: true },
  { path: '/profile', who: 'student', heading: 'Profile', title: 'Profile' },
  { path: '/courses', who: 'student', heading: 'Explore Our Courses', title: 'Courses', isAnother: true },
  { path: '/courses/data-analytics', who: 'student', heading: 'Data Analytics', title: 'Data Analytics' },
  {
    path: '/courses/data-engineering',
    who: 'student',
    heading: 'Data Engineering',
    title: 'Data Engineering',
    isAnother: true,
  },
  {
    path: '/courses/data-analytics?view=storefront',
    who: 'student',
    heading: 'Data Analytics',
    title: 'Data Analytics',
    isAnother: true,
  },
  ...(['m1-l1', 'm1-l2', 'm1-l4', 'm1-l5'] as const).map((lesson): VisitedPage => {
    const title = written('data-analytics').modules[0]?.lessons[Number(lesson.at(-1)) - 1]?.title ?? '';
    return { path: `/courses/data-analytics/lessons/${lesson}`, who: 'student', heading: title, title };
  }),
  {
    path: '/payment-success?session_id=cs_0123456789abcdef',
    who: 'student',
    heading: 'We could not confirm your payment yet',
    title: 'Payment',
  },
  { path: '/payment-cancelled', who: 'student', heading: 'Payment Cancelled', title: 'Payment cancelled' },
  { path: '/assignments', who: 'student', heading: 'Assignments', title: 'Assignments' },
  { path: '/resources', who: 'student', heading: 'Learning Resources', title: 'Learning Resources' },
  { path: '/resources/tutorials', who: 'student', heading: 'Free Tutorials', title: 'Free Tutorials', isAnother: true },
  {
    path: '/resources/external',
    who: 'student',
    heading: 'External Resources',
    title: 'External Resources',
    isAnother: true,
  },
  { path: '/schedules', who: 'student', heading: 'Class Schedule', title: 'Class Schedule' },
  { path: '/certifications', who: 'student', heading: 'Certifications', title: 'Certifications' },
  { path: '/certificates/check', who: 'visitor', heading: 'Check a credential', title: 'Check a credential' },
];

/** Opens the route and waits for its heading. */
export async function arrive(page: Page, { path, heading: name }: VisitedPage) {
  await page.goto(path);
  await expect(heading(page, name)).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expect(page.getByText('Loading...')).toHaveCount(0);
}

type Theme = 'light' | 'dark';

/** Checks that axe finds nothing in the light theme, and no weak contrast in the dark one. */
export async function expectAccessible(page: Page, themes: readonly Theme[] = ['light', 'dark']) {
  for (const theme of themes) {
    await page.evaluate((name) => {
      document.documentElement.setAttribute('data-theme', name);
      // A colour transition between the themes would be measured halfway.
      const changing = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
      return Promise.allSettled(changing.map(({ finished }) => finished));
    }, theme);
    // The pages have no frames of other sites, so axe needs no second page to merge its findings in.
    const axe = new AxeBuilder({ page }).setLegacyMode();
    const { violations } = await (theme === 'dark' ? axe.withRules('color-contrast') : axe).analyze();
    const found = violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${theme}: ${id} at ${target}`));
    expect(found, `axe at ${page.url()}`).toEqual([]);
  }
}

/** Checks that nothing overflows horizontally (WCAG 1.4.10). */
export async function expectNoSidewaysScroll(page: Page) {
  const [content, frame] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect(content, `width of ${page.url()}`).toBeLessThanOrEqual(frame ?? 0);
}

/** Presses Tab until the element has the focus; a person would give up sooner than the limit. */
export async function tabTo(target: Locator) {
  for (let presses = 0; presses < 100; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await target.page().keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${target}`);
}
