/** The built-in content in the database, with and without the demonstration. */
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { count, eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verifyPassword } from '../account/password-hash.ts';
import { sample } from '../demonstration/accounts.ts';
import { readFigures } from '../demonstration/figures.ts';
import { loadDemonstration } from '../demonstration/load.ts';
import { readQueue } from '../demonstration/queue.ts';
import { readClasses, readStandings } from '../demonstration/study.ts';
import type { Database } from '../platform/database/client.ts';
import { deleteWithDependants } from '../platform/database/foreign-keys.ts';
import { users } from '../platform/database/schema/account.ts';
import { assignments as assignmentRows, studentAssignments } from '../platform/database/schema/assignments.ts';
import { courses, enrolments, lessons, modules, reviews } from '../platform/database/schema/course.ts';
import { completedLessons } from '../platform/database/schema/lesson.ts';
import { resources as resourceRows } from '../platform/database/schema/resources.ts';
import { classes as classRows } from '../platform/database/schema/schedule.ts';
import { createTestServer, type TestServer, testNow } from '../testing/server.ts';
import { loadContent } from './load.ts';
import { readContent } from './read.ts';

const folder = join(import.meta.dirname, '../../content');
const { courses: catalogue, assignments, resources } = readContent(folder);
const lessonsIn = (course: (typeof catalogue)[number]) => course.modules.flatMap(({ lessons }) => lessons);
const allLessons = catalogue.flatMap(lessonsIn);
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

const sampleLessons = catalogue.filter(({ id }) => id === sample.courseId).flatMap(lessonsIn).length;
const sampleDone = Math.round((sampleLessons * sample.percent) / 100);
/** How many lessons the demonstration student has done. */
const studentsLessons = () => {
  const student = server.db.select({ id: users.id }).from(users).where(eq(users.email, 'student@example.com'));
  return server.db.$count(completedLessons, inArray(completedLessons.userId, student));
};

