import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { components } from '../../src/api/generated/schema.d.ts';
import { indexCourses } from '../content/course-words.ts';
import { readContent } from '../content/read.ts';
import { invalidateContent } from '../course/cache.ts';
import { addCourses } from '../demonstration/growth/courses.ts';
import { courses } from '../platform/database/schema/course.ts';
import { type Call, caller } from '../testing/caller.ts';
import { createTestServer, type TestServer } from '../testing/server.ts';

type Page = components['schemas']['CataloguePage'];

const { courses: catalogue } = readContent('content');
const beginners = catalogue.filter(({ level }) => level === 'Beginner').map(({ id }) => id);
let server: TestServer;
let anyone: Call;
let student: Call;

beforeAll(async () => {
  server = await createTestServer();
  anyone = caller(server.app);
  student = caller(server.app, await server.signIn('student@example.com'));
});
afterAll(() => server.close());

const browse = async (query = '', call = anyone) => {
  const { status, body } = await call<Page>('GET', `/marketing/catalogue?${query}`);
  expect(status).toBe(200);
  return { ...body, ids: body.items.map(({ id }) => id) };
};

describe('§catalogue.17 A page of the catalogue', () => {
  test('has every course in order, to a signed-out caller as not enrolled', async () => {
    const page = await browse();
    expect(page).toMatchObject({ total: catalogue.length, found: catalogue.length, isNear: false, page: 1, pages: 1 });
    expect(page.ids).toEqual(catalogue.map(({ id }) => id));
    expect(page.items.some(({ enrolled }) => enrolled)).toBe(false);
  });

  test("with a session, `enrolled` is the student's", async () => {
    const { items } = await browse('', student);
    expect(items.filter(({ enrolled }) => enrolled).map(({ id }) => id)).toEqual(['data-analytics']);
  });

  test('§catalogue.5, §catalogue.16: a search finds a part of a title in any case, and each word of it anywhere in a course', async () => {
    expect((await browse('search=NALYTIC')).ids).toEqual(['data-analytics']);
    expect((await browse('search=chen%20analytics')).ids).toEqual(['data-analytics']); // who teaches it, and the title
    expect((await browse('search=A%2FB')).ids).toContain('ab-testing');
    expect((await browse('search=%20%20')).found).toBe(catalogue.length);
    expect((await browse('search=%25')).found).toBe(0);
    const engineering = await browse('search=data%20engineering');
    expect(engineering.ids[0]).toBe('data-engineering'); // titles first
    expect(engineering.isNear).toBe(false);
  });

  test.each([
    ['engeneering', 'data-engineering'],
    ['machin%20lerning', 'machine-learning'],
    ['pyhton', 'python-for-data'],
    ['statistcs', 'statistics-essentials'],
  ])('a word with a mistake finds those like it: %s', async (typed, id) => {
    const { ids, isNear } = await browse(`search=${typed}`);
    expect(ids).toContain(id);
    expect(isNear).toBe(true);
  });

  test('a word that is like none finds nothing', async () => {
    expect(await browse('search=xqzwvk')).toMatchObject({ found: 0, isNear: false, items: [], page: 1, pages: 1 });
  });

  test('§catalogue.5 finds a level alone', async () => {
    expect((await browse('level=Beginner')).ids).toEqual(beginners);
  });

  test('§catalogue.15: what is outside the contract answers 400', async () => {
    for (const query of ['level=beginner', 'price=cheap', 'duration=1', 'rating=2', 'sort=name', 'page=0', 'limit=0']) {
      expect((await anyone('GET', `/marketing/catalogue?${query}`)).status).toBe(400);
    }
  });
});

