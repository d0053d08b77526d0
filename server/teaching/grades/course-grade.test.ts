/** The course grade in SQL is what a plain reading of the specification says (§teaching.93). */
import { and, eq, inArray } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import type { components } from '../../../src/api/generated/schema.d.ts';
import { assignments, studentAssignments, submissions } from '../../platform/database/schema/assignments.ts';
import { enrolments } from '../../platform/database/schema/course.ts';
import { courseWeights, submissionFeedback } from '../../platform/database/schema/grading.ts';
import { createTestServer, type TestServer, testNow } from '../../testing/server.ts';

type Gradebook = components['schemas']['Gradebook'];
type CoursePage = components['schemas']['Course'];

const courseId = 'data-warehousing';
const ids = ['cg-1', 'cg-2', 'cg-3', 'cg-blind'] as const;
const day = 24 * 60 * 60 * 1000;
const people = 4;

let server: TestServer;
let teacher: { id: string; token: string };
let students: string[] = [];
beforeAll(async () => {
  server = await createTestServer();
  teacher = await server.registerTeacher('mira@example.com', courseId);
  await server.db.delete(assignments).where(eq(assignments.courseId, courseId));
  const about = { courseId, description: '', attachments: [], dueAfterDays: 7 };
  await server.db
    .insert(assignments)
    .values(ids.map((id) => ({ ...about, id, title: id, isBlind: id === 'cg-blind' })));
  for (let index = 0; index < people; index += 1) {
    const { id } = await server.register(`student-${index}@example.com`);
    await server.db.insert(enrolments).values({ userId: id, courseId });
    students = [...students, id];
  }
});
afterAll(() => server.close());

/** What became of an assignment: `null` is one that the student does not have. */
type Work = 'open' | 'missing' | 'excused' | 'waiting' | { grade: number; isResubmitted: boolean } | null;
type Course = { weights: (number | null)[] | null; countsMissing: boolean; works: Work[][] };

const work = fc.oneof(
  fc.constantFrom<Work>('open', 'missing', 'excused', 'waiting', null),
  fc.record({ grade: fc.integer({ min: 0, max: 100 }), isResubmitted: fc.boolean() }),
);
const ofEach = <Item>(item: fc.Arbitrary<Item>) => fc.array(item, { minLength: ids.length, maxLength: ids.length });
const course: fc.Arbitrary<Course> = fc.record({
  weights: fc.option(ofEach(fc.option(fc.constantFrom(0, 1, 7, 20, 50, 100)))),
  countsMissing: fc.boolean(),
  works: fc.array(ofEach(work), { minLength: people, maxLength: people }),
});

async function fill({ weights, countsMissing, works }: Course) {
  await server.db.delete(courseWeights);
  await server.db.delete(submissions).where(inArray(submissions.userId, students));
  await server.db.delete(studentAssignments).where(inArray(studentAssignments.userId, students));
  if (weights) {
    const named = ids.flatMap((id, index) => {
      const weight = weights[index] ?? null;
      return weight === null ? [] : [[id, weight] as const];
    });
    const values = { courseId, revision: 1, countsMissing, changedAt: testNow };
    await server.db.insert(courseWeights).values({ ...values, weights: Object.fromEntries(named) });
  }
  let number = 0;
  for (const [student, all] of works.entries()) {
    for (const [index, one] of all.entries()) {
      const own = { userId: students[student] ?? '', assignmentId: ids[index] ?? '' };
      if (one === null) continue;
      const isSubmitted = one === 'waiting' || typeof one === 'object';
      await server.db.insert(studentAssignments).values({
        ...own,
        dueAt: new Date(testNow.getTime() + (one === 'open' ? day : -day)),
        status: isSubmitted ? 'completed' : 'pending',
        submittedAt: isSubmitted ? testNow : null,
        ...(one === 'excused' && { excusedAt: testNow, excusedBy: teacher.id, excuseReason: 'Illness' }),
      });
      number += 1;
      const attempt = { ...own, number, text: 'Done.', submittedAt: testNow };
      if (!isSubmitted) continue;
      const [made] = await server.db.insert(submissions).values(attempt).returning();
      if (typeof one !== 'object' || !made) continue;
      const feedback = { submissionId: made.id, returnedAt: testNow, visibleAt: testNow, total: one.grade };
      await server.db.insert(submissionFeedback).values({ ...feedback, levels: [], comments: [], fileComments: [] });
      if (one.isResubmitted) await server.db.insert(submissions).values({ ...attempt, attempt: 2 });
    }
  }
}

/** As the specification says it. */
function plainly({ weights, countsMissing }: Course, works: readonly Work[]) {
  const can = works.flatMap((one, index) => {
    const weight = weights ? (weights[index] ?? 10) : 10;
    return one === null || one === 'excused' || weight === 0 || ids[index] === 'cg-blind' ? [] : [{ one, weight }];
  });
  const counted = can.flatMap(({ one, weight }) => {
    if (typeof one === 'object' && one) return [{ weight, grade: one.grade }];
    return one === 'missing' && weights && countsMissing ? [{ weight, grade: 0 }] : [];
  });
  const whole = counted.reduce((sum, { weight }) => sum + weight, 0);
  const points = counted.reduce((sum, { weight, grade }) => sum + weight * grade, 0);
  const grade = whole === 0 ? {} : { grade: Math.floor(points / whole + 0.5) };
  return { courseGrade: { ...grade, counted: counted.length, assignments: can.length }, exact: points / whole };
}

const read = async (query: string) =>
  (await server.send('GET', `/teach/courses/${courseId}/grades${query}`, teacher)).json<Gradebook>();