describe('§content.1 seed', () => {
  test('holds 24 courses of eight modules with all their lessons', async () => {
    expect(await counted()).toMatchObject({
      courses: 24,
      modules: 192,
      lessons: allLessons.length,
      // The student, the instructor and their colleague.
      users: 3 + readQueue().length,
      enrolments: 1 + readQueue().length,
    });
    expect(await studentsLessons()).toBe(sampleDone);
  });

  test('repeating it changes nothing', async () => {
    const before = await counted();
    const versions = await server.db.select().from(reviews);
    expect(await loadContent(server.db, folder)).toEqual([]);
    await loadDemonstration(server.db, new Date(testNow.getTime() + 1000));
    expect(await counted()).toEqual(before);
    expect(await server.db.select().from(reviews)).toEqual(versions); // not even written again
  });

  test('content that changed is written again, and progress, students and ratings are kept', async () => {
    const find = async () => (await server.db.select().from(courses).where(eq(courses.id, 'data-analytics')))[0];
    const before = await find();
    await server.db
      .update(courses)
      .set({ title: 'Old', contentVersion: 'old' })
      .where(eq(courses.id, 'data-analytics'));
    expect(await loadContent(server.db, folder)).toEqual(['data-analytics']);
    expect(await find()).toEqual(before);
    expect(before).toMatchObject({ title: 'Data Analytics', ratingCount: 412 });
    expect(await counted()).toMatchObject({ lessons: allLessons.length });
    expect(await studentsLessons()).toBe(sampleDone);
  });

  test('§practice.27 other rows under the same exercises: the server does not start without what they yield now', async () => {
    const changed = mkdtempSync(join(tmpdir(), 'content-'));
    cpSync(folder, changed, { recursive: true });
    const file = join(changed, 'data/tea-shop/orders.csv');
    const [first = '', ...rows] = readFileSync(file, 'utf8').trim().split('\n');
    writeFileSync(file, [first, ...rows.slice(1), ''].join('\n'));
    await expect(loadContent(server.db, changed)).rejects.toThrow('run npm run results');
    rmSync(changed, { recursive: true });
  });

  test('§content.5: the demonstration student registered today and stands as the specification has it', async () => {
    const [ada] = await server.db.select().from(users).where(eq(users.email, 'student@example.com'));
    expect(ada).toMatchObject({ firstName: 'Ada', lastName: 'Okafor', role: 'student', registeredAt: testNow });
    expect(await verifyPassword('Learning1', ada?.passwordHash ?? '')).toBe(true);
    const [jonas] = await server.db.select().from(users).where(eq(users.email, 'instructor@example.com'));
    expect(jonas).toMatchObject({ firstName: 'Jonas', lastName: 'Lindqvist', role: 'instructor' });
    // Where this fails, the course has a number of lessons of which none is 35 percent: add one more.
    expect(Math.round((100 * sampleDone) / sampleLessons)).toBe(35);
    expect(await verifyPassword('Teaching1', jonas?.passwordHash ?? '')).toBe(true);
  });

  test('§content.13: what left the content leaves the database, but for what a student has', async () => {
    await server.db
      .transaction(async (tx) => {
        const added = {
          title: 'x',
          description: 'x',
          position: 99,
          courseId: 'data-literacy',
          attachments: [],
          dueAfterDays: 1,
        };
        const [known] = await tx.select().from(courses).where(eq(courses.id, 'data-analytics'));
        if (!known) throw new Error('The content has no data-analytics');
        await tx.insert(courses).values({ ...known, id: 'left-alone' });
        await tx.insert(courses).values({ ...known, id: 'studied' });
        const [ada] = await tx.select().from(users).where(eq(users.email, 'student@example.com'));
        await tx.insert(enrolments).values({ userId: ada?.id ?? '', courseId: 'studied' });
        await tx.insert(assignmentRows).values([
          { ...added, id: 'left-alone' },
          { ...added, id: 'handed-out' },
        ]);
        await tx
          .insert(studentAssignments)
          .values({ userId: ada?.id ?? '', assignmentId: 'handed-out', dueAt: testNow });
        await tx.insert(resourceRows).values({
          ...added,
          id: 'left-alone',
          type: 'guide',
          url: '/x',
          category: 'Workshops',
          tags: [],
          level: 'beginner',
        });
        await loadContent(tx, folder);
        const idsOf = async (table: typeof courses | typeof assignmentRows | typeof resourceRows) =>
          (await tx.select({ id: table.id }).from(table)).map(({ id }) => id).sort();
        expect(await idsOf(courses)).toEqual([...catalogue.map(({ id }) => id), 'studied'].sort());
        expect(await idsOf(assignmentRows)).toEqual([...assignments.map(({ id }) => id), 'handed-out'].sort());
        expect(await idsOf(resourceRows)).toEqual(resources.map(({ id }) => id).sort());
        tx.rollback();
      })
      .catch(undone);
  });
});

test('§content.16: an assignment that is new in the content is given to those enrolled', async () => {
  await server.db
    .transaction(async (tx) => {
      const id = 'your-capstone';
      const [ada] = await tx.select().from(users).where(eq(users.email, 'student@example.com'));
      const own = eq(studentAssignments.assignmentId, id);
      await tx.delete(studentAssignments).where(own);
      await tx.delete(assignmentRows).where(eq(assignmentRows.id, id));
      await loadContent(tx, folder);
      expect((await tx.select().from(studentAssignments).where(own)).map(({ userId }) => userId)).toContain(ada?.id);
      tx.rollback();
    })
    .catch(undone);
});

/** Passes a failed expectation on; the transaction's own end is none. */
function undone(error: unknown): void {
  if (!(error instanceof Error && error.message === 'Rollback')) throw error;
}

/** Leaves no row of what content and demonstration fill. */
async function empty(tx: Database): Promise<void> {
  for (const table of ['courses', 'users', 'resources']) await deleteWithDependants(tx, table, sql`true`);
}

describe("an operator's own content", () => {
  test('is enough for the demonstration, which adds what belongs to courses that are there', async () => {
    const small = mkdtempSync(join(tmpdir(), 'content-'));
    cpSync(join(folder, 'courses/data-literacy'), join(small, 'courses/data-literacy'), { recursive: true });
    writeFileSync(join(small, 'catalogue.yaml'), 'courses: [data-literacy]\n');
    await server.db
      .transaction(async (tx) => {
        await empty(tx);
        expect(await loadContent(tx, small)).toEqual(['data-literacy']);
        await loadDemonstration(tx, testNow);
        const rows = await tx.select({ id: courses.id, students: courses.students }).from(courses);
        expect(rows).toEqual([{ id: 'data-literacy', students: readFigures()['data-literacy']?.students }]);
        expect(await tx.select().from(users)).toHaveLength(2);
        for (const table of [enrolments, classRows, studentAssignments, resourceRows]) {
          expect(await tx.select().from(table)).toEqual([]);
        }
        tx.rollback();
      })
      .catch(undone)
      .finally(() => rmSync(small, { recursive: true }));
  });
});

