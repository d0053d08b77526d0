/** Presses, types and navigates at random in the built product: session, navigation and pages together. */
import AxeBuilder from '@axe-core/playwright';
import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import fc from 'fast-check';
import { exampleStudent } from '../../../src/api/generated/examples.ts';
import { paths } from '../../../src/paths.ts';
import { type RandomFailure, type RandomRun, tried } from '../engine/random.ts';
import { carrySession, complaintsOf, openClockedPage, settling, ticking } from './clocked-page.ts';
import { NetworkStub } from './network-stub.ts';
import { expectPrivate, leaveDraftsBehind } from './privacy.ts';

type Person = { page: Page; network: NetworkStub };
type Act = { does: keyof typeof acts; pick: number };
type Way = { who: 'visitor' | 'student'; path: string; steps: Act[] };

const { landing, login, dashboard, profile, courses, assignments, resources, schedules, certifications } = paths;
const course = paths.course('data-analytics');
const pages = [landing, login, dashboard, profile, courses, course, assignments, resources, schedules, certifications];
const forStudents = /^\/(student-dashboard|dashboard|profile|assignments|resources|schedules|certifications|payment-)/;
const forVisitors = /^\/(login|forgot-password|registration|reset-password)?$/;

const texts = [
  '',
  'student@example.com',
  'Learning1',
  'Data',
  '<b>Data</b> & more',
  '2027-03-04',
  ' ',
  'x'.repeat(3000),
];
const longestWay = 25;
const timeLimit = 90_000;
/** Milliseconds to press a control in; one that is covered is given up. */
const reach = 2000;

/** With a dialog open, only its own controls can be reached. */
async function one(page: Page, selector: string, pick: number): Promise<Locator | null> {
  const dialog = page.getByRole('dialog');
  const within = (await dialog.count()) > 0 ? dialog.last() : page.locator('body');
  const all = within.locator(selector).filter({ visible: true });
  const count = await all.count();
  return count > 0 ? all.nth(pick % count) : null;
}

const pressable = 'a[href], button:enabled, [role=tab], summary';
const choosable = 'input[type=radio]:enabled, input[type=checkbox]:enabled';
const writable = 'input:enabled:not([type=radio], [type=checkbox], [type=file], [type=hidden]), textarea:enabled';

const acts = {
  press: async ({ page }: Person, pick: number) => (await one(page, pressable, pick))?.click({ timeout: reach }),
  choose: async ({ page }: Person, pick: number) => (await one(page, choosable, pick))?.click({ timeout: reach }),
  select: async ({ page }: Person, pick: number) =>
    (await one(page, 'select:enabled', pick))?.selectOption({ index: pick % 2 }, { timeout: reach }),
  type: async ({ page }: Person, pick: number) =>
    (await one(page, writable, pick))?.fill(texts[pick % texts.length] ?? '', { timeout: reach }),
  enter: ({ page }: Person) => page.keyboard.press('Enter'),
  escape: ({ page }: Person) => page.keyboard.press('Escape'),
  back: async ({ page }: Person) => {
    await page.goBack({ waitUntil: 'commit' });
    // Back from the first page leads to the browser's blank one, where nothing can be done.
    if (page.url() === 'about:blank') await page.goForward({ waitUntil: 'commit' });
  },
  forward: ({ page }: Person) => page.goForward({ waitUntil: 'commit' }),
  reload: ({ page }: Person) => page.reload({ waitUntil: 'commit' }),
  waitLong: ({ page }: Person) => page.clock.fastForward(61_000),
  breakServer: async ({ network }: Person, pick: number) => network.failNext([500, 0, 404, 422, 429][pick % 5] ?? 500),
  endSession: async ({ network }: Person) => network.endSession(),
} satisfies Record<string, (person: Person, pick: number) => Promise<unknown>>;

const often: Act['does'][] = ['press', 'press', 'press', 'press', 'type', 'type', 'choose', 'select'];
const kinds = fc.constantFrom(...often, ...(Object.keys(acts) as Act['does'][])); // keys of a total record

const ways: fc.Arbitrary<Way> = fc.record({
  who: fc.constantFrom('visitor', 'student'),
  path: fc.constantFrom(...pages),
  steps: fc.array(fc.record({ does: kinds, pick: fc.nat({ max: 200 }) }), { maxLength: longestWay, size: 'max' }),
});

export function useAtRandom(browser: Browser, url: string, randomRun: RandomRun): Promise<RandomFailure> {
  const property = fc.asyncProperty(ways, (way) => followWay(browser, url, way));
  return tried(property, randomRun, describeWay, { interruptAfterTimeLimit: timeLimit });
}

const describeWay = ({ who, path, steps }: Way) =>
  [`${who} at ${path}`, ...steps.map(({ does, pick }) => `${does} ${pick}`)].join(' > ');

async function followWay(browser: Browser, url: string, { who, path, steps }: Way): Promise<void> {
  const context = await browser.newContext({ baseURL: url });
  try {
    const complaints = complaintsOf(context);
    const network = new NetworkStub([]);
    await network.guard(context);
    await leaveDraftsBehind(context);
    // Other sites and the server's own pages are no screens of the app.
    await context.route(
      (address) => address.origin !== url,
      (route) => route.abort(),
    );
    await context.route('**/sandbox/**', (route) => route.fulfill({ status: 204 }));
    const page = await openClockedPage(context);
    context.on('page', (other) => other.close());
    if (who === 'student') await carrySession(context, url);
    await ticking(page, page.goto(path, { waitUntil: 'domcontentloaded' }));
    await expectSound({ page, network }, complaints);
    for (const { does, pick } of steps) {
      const done: Promise<unknown> = acts[does]({ page, network }, pick);
      // An action that this page does not offer is skipped.
      await ticking(
        page,
        done.catch(() => {}),
      );
      await expectSound({ page, network }, complaints);
    }
    const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
    const { violations } = await ticking(page, axe.analyze(), 1);
    expect(violations.map(({ id, nodes }) => `${id} at ${nodes[0]?.target}`)).toEqual([]);
  } finally {
    await context.close();
  }
}

/** What holds at every moment. */
async function expectSound({ page, network }: Person, complaints: readonly string[]): Promise<void> {
  const sound = expect.poll(() => wrongWith(page).catch(() => ['the page is on its way to another']), {
    message: `what is wrong with the page at ${page.url()}`,
    timeout: settling,
    intervals: [20, 50, 100],
  });
  await ticking(page, sound.toEqual([]));
  expect(complaints, 'complaints of the browser').toEqual([]);
  await expectPrivate(page, network);
}

/** What is wrong, in words; null if nothing is. */
async function wrongWith(page: Page): Promise<string[]> {
  const { pathname } = new URL(page.url());
  const isSignedIn = (await page.evaluate(() => window.observed.leaf('session'))) === 'valid';
  const body = await page.locator('body').innerText();
  const isPrivate = body.includes(exampleStudent.last_name) && !pathname.startsWith('/certificates/');
  return [
    ...((await page.locator('h1').count()) === 0 ? ['it is blank'] : []),
    ...((await page.locator('[aria-busy=true]').count()) > 0 ? ['it waits without end'] : []),
    ...(isSignedIn && forVisitors.test(pathname) ? ['it is for those who are not signed in'] : []),
    ...(!isSignedIn && forStudents.test(pathname) ? ['it is for those who are signed in'] : []),
    ...(!isSignedIn && isPrivate ? ['it shows who was signed in'] : []),
  ];
}
