import type { Page } from '@playwright/test';
import { linkPaths } from '../../server/platform/links.ts';
import { paths } from '../../src/paths.ts';
import { signInPage } from '../pages/account/sign-in.page.ts';
import { assignmentsPage } from '../pages/assignments/list.page.ts';
import { cataloguePage } from '../pages/catalogue/list.page.ts';
import { dashboardPage } from '../pages/dashboard/overview.page.ts';
import { gradingQueuePage } from '../pages/grading/queue.page.ts';
import { lessonPage } from '../pages/lesson/detail.page.ts';
import { navigationBar } from '../pages/shell/navigation.page.ts';
import { gradesPage } from '../pages/teaching/grades.page.ts';
import { problemsOfStructuredData, structuredTypesIn } from '../structured-data.ts';
import type { Account } from './server.ts';
import { carrySession, expect, heading, long, newPerson, takenOver, test, visits } from './test.ts';

const cards = 24;

test('§shell.15, §catalogue.14 Landing page and catalogue are read, and their links work, without a script', async ({
  openContext,
}) => {
  const page = await (await openContext({ javaScriptEnabled: false })).newPage();
  await page.goto('/');
  await expect(heading(page, 'Student Analytics Platform')).toBeVisible();
  await page.getByRole('link', { name: 'Browse Courses' }).click();
  await expect(page).toHaveURL('/courses');
  await expect(page.getByText(`${cards} Courses`, { exact: true })).toBeVisible();
  await expect(cataloguePage(page).courseLinks).toHaveCount(cards);
});

test('§catalogue.14 Course catalogue: what the server rendered comes to life without a call, and is not asked for again soon', async ({
  page,
}) => {
  const calls = pathsCalled(page);
  await cataloguePage(page).open();
  await expect(page).toHaveTitle(/^Courses/);
  await expect(cataloguePage(page).courseLinks).toHaveCount(cards);
  expect(calls).toEqual([]);
  await cataloguePage(page).searchFor('no such course');
  await expect(cataloguePage(page).nothingFound).toBeVisible();
  await cataloguePage(page).clearFilters();
  await expect(cataloguePage(page).courseLinks).toHaveCount(cards);
  const searched = ['/v1/marketing/catalogue'];
  expect(calls).toEqual(searched);

  await navigationBar(page).loginLink.first().click();
  await expect(signInPage(page).title).toBeVisible(); // the address changes before the screen does
  await page.goBack();
  await expect(cataloguePage(page).courseLinks).toHaveCount(cards);
  // The sign-in page asks for a passkey's challenge.
  expect(calls.filter((path) => !path.startsWith('/v1/auth/'))).toEqual(searched);
});

/** Holds the scripts back, all or those that have these words, until the function is called that it returns. */
async function holdScripts(page: Page, having = ''): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    const isHeld = having === '' || (await (await route.fetch()).text()).includes(having);
    if (isHeld) await held;
    await route.continue();
  });
  return () => letGo();
}

test('§catalogue.13 Course catalogue: what is typed and chosen before the scripts have come counts', {
  tag: long,
}, async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto('/courses', { waitUntil: 'commit' });
  await cataloguePage(page).searchFor('data');
  await cataloguePage(page).levelButton('Intermediate').click();
  letGo();
  await expect(page).toHaveURL('/courses?search=data&level=Intermediate');
  await expect(cataloguePage(page).levelButton('Intermediate')).toHaveAttribute('aria-pressed', 'true');
});

test('§product.76 A form that is sent before the scripts have come is sent by the app, and not by the browser', async ({
  page,
  account,
}) => {
  const addresses: string[] = [];
  page.on('framenavigated', (frame) => addresses.push(frame.url()));
  const letGo = await holdScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await signInPage(page).rememberMe.check();
  await signInPage(page).submit(account.user.email);
  letGo();
  await expect(page).toHaveURL('/dashboard');
  expect(addresses.filter((address) => address.includes('password'))).toEqual([]);
  await navigationBar(page).logOut();
  await expect(signInPage(page).email).toHaveValue(account.user.email);
  await expect(signInPage(page).rememberMe).toBeChecked();
});

/** Puts a copy in the place of what the page has, as React does with what it renders anew. */
const replaceMain = () => {
  const main = document.querySelector('main');
  main?.replaceWith(main.cloneNode(true));
};

