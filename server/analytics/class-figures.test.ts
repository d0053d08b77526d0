/** §teaching.23 and §teaching.24 against random histories: the sums are a recount, and two publications differ by five students. */
import { and, eq, inArray } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  courseItems,
  courseWrongAnswers,
  learningEvents,
  learningItems,
} from '../platform/database/schema/analytics.ts';
import { courseInstructors } from '../platform/database/schema/course.ts';
import { createTestServer, type TestServer, testNow } from '../testing/server.ts';
import { publishClassFigures } from './class-figures.ts';
import { addEvents } from './log.ts';

let server: TestServer;
const students: string[] = [];
beforeAll(async () => {
  server = await createTestServer();
  for (let number = 0; number < 8; number += 1)
    students.push((await server.register(`class-${number}@example.com`)).id);
});
afterAll(() => server.close());

const courseId = 'data-literacy';
const day = 24 * 60 * 60 * 1000;
let today = testNow.getTime();
const publish = () => publishClassFigures({ db: server.db, now: () => new Date(today) });

type Attempt = { student: number; item: string; isRight: boolean; answer: string | null; minute: number };

const attempt = fc.record({
  student: fc.nat(7),
  item: fc.constantFrom('q1', 'q2', ''),
  isRight: fc.boolean(),
  answer: fc.constantFrom('a', 'b', null),
  minute: fc.nat(40),
});
const step = fc.oneof(
  { weight: 8, arbitrary: fc.array(attempt, { minLength: 1, maxLength: 12 }) },
  { weight: 2, arbitrary: fc.record({ teacher: fc.nat(7), teaches: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ without: fc.nat(7), some: fc.boolean() }) },
  { weight: 2, arbitrary: fc.constant('publish' as const) },
);

const userOf = (student: number) => students[student] ?? '';

async function add({ student, item, isRight, answer, minute }: Attempt, lessonId: string) {
  const at = new Date(testNow.getTime() - minute * 60_000);
  const kind = item === '' ? ('exercise-attempted' as const) : ('question-answered' as const);
  const event = { kind, courseId, lessonId, at, isRight, answer: isRight ? null : answer };
  await addEvents(server.db, userOf(student), [{ ...event, item: item || null }]);
}

/** What the sums of a lesson would be, counted student by student from the log. */
async function recount(lessonId: string) {
  const all = await server.db.select().from(learningEvents).where(eq(learningEvents.lessonId, lessonId));
  const teachers = await server.db.select().from(courseInstructors).where(eq(courseInstructors.courseId, courseId));
  const counted = all
    .filter(({ userId, isRight }) => isRight !== null && !teachers.some((one) => one.userId === userId))
    .toSorted((one, other) => one.at.getTime() - other.at.getTime() || (one.id < other.id ? -1 : 1));
  const own = Map.groupBy(counted, ({ userId, item }) => `${userId} ${item ?? ''}`);
  const items = Map.groupBy(own.entries(), ([key]) => key.split(' ')[1] ?? '');
  return [...items]
    .map(([item, of]) => {
      const logs = of.map(([, events]) => events);
      const firsts = logs.map((events) => events.findIndex(({ isRight }) => isRight) + 1).filter((tries) => tries > 0);
      const tries = (from: number, to: number) => firsts.filter((one) => one >= from && one <= to).length;
      const wrongs = logs.flatMap((events) => events.find((one) => !one.isRight && one.answer !== null)?.answer ?? []);
      return {
        item,
        students: logs.length,
        firstRight: logs.filter(([first]) => first?.isRight).length,
        right: logs.filter((events) => (item === '' ? events.some((one) => one.isRight) : events.at(-1)?.isRight))
          .length,
        tries: [tries(1, 1), tries(2, 2), tries(3, 3), tries(4, 5), tries(6, 10), tries(11, Number.POSITIVE_INFINITY)],
        wrongs: ['a', 'b'].map((answer) => wrongs.filter((one) => one === answer).length),
      };
    })
    .toSorted((one, other) => one.item.localeCompare(other.item));
}

async function kept(lessonId: string) {
  const rows = await server.db.select().from(courseItems).where(eq(courseItems.lessonId, lessonId));
  const wrongs = await server.db.select().from(courseWrongAnswers).where(eq(courseWrongAnswers.lessonId, lessonId));
  const wrong = (item: string, answer: string) =>
    wrongs.find((one) => one.item === item && one.answer === answer)?.students ?? 0;
  expect(wrongs.every((one) => one.students > 0)).toBe(true);
  return rows
    .filter((row) => row.students > 0)
    .map(({ item, students: count, firstRight, right, ...row }) => ({
      item,
      ...{ students: count, firstRight, right },
      tries: [row.triesOne, row.triesTwo, row.triesThree, row.triesToFive, row.triesToTen, row.triesMore],
      wrongs: [wrong(item, 'a'), wrong(item, 'b')],
    }))
    .toSorted((one, other) => one.item.localeCompare(other.item));
}

