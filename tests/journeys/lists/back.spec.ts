/** "Back" and a reload bring back what was chosen in a list, how many rows it had, and how far it was scrolled. */
import type { Locator, Page } from '@playwright/test';
import { assignmentsPage } from '../../pages/assignments/list.page.ts';
import { cataloguePage } from '../../pages/catalogue/list.page.ts';
import { taughtReviewsPage } from '../../pages/course/taught-reviews.page.ts';
import { gradingQueuePage } from '../../pages/grading/queue.page.ts';
import { regradeRequestsPage } from '../../pages/grading/regrade-requests.page.ts';
import { communityPage } from '../../pages/questions/community.page.ts';
import { threadsPage } from '../../pages/questions/threads.page.ts';
import { resourcesPage } from '../../pages/resources/list.page.ts';
import { taughtClassesPage } from '../../pages/schedule/taught-classes.page.ts';
import { navigationBar } from '../../pages/shell/navigation.page.ts';
import { rosterPage } from '../../pages/teaching/roster.page.ts';
import { type Account, demoStudent, type Product, startProduct } from '../server.ts';
import { carrySession, expect, newPerson, test } from '../test.ts';
import { courseId, fill, otherCourseId } from './seed.ts';
import { shown } from './table.ts';

type List = {
  name: string;
  open: (page: Page) => Promise<unknown>;
  /** Chooses search, filter and order, as far as the list has them. */
  choose?: (page: Page) => Promise<unknown>;
  /** What shows that it was chosen. */
  chosen?: (page: Page) => Record<string, Locator>;
  rows: (page: Page) => Locator;
  /** Adds the next page. */
  more?: (page: Page) => Locator;
  /** The row by which the test leaves the list; if left out, it leaves by the navigation. */
  item?: (page: Page) => Locator;
};

const links = (rows: Locator) => rows.getByRole('link');

const ofStudents: List[] = [
  {
    name: 'catalogue',
    open: (page) => cataloguePage(page).open(),
    choose: async (page) => {
      await cataloguePage(page).search.pressSequentially('data');
      await cataloguePage(page).levelButton('Beginner').click();
    },
    chosen: (page) => ({ search: cataloguePage(page).search, level: cataloguePage(page).levelButton('Beginner') }),
    rows: (page) => cataloguePage(page).cards,
    item: (page) => cataloguePage(page).courseLinks.last(),
  },
  {
    name: 'assignments',
    open: (page) => assignmentsPage(page).open(),
    choose: async (page) => {
      await assignmentsPage(page).search.pressSequentially('e');
      await assignmentsPage(page).status.selectOption('pending');
      await assignmentsPage(page).sortBy.selectOption('title');
      await assignmentsPage(page).sortOrderButton.click();
    },
    chosen: (page) => ({
      search: assignmentsPage(page).search,
      status: assignmentsPage(page).status,
      sort: assignmentsPage(page).sortBy,
      order: assignmentsPage(page).sortOrderButton,
    }),
    rows: (page) => assignmentsPage(page).cards,
  },
  {
    name: 'resources',
    open: (page) => resourcesPage(page).open(),
    choose: (page) => resourcesPage(page).search.pressSequentially('data'),
    chosen: (page) => ({ search: resourcesPage(page).search }),
    rows: (page) => page.getByRole('main').getByRole('listitem'),
  },
];