for (const { when, having, between } of [
  { when: 'the scripts', having: '', between: undefined },
  { when: "its screen's file", having: 'Submissions to grade', between: undefined },
  { when: 'the scripts, in a part that is rendered anew', having: '', between: replaceMain },
]) {
  test(`§product.76 A button that is pressed before ${when} have come is pressed once`, async ({
    page,
    context,
    product,
  }) => {
    const instructor = await product.register(newPerson(), 'instructor', ['data-analytics']);
    await carrySession(context, product, instructor);
    const letGo = await holdScripts(page, having);
    await page.goto('/teach/grading', { waitUntil: 'commit' });
    await gradingQueuePage(page).returned.click();
    if (between) await page.evaluate(between);
    letGo();
    await expect(page).toHaveURL('/teach/grading?show=returned');
    await expect(gradingQueuePage(page).returned).toHaveAttribute('aria-pressed', 'true');
    await expect(gradingQueuePage(page).returned).toBeFocused();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
}

test('§product.76 What is chosen from a list of options before the scripts have come, or as they come, is chosen', async ({
  page,
  context,
  product,
}) => {
  const instructor = await product.register(newPerson(), 'instructor', ['data-analytics']);
  await carrySession(context, product, instructor);
  const devtools = await context.newCDPSession(page);
  // A choice is two events: the app lost it where it took the page over with the first.
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  for (const milliseconds of [0, 10, 20, 30, 40, 50]) {
    await page.goto('/teach/grading?show=returned', { waitUntil: 'commit' });
    await gradingQueuePage(page).course.waitFor();
    await page.waitForTimeout(milliseconds);
    await gradingQueuePage(page).course.selectOption('data-analytics');
    await takenOver(page);
    await expect(page, `chosen after ${milliseconds} ms`).toHaveURL(
      '/teach/grading?show=returned&course=data-analytics',
    );
    await expect(gradingQueuePage(page).course).toHaveValue('data-analytics');
  }
});

test('§product.76 What is searched for as the app takes a page over is found', async ({ page, context, product }) => {
  const instructor = await product.register(newPerson(), 'instructor', ['data-analytics']);
  await carrySession(context, product, instructor);
  const devtools = await context.newCDPSession(page);
  // The flow has taken the event over before it has started: it took the first answer for that of the search.
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 8 });
  for (const milliseconds of [0, 80, 160, 240]) {
    await page.goto(paths.teach.grades('data-analytics'), { waitUntil: 'commit' });
    await gradesPage(page).search.waitFor();
    await page.waitForTimeout(milliseconds);
    await gradesPage(page).search.fill('nobody of this name');
    await expect(gradesPage(page).none, `typed after ${milliseconds} ms`).toBeVisible();
    await expect(page).toHaveURL('/teach/courses/data-analytics/grades?search=nobody+of+this+name');
  }
});

/** The calls that the page makes. */
function pathsCalled(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => request.url().includes('/v1/') && calls.push(new URL(request.url()).pathname));
  return calls;
}

/** Marks what the document had in `main` before any script of the app ran. */
const markRendered = () =>
  document.addEventListener('DOMContentLoaded', () => {
    const first = document.querySelector('main > *');
    if (first) Reflect.set(first, 'isRendered', true);
  });
const isKept = () => Reflect.get(document.querySelector('main > *') ?? {}, 'isRendered') === true;

// A mailed link's page takes its token out of the address first.
const rendered = visits.filter(({ path }) => !linkPaths.some((link) => path.startsWith(link)));

for (const who of ['visitor', 'student'] as const) {
  test(`§product.74 Pages of a ${who} come with what they show, and the app keeps it`, { tag: long }, async ({
    openContext,
    product,
    demo,
  }) => {
    test.setTimeout(180_000);
    const withoutScripts = await openContext({ javaScriptEnabled: false });
    const withScripts = await openContext();
    if (who === 'student') {
      await carrySession(withoutScripts, product, demo);
      await carrySession(withScripts, product, demo);
    }
    const [read, used] = [await withoutScripts.newPage(), await withScripts.newPage()];
    await used.addInitScript(markRendered);
    for (const { path, heading: name } of rendered.filter((visit) => visit.who === who)) {
      await test.step(path, async () => {
        await read.goto(path);
        await expect(heading(read, name)).toBeVisible();
        // Without scripts, the browser sends a form: never a password in the address.
        await expect(read.locator('form:not([method=post]):has(input[type=password])')).toHaveCount(0);
        await used.goto(path);
        await expect(navigationBar(used).themeChoice('System').last()).toBeVisible(); // comes after the first screen
        await expect(heading(used, name)).toBeVisible();
        expect(await used.evaluate(isKept), `${path} is kept`).toBe(true);
      });
    }
  });
}

