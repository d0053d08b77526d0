import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { components } from '../../../src/api/generated/schema.d.ts';
import { assignments, studentAssignments, submissions } from '../../platform/database/schema/assignments.ts';
import { enrolments } from '../../platform/database/schema/course.ts';
import { submissionFeedback } from '../../platform/database/schema/grading.ts';
import { createTestServer, type TestServer, testNow } from '../../testing/server.ts';

type Statistics = components['schemas']['AssignmentStatistics'];
type Levels = components['schemas']['ChosenLevel'][];
type Attempt = { grade?: number; levels?: Levels };
type Work = { due?: number; attempts?: Attempt[]; submitted?: number; isExcused?: boolean };

const day = 24 * 60 * 60 * 1000;
const courseId = 'data-warehousing';
const daysAgo = (days: number) => new Date(testNow.getTime() - days * day);

const criterion = (title: string, ...levels: [string, number][]) => ({
  title,
  levels: levels.map(([level, points]) => ({ title: level, points, description: `${level}.` })),
});
const rubric = [
  criterion('Keys', ['Both', 60], ['One', 30], ['None', 0]),
  criterion('Names', ['Clear', 40], ['Some', 15]),
];
const chosen = (keys: [string, number, number?], names?: [string, number, number?]): Levels => {
  const level = (title: string, [name, points, outOf]: [string, number, number], description = '') => ({
    ...{ criterion: title, level: name, points, outOf, description },
  });
  return [
    level('Keys', [keys[0], keys[1], keys[2] ?? 60]),
    ...(names ? [level('Names', [names[0], names[1], names[2] ?? 40], 'As it was.')] : []),
  ];
};

let server: TestServer;
let teacher: { id: string; token: string };

beforeAll(async () => {
  server = await createTestServer();
  teacher = await server.registerTeacher('mira@example.com', courseId);
  await server.db.delete(assignments).where(eq(assignments.courseId, courseId));
  const assignment = { courseId, description: '', attachments: [], dueAfterDays: 7 };
  await server.db.insert(assignments).values([
    { ...assignment, id: 'st-keys', title: 'Keys', rubric },
    { ...assignment, id: 'st-plain', title: 'Plain' },
    { ...assignment, id: 'st-blind', title: 'Essay', isBlind: true },
  ]);
});
afterAll(() => server.close());

let number = 0;

/** Due 9 days ago and submitted 10 days ago, unless said otherwise. */
async function hasWork(
  userId: string,
  assignmentId: string,
  { due = 9, submitted = 10, attempts = [], isExcused = false }: Work,
) {
  const status = attempts.length > 0 ? 'completed' : 'pending';
  const given = { userId, assignmentId, dueAt: daysAgo(due), status } as const;
  const submittedAt = attempts.length > 0 ? daysAgo(submitted) : null;
  const excuse = isExcused ? { excusedAt: testNow, excuseReason: 'Illness' } : {};
  await server.db.insert(studentAssignments).values({ ...given, submittedAt, ...excuse });
  number += 1;
  for (const [index, { grade, levels = [] }] of attempts.entries()) {
    const at = daysAgo(submitted - 0.1 * (index + 1));
    const attempt = {
      userId,
      assignmentId,
      attempt: index + 1,
      number,
      text: 'Done.',
      submittedAt: daysAgo(submitted),
    };
    const [made] = await server.db
      .insert(submissions)
      .values({ ...attempt, returnedAt: grade === undefined ? null : at })
      .returning();
    if (!made || grade === undefined) continue;
    const feedback = { submissionId: made.id, returnedAt: at, visibleAt: at, total: grade, levels };
    await server.db.insert(submissionFeedback).values({ ...feedback, comments: [], fileComments: [] });
  }
}

let people = 0;
async function student(works: Record<string, Work>, access: 'active' | 'suspended' = 'active'): Promise<string> {
  people += 1;
  const { id } = await server.register(`student-${people}@example.com`);
  await server.db.insert(enrolments).values({ userId: id, courseId, enrolledAt: daysAgo(40), access });
  for (const [assignmentId, work] of Object.entries(works)) await hasWork(id, assignmentId, work);
  return id;
}