const ofInstructors: List[] = [
  {
    name: 'grading queue',
    ...shown.listGradingQueue,
    choose: (page) => gradingQueuePage(page).assignment.selectOption('question-log'),
    chosen: (page) => ({ assignment: gradingQueuePage(page).assignment }),
    item: (page) => gradingQueuePage(page).links.last(),
  },
  {
    name: 'requests',
    ...shown.listExtensionRequests,
  },
  {
    name: 'regrade requests',
    ...shown.listRegradeRequests,
    item: (page) => regradeRequestsPage(page).submissionLinks.last(),
  },
  {
    name: 'roster',
    ...shown.listRoster,
    choose: async (page) => {
      await rosterPage(page).search.pressSequentially('lina');
      await rosterPage(page).sortBy.selectOption('lastActive');
      await rosterPage(page).behindFilter.click();
    },
    chosen: (page) => ({
      search: rosterPage(page).search,
      sort: rosterPage(page).sortBy,
      show: rosterPage(page).behindFilter,
    }),
  },
  {
    name: 'messages',
    ...shown.listThreads,
    choose: (page) => threadsPage(page).narrow({ filter: 'unanswered', search: 'median' }),
    chosen: (page) => ({ search: threadsPage(page).search, filter: threadsPage(page).unansweredFilter }),
    item: (page) => links(threadsPage(page).list).last(),
  },
  {
    name: 'community',
    ...shown.listCommunity,
    choose: async (page) => {
      await communityPage(page).reportedFilter.click();
      await communityPage(page).search.fill('median');
      await communityPage(page).searchButton.click();
    },
    chosen: (page) => ({ search: communityPage(page).search, filter: communityPage(page).reportedFilter }),
    item: (page) => links(communityPage(page).list).last(),
  },
  {
    name: 'classes',
    ...shown.listTaughtClasses,
    choose: (page) => taughtClassesPage(page).pastButton.click(),
    chosen: (page) => ({ when: taughtClassesPage(page).pastButton }),
  },
  {
    name: 'reviews',
    ...shown.listTaughtReviews,
    choose: (page) => taughtReviewsPage(page).filter('unanswered').click(),
    chosen: (page) => ({ show: taughtReviewsPage(page).filter('unanswered') }),
  },
  {
    name: 'announcements',
    ...shown.listTaughtAnnouncements,
  },
  { name: 'payments', ...shown.listPayments },
];

/** A field's value, or whether a button is pressed and what it is called. */
const stateOf = (control: Locator) =>
  control.evaluate((element) =>
    element instanceof HTMLButtonElement
      ? `${element.ariaLabel ?? ''} ${element.ariaPressed}`
      : Reflect.get(element, 'value'),
  );

/** All that must come back: the list's address, choices and rows, and how far it is scrolled. */
async function standOf(page: Page, { rows, chosen }: List) {
  const choices = Object.entries(chosen?.(page) ?? {});
  return {
    address: new URL(page.url()).search,
    chosen: await Promise.all(choices.map(async ([name, control]) => [name, await stateOf(control)])),
    rows: await rows(page).count(),
    scroll: await page.evaluate(() => Math.round(scrollY)),
  };
}

async function use(page: Page, list: List) {
  await list.open(page);
  await expect(list.rows(page).first()).toBeVisible();
  await list.choose?.(page);
  await expect.poll(() => page.url()).toMatch(list.chosen ? /\?/ : /./);
  await page.waitForLoadState('networkidle');
  await expect(list.rows(page).first()).toBeVisible();
  if (list.more) {
    const before = await list.rows(page).count();
    await list.more(page).click();
    await expect.poll(() => list.rows(page).count()).toBeGreaterThan(before);
  }
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight - innerHeight - 100, behavior: 'instant' }));
  await page.evaluate(() => new Promise(requestAnimationFrame));
  const stood = await standOf(page, list);
  expect(stood.scroll, 'scrolled').toBeGreaterThan(100);

  const url = page.url();
  const away = list.item?.(page) ?? navigationBar(page).profileLink;
  // A click by the mouse would scroll to the link first.
  await away.dispatchEvent('click');
  await expect.poll(() => page.url()).not.toBe(url);
  await expect(list.rows(page)).toHaveCount(0);
  await page.goBack();
  await expect.poll(() => standOf(page, list), `${list.name} after "Back"`).toEqual(stood);
  await page.reload();
  await expect.poll(() => standOf(page, list), `${list.name} after a reload`).toEqual(stood);
}

test.describe('§product.63 Back means back', () => {
  let product: Product;
  let sarah: Account;
  test.beforeAll(async () => {
    test.setTimeout(120_000);
    // A server of its own, as other journeys count rows on the shared one.
    product = await startProduct();
    sarah = await product.register({ ...newPerson(), firstName: 'Sarah' }, 'instructor', [courseId, otherCourseId]);
    await fill(product, sarah);
  });
  test.afterAll(() => product.stop());

  test('every list is as it was left, after "Back" and after a reload', async ({ openContext }) => {
    test.setTimeout(120_000);
    const student = await product.signIn(demoStudent.email, demoStudent.password);
    for (const [person, lists] of [
      [student, ofStudents],
      [sarah, ofInstructors],
    ] as const) {
      const context = await openContext({ baseURL: product.url, viewport: { width: 1100, height: 400 } });
      await carrySession(context, product, person);
      const page = await context.newPage();
      page.setDefaultTimeout(10_000);
      for (const list of lists) await test.step(list.name, () => use(page, list));
    }
  });
});
