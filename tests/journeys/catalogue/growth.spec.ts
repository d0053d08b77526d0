/** A catalogue of ten pages: what is kept of it, where a person is in it, and how they find a course. */
import type { Page } from '@playwright/test';
import { addCourses } from '../../../server/demonstration/growth/courses.ts';
import type { OperationOutput } from '../../../src/api/operation.ts';
import { cataloguePage } from '../../pages/catalogue/list.page.ts';
import { coursePage } from '../../pages/course/detail.page.ts';
import { failure } from '../../pages/failure.page.ts';
import { readDatabase } from '../database.ts';
import { type Product, startProduct } from '../server.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, tabTo, test } from '../test.ts';

type Answer = OperationOutput<'browseCatalogue'>;

const madeUp = 200;
const perPage = 24;
const window = { width: 1280, height: 800 };

test.describe('A catalogue that grows', () => {
  let product: Product;
  test.beforeAll(async () => {
    test.setTimeout(180_000);
    // A server of its own, as other journeys count the courses of the shared one.
    product = await startProduct();
    await readDatabase(product, (db) => addCourses(db, { count: madeUp, seed: 1 }));
  });
  test.afterAll(() => product.stop());
  test.use({ viewport: window });

  const answerTo = (query = '') => product.call<Answer>('GET', `/marketing/catalogue${query}`, '');
  const open = async (page: Page, query = '') => {
    await page.goto(`${product.url}/courses${query}`);
    await expect(cataloguePage(page).cards.first()).toBeVisible();
  };
  const titlesOn = async (number: number) => (await answerTo(`?page=${number}`)).items.map(({ title }) => title);
  /** Scrolls until the page's link is at the top of the window: its courses have to come first. */
  const scrollTo = (page: Page, number: number) =>
    expect
      .poll(() =>
        cataloguePage(page)
          .pageLink(number)
          .evaluate((link) => {
            link.scrollIntoView({ behavior: 'instant' });
            return link.getBoundingClientRect().top < innerHeight / 5;
          }),
      )
      .toBe(true);
  /** How far the course's card is from the top of the window. */
  const topOf = (page: Page, course: string) =>
    cataloguePage(page)
      .courseLink(course)
      .first()
      .evaluate((link) => Math.round(link.getBoundingClientRect().top))
      .catch(() => null);
  const settled = (page: Page) => page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));

  test('§catalogue.20 is scrolled from page to page, each in its place, and never holds more than three of them', async ({
    page,
  }) => {
    test.setTimeout(120_000);
    const catalogue = cataloguePage(page);
    const { pages, total } = await answerTo();
    expect([pages, total]).toEqual([10, 224]);
    await open(page);
    await expect(page.getByText('224 Courses', { exact: true })).toBeVisible();
    for (let number = 2; number <= pages; number += 1) {
      await scrollTo(page, number);
      const titles = await titlesOn(number);
      await expect(catalogue.section(number).getByRole('heading', { level: 3 })).toHaveText(titles);
      expect(await catalogue.cards.count()).toBeLessThanOrEqual(3 * perPage);
      await expect(page).toHaveURL(new RegExp(`\\?page=${number}$`));
    }
    // The first pages have gone, and the way back is as long as before.
    await expect(catalogue.section(2).getByRole('heading', { level: 3 })).toHaveCount(0);
    const height = await page.evaluate(() => document.body.scrollHeight);
    await scrollTo(page, 3);
    await expect(catalogue.section(3).getByRole('heading', { level: 3 })).toHaveText(await titlesOn(3));
    expect(Math.abs((await page.evaluate(() => document.body.scrollHeight)) - height)).toBeLessThan(50);
    expect(await catalogue.cards.count()).toBeLessThanOrEqual(3 * perPage);
  });

  test('§product.63, §catalogue.20 "Back", a reload and a link lead to the same course', async ({
    page,
    openContext,
  }) => {
    const [course = ''] = (await titlesOn(4)).slice(10);
    await open(page, '?sort=newest');
    await open(page);
    for (const number of [2, 3, 4]) {
      await scrollTo(page, number);
      await expect(cataloguePage(page).section(number).getByRole('listitem')).toHaveCount(perPage);
    }
    await cataloguePage(page)
      .section(4)
      .getByRole('link', { name: `View Course: ${course}`, exact: true })
      .evaluate((link) => link.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await expect(page).toHaveURL(/\?page=4$/);
    await settled(page);
    const top = await topOf(page, course);
    await cataloguePage(page).courseLink(course).first().dispatchEvent('click');
    await expect(coursePage(page).title(course)).toBeVisible();
    await page.goBack();
    await expect.poll(() => topOf(page, course), 'after "Back"').toBe(top);
    await expect(page).toHaveURL(/\?page=4$/);
    await page.reload();
    await expect.poll(() => topOf(page, course), 'after a reload').toBe(top);

    const other = await (await openContext()).newPage();
    await open(other, new URL(page.url()).search);
    await expect(cataloguePage(other).section(4).getByRole('heading', { level: 3 })).toHaveText(await titlesOn(4));
  });

  test('§catalogue.20 opened at a page, it shows the one before without moving what is read', async ({ page }) => {
    const catalogue = cataloguePage(page);
    const [course = ''] = await titlesOn(5);
    await open(page, '?page=5');
    const top = await topOf(page, course);
    await catalogue.previousButton.click();
    await expect(catalogue.section(4).getByRole('heading', { level: 3 })).toHaveText(await titlesOn(4));
    await settled(page);
    expect(Math.abs(((await topOf(page, course)) ?? 0) - (top ?? 0))).toBeLessThan(3);
  });

  test('§catalogue.20 a link to a page leads to its beginning', async ({ page }) => {
    await open(page, '?page=9');
    await scrollTo(page, 10);
    await cataloguePage(page).linkBelow(1).click();
    await expect(page).toHaveURL(/\/courses$/);
    await expect(cataloguePage(page).title).toBeInViewport();
    await page.goBack();
    await expect(page).toHaveURL(/\?page=10$/);
    await expect(cataloguePage(page).section(10)).toBeVisible();
  });

  test('§catalogue.18 two tabs have their own page and their own filters', async ({ page, context }) => {
    const other = await context.newPage();
    await open(page);
    await open(other, '?page=3');
    await cataloguePage(page).levelButton('Beginner').click();
    await expect(page).toHaveURL(/\?level=Beginner$/);
    await scrollTo(other, 4);
    await expect(other).toHaveURL(/\?page=4$/);
    await expect(cataloguePage(other).levelButton('All Levels')).toHaveAttribute('aria-pressed', 'true');
    await page.reload();
    await expect(cataloguePage(page).levelButton('Beginner')).toHaveAttribute('aria-pressed', 'true');
  });

  test('§catalogue.20 each page is read without a script, and leads to the others', async ({ openContext }) => {
    const page = await (await openContext({ javaScriptEnabled: false })).newPage();
    const catalogue = cataloguePage(page);
    await open(page, '?page=3');
    await expect(catalogue.courseTitles).toHaveText(await titlesOn(3));
    await catalogue.linkBelow(4).click();
    await expect(page).toHaveURL(/\?page=4$/);
    await expect(catalogue.courseTitles).toHaveText(await titlesOn(4));
    await expect(page.getByText('Loading...')).toHaveCount(0);
  });

  test('§catalogue.17, §catalogue.18 each choice finds as many courses as it says', async ({ page }) => {
    const catalogue = cataloguePage(page);
    const { counts } = await answerTo();
    await open(page);
    await expect(catalogue.levelButton('Advanced')).toHaveText(`Advanced${counts.level.Advanced}`);
    await catalogue.levelButton('Advanced').click();
    await expect(catalogue.found(`${counts.level.Advanced} courses found`)).toBeAttached();

    const ofAdvanced = (await answerTo('?level=Advanced')).counts;
    await catalogue.choose('Price', 'free', async (field, value) => {
      await expect(field.locator(`option[value=${value}]`)).toHaveText(`Free (${ofAdvanced.price.free})`);
      await field.selectOption(value);
    });
    await expect(catalogue.found(`${ofAdvanced.price.free} course`)).toBeAttached();
    await catalogue.choose('Sort by', 'students', (field, value) => field.selectOption(value));
    await expect(page).toHaveURL(/\?level=Advanced&price=free&sort=students$/);
    const { items } = await answerTo('?level=Advanced&price=free&sort=students');
    await expect(catalogue.courseTitles).toHaveText(items.map(({ title }) => title));
    await page.reload();
    await expect(catalogue.courseTitles).toHaveText(items.map(({ title }) => title));
    await expect(page.getByLabel('Price', { exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
  });

  test('§catalogue.18 the first course is in the first window while "More filters" is closed', async ({ page }) => {
    for (const size of [
      { width: 390, height: 844 },
      { width: 1366, height: 768 },
    ]) {
      await page.setViewportSize(size);
      await open(page);
      await expect(cataloguePage(page).cards.first()).toBeInViewport();
      await expect(page.getByLabel('Price', { exact: true })).toBeHidden();
      await expectNoSidewaysScroll(page);
    }
  });

  test('§catalogue.17 a word that is typed wrong finds what comes near', async ({ page }) => {
    await open(page);
    await cataloguePage(page).searchFor('dashbords');
    await expect(cataloguePage(page).near).toBeVisible();
    await expect(cataloguePage(page).cards.first()).toBeVisible();
  });

  test('§catalogue.16 a text that is longer than what is searched stays, and is no failure', async ({ page }) => {
    await open(page);
    const text = 'data '.repeat(30);
    await cataloguePage(page).searchFor(text);
    await expect(page).toHaveURL(/search=data/);
    await settled(page);
    await expect(failure(page).alert).toHaveCount(0);
    await expect(cataloguePage(page).search).toHaveValue(text);
  });

  test('§catalogue.20 the keyboard alone reaches the second page, and its focus is never lost', async ({ page }) => {
    test.setTimeout(120_000);
    const catalogue = cataloguePage(page);
    const [course = ''] = await titlesOn(2);
    await open(page);
    await catalogue.courseLinks.nth(perPage - 1).focus();
    await tabTo(catalogue.pageLink(2));
    await expect(catalogue.section(2).getByRole('listitem')).toHaveCount(perPage);
    await expect(catalogue.pageLink(2)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(catalogue.section(2).getByRole('link', { name: `View Course: ${course}`, exact: true })).toBeFocused();

    // The page with the focus is dropped while the wheel scrolls on.
    for (const number of [3, 4, 5]) {
      await scrollTo(page, number);
      await expect(catalogue.section(number).getByRole('listitem')).toHaveCount(perPage);
    }
    await expect(catalogue.section(2).getByRole('listitem')).toHaveCount(0);
    await expect(catalogue.pageLink(2)).toBeFocused();
    await expect(page).toHaveURL(/\?page=5$/);
  });

  test('§catalogue.21 a page that cannot be loaded says so in its place, and what is there stays', async ({ page }) => {
    const catalogue = cataloguePage(page);
    await page.route('**/v1/marketing/catalogue?*page=2*', (route) => route.fulfill({ status: 500, json: {} }));
    await open(page);
    await catalogue.pageLink(2).scrollIntoViewIfNeeded();
    await expect(catalogue.section(2).getByRole('alert')).toContainText('Failed to load courses');
    await expect(catalogue.section(1).getByRole('listitem')).toHaveCount(perPage);
    await page.unroute('**/v1/marketing/catalogue?*page=2*');
    await failure(page).retryButton.click();
    await expect(catalogue.section(2).getByRole('heading', { level: 3 })).toHaveText(await titlesOn(2));
  });
});