const path = (assignmentId: string, course = courseId) =>
  `/teach/courses/${course}/assignments/${assignmentId}/statistics`;
const statistics = async (assignmentId: string): Promise<Statistics> =>
  (await server.send('GET', path(assignmentId), teacher)).json();

describe('§teaching.80 how an assignment went', () => {
  test('has no grades and no averages before anything is graded', async () => {
    expect(await statistics('st-plain')).toEqual({
      courseTitle: 'Data Warehousing',
      title: 'Plain',
      isBlind: false,
      figures: {
        ...{ assigned: 0, submitted: 0, returned: 0, late: 0, missing: 0, graded: 0 },
        bands: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
        ...{ criteria: [], byRubric: 0, byAnotherRubric: 0 },
      },
    });
    const { figures } = await statistics('st-keys');
    expect(figures?.criteria.map(({ title, outOf, average }) => [title, outOf, average])).toEqual([
      ['Keys', 60, undefined],
      ['Names', 40, undefined],
    ]);
  });

  test('counts what became of it, and the grades that stand in ten bands', async () => {
    await student({ 'st-plain': { attempts: [{ grade: 9 }] } });
    await student({ 'st-plain': { isExcused: true } });
    await student({ 'st-plain': { attempts: [{ grade: 80 }], submitted: 8 } });
    await student({ 'st-plain': { attempts: [{ grade: 89 }] } });
    // Regraded: the later attempt's grade counts, also while a third one waits.
    await student({ 'st-plain': { attempts: [{ grade: 20 }, { grade: 90 }, {}], submitted: 8.9 } });
    await student({ 'st-plain': { attempts: [{ grade: 89 }] } });
    await student({ 'st-plain': { attempts: [{ grade: 100 }] } });
    await student({ 'st-plain': { attempts: [{}], submitted: 2 } });
    await student({ 'st-plain': {} });
    await student({ 'st-plain': { due: -1 } });
    const { figures } = await statistics('st-plain');
    expect(figures).toEqual({
      ...{ assigned: 9, submitted: 7, returned: 5, late: 3, missing: 1, graded: 6 },
      // 457 of six; two are in the middle, both 89.
      ...{ average: 76, median: 89, lowest: 9, highest: 100 },
      bands: [1, 0, 0, 0, 0, 0, 0, 0, 3, 2],
      ...{ criteria: [], byRubric: 0, byAnotherRubric: 0 },
    });
  });

  test('takes the middle between two grades as the median, and rounds halves up', async () => {
    await student({ 'st-plain': { attempts: [{ grade: 90 }] } });
    await student({ 'st-plain': { attempts: [{ grade: 95 }] } });
    // 9, 80, 89, 89 | 90, 90, 95, 100: the middle of 89 and 90, and 642 of eight.
    expect((await statistics('st-plain')).figures).toMatchObject({ graded: 8, average: 80, median: 90 });
  });

  test('leaves out whoever is not in the class: without access, or teaching the course', async () => {
    const before = await statistics('st-plain');
    await student({ 'st-plain': { attempts: [{ grade: 0 }] } }, 'suspended');
    await server.db.insert(enrolments).values({ userId: teacher.id, courseId });
    await hasWork(teacher.id, 'st-plain', { attempts: [{ grade: 0 }] });
    const { id } = await server.register('elsewhere@example.com');
    await hasWork(id, 'st-plain', { attempts: [{ grade: 0 }] });
    expect(await statistics('st-plain')).toEqual(before);
  });

  test('says the same average as the gradebook', async () => {
    const { assignments: columns } = (await server.send('GET', `/teach/courses/${courseId}/grades`, teacher)).json();
    const { figures } = await statistics('st-plain');
    const { graded, average } = columns.find(({ id }: { id: string }) => id === 'st-plain');
    expect({ graded, average }).toEqual({ graded: figures?.graded, average: figures?.average });
  });

  test('says nothing of blind grading', async () => {
    await student({ 'st-blind': { attempts: [{ grade: 70 }] } });
    expect(await statistics('st-blind')).toEqual({ courseTitle: 'Data Warehousing', title: 'Essay', isBlind: true });
  });

  test('is not found where the course has no such assignment', async () => {
    expect((await server.send('GET', path('question-log'), teacher)).statusCode).toBe(404);
    expect((await server.send('GET', path('unknown'), teacher)).statusCode).toBe(404);
    expect((await server.send('GET', path('question-log', 'data-analytics'), teacher)).statusCode).toBe(403);
  });
});