describe('production', () => {
  test('§content.7: starts with the content alone: no account, rating, review, student or class', async () => {
    await server.db
      .transaction(async (tx) => {
        await empty(tx);
        expect(await loadContent(tx, folder)).toEqual(catalogue.map(({ id }) => id));
        const rows = await tx.select().from(courses);
        expect(rows).toHaveLength(24);
        for (const { students, ratingCount, ratingDistribution } of rows) {
          expect([students, ratingCount, ratingDistribution]).toEqual([0, 0, [0, 0, 0, 0, 0]]);
        }
        for (const table of [users, reviews, classRows, enrolments]) expect(await tx.select().from(table)).toEqual([]);
        expect(await tx.select().from(assignmentRows)).toHaveLength(assignments.length);
        tx.rollback();
      })
      .catch(undone);
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
    expect(course.modules.map((module) => module.id)).toEqual(['m1', 'm2', 'm3', 'm4', 'm5', 'm6', 'm7', 'm8']);
    for (const module of course.modules) {
      // The five lessons that the storefront names of each module; whatever a course adds comes after them, and a number once
      // given stays its lesson's, so that there may be gaps.
      const numbers = module.lessons.map(({ id }) => Number(id.replace(`${module.id}-l`, '')));
      expect(numbers.slice(0, 5)).toEqual([1, 2, 3, 4, 5]);
      expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
      expect(module.lessons.length).toBeGreaterThanOrEqual(5);
    }
    for (const lesson of course.modules.flatMap((module) => module.lessons)) {
      expect(lesson.minutes, lesson.title).toBeGreaterThan(0);
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
        expect(lesson.media.kind, lesson.title).toBe('scenes');
        expect(lesson.minutes, lesson.title).toBe(Math.ceil(lesson.seconds / 60));
      } else if (lesson.type !== 'case-study') {
        expect(lesson.body.length, lesson.title).toBeGreaterThan(100);
        expect(lesson.body.replaceAll(/```[\s\S]*?```/g, ''), lesson.title).not.toMatch(/^<[a-z]/m);
      }
    }
    expect(existsSync(join(folder, `courses/${id}/cover.svg`)), 'its cover').toBe(true);
  });

  test('the demonstration has ratings and three reviews or more for each course', () => {
    const figures = readFigures();
    expect(Object.keys(figures).sort()).toEqual(catalogue.map(({ id }) => id).sort());
    for (const [id, { ratingDistribution, reviews: texts }] of Object.entries(figures)) {
      expect(
        ratingDistribution.reduce((sum, percent) => sum + percent, 0),
        id,
      ).toBe(100);
      expect(texts.length, id).toBeGreaterThanOrEqual(3);
    }
  });
});

describe('§content.4 assignments, resources and classes', () => {
  const courseIds = new Set(catalogue.map(({ id }) => id));

  test('belong to courses that exist, under ids of their own', () => {
    const classes = readClasses();
    expect([...assignments, ...classes].filter(({ courseId }) => !courseIds.has(courseId))).toEqual([]);
    for (const list of [assignments, classes, resources])
      expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
    const known = assignments.map(({ id }) => id);
    expect(Object.keys(readStandings()).filter((id) => !known.includes(id))).toEqual([]);
  });

  test('name attachments and downloads that exist', () => {
    const files = assignments.flatMap(({ courseId, attachments }) =>
      attachments.map((name) => `courses/${courseId}/assignments/files/${name}`),
    );
    expect(files.filter((file) => !existsSync(join(folder, file)))).toEqual([]);
    const downloads = resources.filter(({ type }) => type === 'download').map(({ url }) => url);
    expect(downloads.filter((url) => !existsSync(join(folder, 'resources', url)))).toEqual([]);
  });
});