test('§teaching.93, §teaching.94 each student has the mean of what counts, and the lowest comes first', async () => {
  await fc.assert(
    fc.asyncProperty(course, async (given) => {
      await fill(given);
      const plain = new Map(students.map((id, index) => [id, plainly(given, given.works[index] ?? [])]));
      const { items } = await read('?sort=courseGrade');
      expect(items).toHaveLength(people);
      for (const { id, courseGrade } of items) expect(courseGrade).toEqual(plain.get(id)?.courseGrade);
      const order = items.map(({ id }) => plain.get(id)?.exact ?? Number.NaN);
      const ranks = order.map((exact) => (Number.isNaN(exact) ? 1000 : Math.round(exact * 1000) / 1000));
      expect(ranks).toEqual(ranks.toSorted((one, other) => one - other));
    }),
    { numRuns: 25 },
  );
}, 120_000);

test('§teaching.94 pages go on where the one before ended, also among equal course grades', async () => {
  const grade = (total: number): Work => ({ grade: total, isResubmitted: false });
  const works = [[grade(70)], [grade(50)], [], [grade(50)]].map((all) => [...all, null, null, null].slice(0, 4));
  await fill({ weights: null, countsMissing: false, works });
  const whole = (await read('?sort=courseGrade')).items.map(({ id }) => id);
  let [next, seen]: [string | undefined, string[]] = [undefined, []];
  do {
    const page: Gradebook = await read(`?sort=courseGrade&limit=1${next ? `&cursor=${next}` : ''}`);
    seen = [...seen, ...page.items.map(({ id }) => id)];
    next = page.next;
  } while (next);
  expect(seen).toEqual(whole);
  // The two have equal grades and names.
  expect(whole.slice(0, 2).toSorted()).toEqual([students[1] ?? '', students[3] ?? ''].toSorted());
  expect(whole.slice(2)).toEqual([students[0], students[2]]);
});

describe('§course.38, §teaching.95 the course grade that a student sees', () => {
  const half = 30_000;
  let student: { id: string; token: string };
  beforeAll(async () => {
    student = await server.register('seer@example.com');
    await server.db.insert(enrolments).values({ userId: student.id, courseId });
  });

  async function choose(seenByStudents: boolean, countsMissing = false) {
    await server.db.delete(courseWeights);
    const values = { courseId, revision: 1, countsMissing, seenByStudents, changedAt: testNow, weights: {} };
    await server.db.insert(courseWeights).values(values);
  }

  async function give(assignmentId: string, grades: { total: number; visibleAt: Date }[]) {
    const mine = { userId: student.id, assignmentId };
    await server.db
      .delete(submissions)
      .where(and(eq(submissions.userId, student.id), eq(submissions.assignmentId, assignmentId)));
    await server.db
      .insert(studentAssignments)
      .values({ ...mine, dueAt: testNow, status: 'completed', submittedAt: testNow })
      .onConflictDoNothing();
    const number = 1000 + Math.floor(Math.random() * 1_000_000);
    const [made] = await server.db
      .insert(submissions)
      .values({ ...mine, number, text: 'Done.', submittedAt: testNow })
      .returning();
    for (const { total, visibleAt } of grades) {
      const feedback = { submissionId: made?.id ?? '', returnedAt: visibleAt, visibleAt, total };
      await server.db.insert(submissionFeedback).values({ ...feedback, levels: [], comments: [], fileComments: [] });
    }
  }
  const before = new Date(testNow.getTime() - half);
  const after = new Date(testNow.getTime() + half);
  const shown = async () => (await server.send('GET', `/courses/${courseId}`, student)).json<CoursePage>().courseGrade;

  it('is there only where it was chosen, and only for the enrolled', async () => {
    await give('cg-1', [{ total: 70, visibleAt: before }]);
    await server.db.delete(courseWeights);
    expect(await shown()).toBeUndefined();
    await choose(false);
    expect(await shown()).toBeUndefined();
    await choose(true, true);
    expect(await shown()).toEqual({ grade: 70, counted: 1, assignments: 1, countsMissing: true });
    const { token } = await server.register('stranger@example.com');
    expect(
      (await server.send('GET', `/courses/${courseId}`, { token })).json<CoursePage>().courseGrade,
    ).toBeUndefined();
    expect((await server.send('GET', `/courses/${courseId}`)).json<CoursePage>().courseGrade).toBeUndefined();
  });

  it('counts a grade from when its student can see it, and the one before until then', async () => {
    await choose(true);
    await give('cg-1', [{ total: 70, visibleAt: after }]);
    expect(await shown()).toEqual({ counted: 0, assignments: 1, countsMissing: false });
    await give('cg-1', [
      { total: 70, visibleAt: before },
      { total: 90, visibleAt: after },
    ]);
    expect(await shown()).toMatchObject({ grade: 70 });
    await give('cg-1', [
      { total: 70, visibleAt: before },
      { total: 90, visibleAt: testNow },
    ]);
    expect(await shown()).toMatchObject({ grade: 90, counted: 1 });
  });

  it('§teaching.93 leaves out what is graded blind', async () => {
    await choose(true);
    await give('cg-blind', [{ total: 10, visibleAt: before }]);
    expect(await shown()).toMatchObject({ grade: 90, counted: 1, assignments: 1 });
  });

  it("§teaching.96 is on the student's page for the instructor, whatever was chosen", async () => {
    await choose(false);
    const page = await server.send('GET', `/teach/courses/${courseId}/students/${student.id}`, teacher);
    expect(page.json().courseGrade).toEqual({ grade: 90, counted: 1, assignments: 1 });
  });
});