describe('§catalogue.18 Filters', () => {
  test.each([
    ['price', ['free', 'under-50', '50-to-200', 'over-200']],
    ['duration', ['under-5-hours', '5-to-20-hours', 'over-20-hours']],
  ] as const)('each course has one %s', async (filter, values) => {
    const { counts } = await browse();
    const found: string[] = [];
    for (const value of values) {
      const page = await browse(`${filter}=${value}`);
      const counted: Record<string, number> = counts[filter];
      expect(page.found).toBe(counted[value]);
      found.push(...page.ids);
    }
    expect(found.toSorted()).toEqual(catalogue.map(({ id }) => id).toSorted());
  });

  test('a price finds courses of that price', async () => {
    expect((await browse('price=free')).items.every(({ price }) => price === 0)).toBe(true);
    expect((await browse('price=under-50')).items.every(({ price }) => price > 0 && price < 50)).toBe(true);
    const between = await browse('price=50-to-200');
    expect(between.found).toBeGreaterThan(0);
    expect(between.items.every(({ price }) => price >= 50 && price <= 200)).toBe(true);
    expect((await browse('price=over-200')).items.every(({ price }) => price > 200)).toBe(true);
  });

  test('a rating finds courses with at least as many stars', async () => {
    const { counts } = await browse();
    for (const rating of ['4.5', '4', '3'] as const) {
      const page = await browse(`rating=${rating}`);
      expect(page.found).toBe(counts.rating[rating]);
      expect(page.items.every((course) => course.rating >= Number(rating))).toBe(true);
    }
  });

  test('a choice is counted together with the search and with the other filters, and not with its own', async () => {
    const { counts, ids } = await browse('search=data&price=under-50&level=Advanced');
    const without = await browse('search=data&price=under-50');
    expect(counts.level).toEqual(without.counts.level);
    expect(counts.level.Advanced).toBe(ids.length);
    const free = await browse('search=data&price=free&level=Advanced');
    expect(counts.price.free).toBe(free.found);
  });
});

describe('§catalogue.19 Orders', () => {
  const values = async (sort: string) => (await browse(`sort=${sort}`)).items;
  const isSorted = (numbers: number[]) =>
    numbers.every((one, index) => index === 0 || one <= Number(numbers[index - 1]));

  test('the highest first, and of prices the lowest where that is asked', async () => {
    expect(isSorted((await values('rating')).map(({ rating }) => rating))).toBe(true);
    expect(isSorted((await values('students')).map(({ enrolledStudents }) => enrolledStudents))).toBe(true);
    expect(isSorted((await values('price-down')).map(({ price }) => price))).toBe(true);
    expect(isSorted((await values('price-up')).map(({ price }) => -price))).toBe(true);
  });

  test('the newest first', async () => {
    const rows = await server.db.select({ id: courses.id, day: courses.lastUpdated }).from(courses);
    const days = new Map(rows.map(({ id, day }) => [id, day]));
    expect(isSorted((await values('newest')).map(({ id }) => Date.parse(String(days.get(id)))))).toBe(true);
  });
});

describe('§catalogue.20 Pages', () => {
  test('together hold each course once, in one order', async () => {
    const first = await browse('limit=10');
    expect(first).toMatchObject({ page: 1, pages: 3 });
    const others = [await browse('limit=10&page=2'), await browse('limit=10&page=3')];
    expect([first, ...others].flatMap(({ ids }) => ids)).toEqual(catalogue.map(({ id }) => id));
  });

  test('beyond the last page is the last page', async () => {
    expect(await browse('limit=10&page=9')).toMatchObject({ page: 3, found: catalogue.length });
  });
});

describe('§content.18 Made-up courses', () => {
  const made = 300;

  test('are drawn by a seed, found at once, and not added twice', async () => {
    expect(await addCourses(server.db, { count: made, seed: 1 })).toBe(made);
    invalidateContent(server.db);
    expect(await addCourses(server.db, { count: made, seed: 1 })).toBe(0);
    const { total, pages } = await browse();
    expect(total).toBe(catalogue.length + made);
    expect(pages).toBe(Math.ceil(total / 24));
    const { items } = await browse('search=recomender');
    expect(items.length).toBeGreaterThan(0);
    expect(
      items.every(({ title, description, outline }) => /recommender/i.test([title, description, ...outline].join())),
    ).toBe(true);
  });

  test('a course that is written again is found by its new words alone', async () => {
    const { db } = server;
    await db.transaction(async (tx) => {
      await tx.execute(sql`update courses set title = 'Zeppelins' where id = 'made-up-00001'`);
      await indexCourses(tx, ['made-up-00001']);
    });
    invalidateContent(db);
    expect((await browse('search=zepelins')).ids).toEqual(['made-up-00001']);
    await db.transaction(async (tx) => {
      await tx.execute(sql`update courses set title = 'Airships' where id = 'made-up-00001'`);
      await indexCourses(tx, ['made-up-00001']);
    });
    invalidateContent(db);
    expect((await browse('search=zeppelins')).found).toBe(0);
  });
});