test('§product.74 The dashboard comes with what it shows, and asks for none of it again', async ({
  page,
  context,
  product,
  demo,
}) => {
  await carrySession(context, product, demo);
  const calls = pathsCalled(page);
  await dashboardPage(page).open();
  await expect(dashboardPage(page).title('Ada')).toBeVisible();
  await expect(dashboardPage(page).newMessages).toBeVisible(); // a part that is loaded later
  const first = [
    '/v1/courses/enrolled',
    '/v1/assignments',
    '/v1/marketing/courses',
    '/v1/analytics/path',
    '/v1/auth/user',
  ];
  expect(calls.filter((call) => first.includes(call))).toEqual([]);
});

test('§product.74 A page is for the person who is signed in, and for nobody else', async ({
  page,
  context,
  product,
  demo,
  account,
}) => {
  await carrySession(context, product, demo);
  // The document was made before somebody else signed in.
  await page.route('/dashboard', async (route) => {
    const response = await route.fetch();
    await carrySession(context, product, account);
    await route.fulfill({ response });
  });
  await page.goto('/dashboard');
  await expect(dashboardPage(page).title(account.user.first_name)).toBeVisible();
  await expect(dashboardPage(page).noCourses).toBeVisible();
});

test('§product.74 A session that has ended ends on a rendered page, too', async ({
  page,
  context,
  product,
  account,
}) => {
  await carrySession(context, product, account);
  await product.signOut(account);
  await page.goto('/dashboard');
  await expect(signInPage(page).title).toBeVisible();
});

test('§product.77 A page whose link was pointed at opens without a further call', async ({
  page,
  context,
  product,
  demo,
}) => {
  await carrySession(context, product, demo);
  await dashboardPage(page).open();
  await expect(navigationBar(page).themeChoice('System').last()).toBeVisible(); // comes after the first screen
  const files = page.locator('link[rel=modulepreload]');
  const known = await files.count();
  const calls = pathsCalled(page);
  await navigationBar(page).assignmentsLink.hover();
  await expect.poll(() => files.count()).toBeGreaterThan(known);
  await navigationBar(page).assignmentsLink.click();
  await expect(assignmentsPage(page).cards.first()).toBeVisible();
  expect(calls).not.toContain('/v1/assignments');
});

test('§product.75 Public pages say what they are in a form that search engines can read', async ({ product }) => {
  const pages = [
    [paths.landing, 'EducationalOrganization'],
    [paths.courses, 'ItemList'],
    [paths.course('data-analytics'), 'Course'],
  ] as const;
  for (const [path, type] of pages) {
    const html = await (await fetch(product.url + path)).text();
    expect(structuredTypesIn(html), path).toEqual([type]);
    expect(await problemsOfStructuredData(html), path).toEqual([]);
  }
});

const [people, documents] = [50, 1000];

test('§product.74 A thousand pages of fifty people at once: each has its own', { tag: long }, async ({ product }) => {
  test.setTimeout(300_000);
  const accounts: Account[] = [];
  for (let one = 0; one < people; one += 1) {
    accounts.push(await product.register({ ...newPerson(), firstName: `Person${one}x` }));
  }
  const open = async (index: number) => {
    const { user, token } = accounts[index % people] as Account; // there are as many
    const cookie = `_auth=${token}; _auth_type=Bearer; _auth_state=${encodeURIComponent(JSON.stringify(user))}; zone=UTC`;
    const html = await (await fetch(`${product.url}/dashboard`, { headers: { cookie } })).text();
    expect(html).toContain(`"person":"${user.id}"`);
    expect(html.match(/Person\d+x/g)).not.toBeNull();
    expect(new Set(html.match(/Person\d+x/g))).toEqual(new Set([user.first_name]));
    const others = accounts.filter((other) => other.user.id !== user.id && html.includes(other.user.id));
    expect(others).toEqual([]);
  };
  for (let begun = 0; begun < documents; begun += people) {
    await Promise.all(Array.from({ length: people }, (_, index) => open(begun + index)));
  }
});

const lessonPath = '/courses/data-analytics/lessons/m1-l1';
const lessonTitle = 'What a good question looks like';

test('§lesson.27 A lesson is there before the app has loaded, for its visitor or student, and is not asked for', async ({
  page,
  context,
  product,
  demo,
}) => {
  await carrySession(context, product, demo);
  const calls = pathsCalled(page);
  await page.route('**/assets/**', (route) => route.abort());
  await page.goto(lessonPath);
  await expect(lessonPage(page).title(lessonTitle)).toBeVisible();
  await page.unroute('**/assets/**');
  for (const _ of ['student', 'visitor']) {
    await page.reload();
    await expect(navigationBar(page).themeChoice('System')).toBeVisible();
    await expect(lessonPage(page).title(lessonTitle)).toBeVisible();
    await context.clearCookies();
  }
  expect(calls.filter((path) => path.endsWith(lessonPath))).toEqual([]);
});