describe('§teaching.81 by criterion of the rubric', () => {
  const byCriterion = async () => {
    const { criteria = [], ...counts } = (await statistics('st-keys')).figures ?? {};
    const { graded, byRubric, byAnotherRubric } = { graded: 0, byRubric: 0, byAnotherRubric: 0, ...counts };
    return {
      ...{ graded, byRubric, byAnotherRubric },
      criteria: criteria.map(({ title, average, levels }) => [title, average, levels.map(({ students }) => students)]),
    };
  };

  test('counts the levels of the feedback that counts, of the class alone', async () => {
    await student({ 'st-keys': { attempts: [{ grade: 100, levels: chosen(['Both', 60], ['Clear', 40]) }] } });
    await student({ 'st-keys': { attempts: [{ grade: 75, levels: chosen(['Both', 60], ['Some', 15]) }] } });
    await student({
      'st-keys': {
        attempts: [
          { grade: 40, levels: chosen(['None', 0], ['Clear', 40]) },
          { grade: 70, levels: chosen(['One', 30], ['Clear', 40]) },
        ],
      },
    });
    const elsewhere = { attempts: [{ grade: 15, levels: chosen(['None', 0], ['Some', 15]) }] };
    await student({ 'st-keys': elsewhere }, 'suspended');
    expect(await byCriterion()).toEqual({
      ...{ graded: 3, byRubric: 3, byAnotherRubric: 0 },
      criteria: [
        ['Keys', 50, [2, 1, 0]],
        ['Names', 31.7, [2, 1]],
      ],
    });
  });

  test('leaves out what another rubric was used for, and says of how many; a grade without levels is neither', async () => {
    const before = await byCriterion();
    const others = [
      chosen(['Both', 60]),
      chosen(['Half', 30], ['Clear', 40]),
      chosen(['One', 25], ['Clear', 40]),
      chosen(['One', 30, 50], ['Clear', 40]),
      [...chosen(['One', 30], ['Clear', 40]), { ...chosen(['One', 30])[0], criterion: 'Types' }],
    ] as Levels[];
    for (const levels of others) await student({ 'st-keys': { attempts: [{ grade: 50, levels }] } });
    await student({ 'st-keys': { attempts: [{ grade: 50 }] } });
    expect(await byCriterion()).toEqual({ ...before, graded: 9, byAnotherRubric: 5 });
  });

  test('counts none by a rubric that has changed since', async () => {
    const changed = [criterion('Keys', ['Both', 60], ['One', 30]), criterion('Names', ['Clear', 30], ['Some', 15])];
    const own = and(eq(assignments.id, 'st-keys'), eq(assignments.courseId, courseId));
    await server.db.update(assignments).set({ rubric: changed }).where(own);
    const { byRubric, byAnotherRubric, criteria } = await byCriterion();
    expect({ byRubric, byAnotherRubric }).toEqual({ byRubric: 0, byAnotherRubric: 8 });
    expect(criteria).toEqual([
      ['Keys', undefined, [0, 0]],
      ['Names', undefined, [0, 0]],
    ]);
    await server.db.update(assignments).set({ rubric: null }).where(own);
    expect((await byCriterion()).criteria).toEqual([]);
  });
});
