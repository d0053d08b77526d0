import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verifyPassword } from '../account/passwords.ts';
import { users } from '../platform/database/schema/account.ts';
import { assignments as assignmentRows, studentAssignments } from '../platform/database/schema/assignments.ts';
import { courses, enrolments, lessons, modules, reviews } from '../platform/database/schema/course.ts';
import { completedLessons } from '../platform/database/schema/lesson.ts';
import { resources as resourceRows } from '../platform/database/schema/resources.ts';
import { classes as classRows } from '../platform/database/schema/schedule.ts';
import { createTestServer, type TestServer, testNow } from '../testing/server.ts';
import { assignments } from './assignments.ts';
import { catalogue } from './catalogue.ts';
import { classes } from './classes.ts';
import { resources } from './resources.ts';
import { seed } from './seed.ts';

const root = join(import.meta.dirname, '../..');
let server: TestServer;

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const tables = {
  courses,
  modules,
  lessons,
  reviews,
  users,
  enrolments,
  completedLessons,
  assignmentRows,
  studentAssignments,
  resourceRows,
  classRows,
};
const counted = async () => {
  const entries = [];
  for (const [name, table] of Object.entries(tables)) {
    const [row] = await server.db.select({ rows: count() }).from(table);
    entries.push([name, row?.rows ?? 0] as const);
  }
  return Object.fromEntries(entries);
};

describe('§content.1 seed', () => {
  test('holds 24 courses of eight modules and forty lessons', async () => {
    expect(await counted()).toMatchObject({
      courses: 24,
      modules: 192,
      lessons: 960,
      users: 2,
      enrolments: 1,
      completedLessons: 14,
    });
  });

  test('repeating it changes nothing', async () => {
    const before = await counted();
    const versions = await server.db.select().from(reviews);
    await seed(server.db, { demo: true, now: new Date(testNow.getTime() + 1000) });
    expect(await counted()).toEqual(before);
    expect(await server.db.select().from(reviews)).toEqual(versions); // not even written again
  });

  test('content that changed is written again, and progress is kept', async () => {
    await server.db
      .update(courses)
      .set({ title: 'Old', contentVersion: 'old' })
      .where(eq(courses.id, 'data-analytics'));
    await seed(server.db, { demo: true, now: testNow });
    const [course] = await server.db.select().from(courses).where(eq(courses.id, 'data-analytics'));
    expect(course?.title).toBe('Data Analytics');
    expect(await counted()).toMatchObject({ lessons: 960, completedLessons: 14 });
  });

  test('§content.5: the demonstration student registered today and stands as the specification has it', async () => {
    const [ada] = await server.db.select().from(users).where(eq(users.email, 'student@example.com'));
    expect(ada).toMatchObject({ firstName: 'Ada', lastName: 'Okafor', role: 'student', registeredAt: testNow });
    expect(await verifyPassword('Learning1', ada?.passwordHash ?? '')).toBe(true);
    const [jonas] = await server.db.select().from(users).where(eq(users.email, 'instructor@example.com'));
    expect(jonas).toMatchObject({ firstName: 'Jonas', lastName: 'Lindqvist', role: 'instructor' });
    expect(await verifyPassword('Teaching1', jonas?.passwordHash ?? '')).toBe(true);
  });

  test('§content.7: without `demo` no account is made', async () => {
    await server.db
      .transaction(async (tx) => {
        await tx.delete(studentAssignments);
        await tx.delete(completedLessons);
        await tx.delete(enrolments);
        await tx.delete(users);
        await seed(tx, { demo: false, now: testNow });
        expect(await tx.select().from(users)).toEqual([]);
        tx.rollback();
      })
      .catch(() => {});
    expect((await counted())['users']).toBe(2);
  });
});

describe('§content.2, §content.3 course content', () => {
  test('the four courses come first, at their display prices', () => {
    expect(catalogue.slice(0, 4).map(({ id, price }) => [id, price])).toEqual([
      ['data-analytics', 29999],
      ['data-engineering', 34999],
      ['business-intelligence', 27999],
      ['data-science', 39999],
    ]);
  });

  test('ids are unique, all three levels occur, and data-literacy and spreadsheet-foundations are free', () => {
    expect(new Set(catalogue.map(({ id }) => id)).size).toBe(24);
    expect(new Set(catalogue.map(({ level }) => level)).size).toBe(3);
    expect(
      catalogue
        .filter(({ price }) => price === 0)
        .map(({ id }) => id)
        .sort(),
    ).toEqual(['data-literacy', 'spreadsheet-foundations']);
  });

  test.each(catalogue.map((course) => [course.id, course] as const))('%s', (id, course) => {
    expect(course.modules).toHaveLength(8);
    for (const module of course.modules) {
      expect(module.lessons).toHaveLength(5);
      expect(
        module.lessons.reduce((sum, { minutes }) => sum + minutes, 0),
        module.title,
      ).toBe(180);
    }
    const all = course.modules.flatMap((module) => module.lessons);
    expect(all[0]?.type, 'the preview lesson can be read').toMatch(/reading|video/);
    for (const lesson of all) {
      if (lesson.type === 'quiz') {
        expect(lesson.questions.length, lesson.title).toBeGreaterThan(1);
        for (const { options, correct, explanation } of lesson.questions) {
          expect(options.length).toBeGreaterThan(1);
          expect(new Set(options).size).toBe(options.length);
          expect(options[correct], lesson.title).toBeDefined();
          expect(explanation).not.toBe('');
        }
      } else if (lesson.type === 'video') {
        expect(lesson.transcript.length).toBeGreaterThan(100);
        expect(existsSync(join(root, `public/animations/${lesson.animation}.svg`)), lesson.animation).toBe(true);
      } else {
        expect(lesson.body.length, lesson.title).toBeGreaterThan(100);
        expect(lesson.body, lesson.title).not.toMatch(/^<[a-z]/m);
      }
    }
    expect(course.ratingDistribution.reduce((sum, percent) => sum + percent, 0)).toBe(100);
    expect(course.reviews.length).toBeGreaterThanOrEqual(3);
    if (existsSync(join(root, 'public/covers'))) {
      expect(existsSync(join(root, `public/covers/${id}.svg`)), 'its cover').toBe(true);
    }
  });
});

describe('§content.4 assignments, resources and classes', () => {
  const courseIds = new Set(catalogue.map(({ id }) => id));

  test('belong to courses that exist, under ids of their own', () => {
    expect([...assignments, ...classes].filter(({ courseId }) => !courseIds.has(courseId))).toEqual([]);
    for (const list of [assignments, classes, resources])
      expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
  });

  test('name attachments and downloads that exist', () => {
    const files = assignments.flatMap(({ attachments }) => attachments);
    expect(files.filter((file) => !existsSync(join(import.meta.dirname, 'files', file)))).toEqual([]);
    const downloads = resources.filter(({ type }) => type === 'download').map(({ url }) => url);
    expect(downloads.filter((url) => !existsSync(join(root, 'public', url)))).toEqual([]);
  });
});