const inCourse = (teacher: number) =>
  and(eq(courseInstructors.userId, userOf(teacher)), eq(courseInstructors.courseId, courseId));

/** Deletes all of a student's attempts, as the end of their account does, or every other one. */
async function forget(student: number, lessonId: string, some: boolean) {
  const own = and(eq(learningEvents.userId, userOf(student)), eq(learningEvents.lessonId, lessonId));
  const rows = await server.db.select({ id: learningEvents.id }).from(learningEvents).where(own);
  const ids = rows.map(({ id }) => id).filter((_, index) => !some || index % 2 === 0);
  await server.db.delete(learningEvents).where(and(own, inArray(learningEvents.id, ids)));
}

let histories = 0;

test('§teaching.23 the sums of a course are a recount of its students’ log, without those who teach it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
      histories += 1;
      const lessonId = `made-up-${histories}`; // each history has a lesson of its own
      await server.db.delete(courseInstructors).where(inArray(courseInstructors.userId, students));
      for (const each of steps) {
        if (each === 'publish') {
          today += day;
          await publish();
        } else if (Array.isArray(each)) {
          for (const one of each) await add(one, lessonId);
        } else if ('teaches' in each) {
          await server.db.delete(courseInstructors).where(inCourse(each.teacher));
          const row = { userId: userOf(each.teacher), courseId, since: testNow };
          if (each.teaches) await server.db.insert(courseInstructors).values(row);
        } else await forget(each.without, lessonId, each.some);
        expect(await kept(lessonId)).toEqual(await recount(lessonId));
      }
      const rows = await server.db.select().from(courseItems).where(eq(courseItems.lessonId, lessonId));
      const own = await server.db.select().from(learningItems).where(eq(learningItems.lessonId, lessonId));
      for (const { item, publications, fresh } of rows) {
        const ofItem = own.filter((one) => one.item === item && one.isCounted);
        expect(fresh).toBe(ofItem.filter(({ since }) => since === publications).length);
      }
    }),
    { numRuns: process.env['WHOLE'] ? 200 : 20 },
  );
}, 120_000);

describe('§teaching.24 what is published', () => {
  const lessonId = 'published';
  const answers = async (from: number, to: number, isRight: boolean, minute = 5) => {
    for (let student = from; student < to; student += 1) {
      await add({ student, item: 'q1', isRight, answer: 'b', minute }, lessonId);
    }
  };
  const published = async () => {
    const [row] = await server.db.select().from(courseItems).where(eq(courseItems.lessonId, lessonId));
    return row?.published ?? null;
  };

  test('is nothing of four students, all of five, and the same until five more have come on another day', async () => {
    await server.db.delete(courseInstructors).where(inArray(courseInstructors.userId, students));
    await answers(0, 4, false);
    await publish();
    expect(await published()).toBeNull();
    await answers(4, 5, false);
    await publish();
    const first = { students: 5, firstRight: 0, right: 0, tries: [0, 0, 0, 0, 0, 0], wrongAnswer: 'b' };
    expect(await published()).toEqual(first);
    today += day;
    await answers(5, 6, true); // by the difference it would be known that this one was right
    await answers(0, 5, true, 4); // nobody new
    await publish();
    expect(await published()).toEqual(first);
    await answers(6, 8, true);
    for (const email of ['class-8@example.com', 'class-9@example.com']) {
      students.push((await server.register(email)).id);
    }
    await answers(8, 10, true);
    today -= day; // the day of the first publication
    await publish();
    expect(await published()).toEqual(first);
    today += day;
    await publish();
    const second = { students: 10, firstRight: 5, right: 10, tries: [5, 5, 0, 0, 0, 0], wrongAnswer: 'b' };
    expect(await published()).toEqual(second);
  });

  test('does not change as students leave and others come in their place, until five have', async () => {
    await forget(0, lessonId, false);
    await answers(0, 1, false);
    await forget(0, lessonId, false); // whoever came and left does not make the others a group
    for (let times = 0; times < 5; times += 1) {
      await answers(0, 1, false);
      await forget(0, lessonId, false);
    }
    await answers(0, 1, false);
    today += day;
    await publish();
    expect(await published()).toMatchObject({ students: 10, firstRight: 5 });
  });
});
