import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { undoTime } from '../grading/feedback-rows.ts';
import { learningEvents } from '../platform/database/schema/analytics.ts';
import { assignments, studentAssignments, submissions } from '../platform/database/schema/assignments.ts';
import { enrolIn, exerciseOf, given } from '../testing/exercises.ts';
import { eventsOf, learner, opened, recorder } from '../testing/learning.ts';
import { createTestServer, type TestServer, testNow } from '../testing/server.ts';

let server: TestServer;
let now: Date;
beforeAll(async () => {
  server = await createTestServer({ now: () => now });
});
beforeEach(() => {
  now = testNow;
});
afterAll(() => server.close());

const lesson = '/courses/data-literacy/lessons';
const answersOf = (optionIds: string[]) =>
  optionIds.map((optionId, index) => ({ questionId: `q${index + 1}`, optionId }));

describe('§analytics.2 the server writes what happens', () => {
  test('a lesson is completed once', async () => {
    const { id, token } = await learner(server);
    await server.send('GET', `${lesson}/m1-l1`, { token });
    for (const _ of [1, 2]) await server.send('POST', `${lesson}/m1-l1/complete`, { token });
    expect(await eventsOf(server.db, id)).toMatchObject([
      { kind: 'lesson-completed', courseId: 'data-literacy', lessonId: 'm1-l1', at: testNow, day: '2026-11-20' },
    ]);
  });

  test('a quiz writes whether each question was right, at each try, and its lesson as completed', async () => {
    const { id, token } = await learner(server);
    const send = (optionIds: string[]) =>
      server.send('POST', `${lesson}/m1-l4/answers`, { token, body: { answers: answersOf(optionIds) } });
    const first = (await send(['a', 'a'])).json();
    const right: string[] = first.answers.map(({ correct }: { correct: boolean }) => correct);
    await send(['a', 'a']);
    const events = (await eventsOf(server.db, id)).filter(({ kind }) => kind === 'question-answered');
    const measured = { lessonId: 'm1-l4', outcomeId: 'm1' };
    expect(events).toHaveLength(4);
    for (const [index, item] of ['q1', 'q2'].entries()) {
      const ofItem = events.filter((event) => event.item === item);
      expect(ofItem).toMatchObject([
        { ...measured, isRight: right[index] },
        { ...measured, isRight: right[index] },
      ]);
    }
  });

  test('a call that is refused writes nothing', async () => {
    const { id, token } = await learner(server);
    const body = { answers: answersOf(['a']) };
    expect((await server.send('POST', `${lesson}/m1-l4/answers`, { token, body })).statusCode).toBe(422);
    expect(await eventsOf(server.db, id)).toEqual([]);
  });

  test('an exercise writes each attempt once it is known whether it was right', async () => {
    const exercise = exerciseOf('sql');
    const { id, token } = await learner(server);
    await enrolIn(server.db, id, exercise.courseId);
    const check = (result: object) =>
      server.send('POST', `${exercise.path}/attempts`, { token, body: { code: 'SELECT 1', ...result } });
    await check({ table: { columns: ['x'], rows: [], rowCount: 0 } });
    now = new Date(testNow.getTime() + 60_000);
    const { attemptId } = (await check(given(exercise.lesson.fit.visible))).json();
    const attempts = async () =>
      (await eventsOf(server.db, id)).filter(({ kind }) => kind === 'exercise-attempted').map(({ isRight }) => isRight);
    expect(await attempts()).toEqual([false]);
    const path = `${exercise.path}/attempts/${attemptId}/confirmation`;
    await server.send('POST', path, { token, body: given(exercise.lesson.fit.hidden) });
    expect(await attempts()).toEqual([false, true]);
    expect((await eventsOf(server.db, id)).at(-1)).toMatchObject({ courseId: exercise.courseId });
  });

  test('an exercise that fails on the other rows is logged as wrong', async () => {
    const exercise = exerciseOf('sql');
    const { id, token } = await learner(server);
    await enrolIn(server.db, id, exercise.courseId);
    const body = { code: 'SELECT 1', ...given(exercise.lesson.fit.visible) };
    const { attemptId } = (await server.send('POST', `${exercise.path}/attempts`, { token, body })).json();
    const path = `${exercise.path}/attempts/${attemptId}/confirmation`;
    await server.send('POST', path, { token, body: { table: { columns: ['x'], rows: [], rowCount: 0 } } });
    expect(await eventsOf(server.db, id)).toMatchObject([{ kind: 'exercise-attempted', isRight: false }]);
  });

  test('a submission, and its grade from the moment at which it can be seen, unless it was undone', async () => {
    const { id, token } = await learner(server);
    await enrolIn(server.db, id, 'data-analytics');
    const dueAt = new Date(testNow.getTime() + 1_000_000);
    await server.db.insert(studentAssignments).values({ userId: id, assignmentId: 'question-log', dueAt });
    await server.send('POST', '/assignments/question-log/submission', { token, body: { text: 'Five questions.' } });
    await server.db.update(assignments).set({ rubric: null });
    const [made] = await server.db.select().from(submissions).where(eq(submissions.userId, id));
    const teacher = await server.registerTeacher(`grader-of-${id}@example.com`, 'data-analytics');
    const path = `/teach/courses/data-analytics/submissions/${made?.id}/feedback`;
    const graded = (revision: number) => ({
      ...{ levels: [], comments: [], fileComments: [], revision },
      ...{ total: 80, reason: 'As agreed.' },
    });
    const returned = await server.send('POST', path, { token: teacher.token, body: graded(0) });
    await server.send('DELETE', `${path}/${returned.json().feedback.id}`, { token: teacher.token });
    const submitted = { kind: 'submitted', courseId: 'data-analytics', item: 'question-log', at: testNow };
    expect(await eventsOf(server.db, id)).toMatchObject([submitted]);

    await server.send('POST', path, { token: teacher.token, body: graded(2) });
    const visibleAt = new Date(testNow.getTime() + undoTime);
    const grade = { kind: 'graded', courseId: 'data-analytics', item: 'question-log', percent: 80, at: visibleAt };
    expect(await eventsOf(server.db, id)).toMatchObject([submitted, grade]);
    const table = async () => (await server.send('GET', '/analytics/events.csv', { token })).body;
    expect(await table()).not.toContain('graded');
    now = visibleAt;
    expect(await table()).toContain('graded');
  });

  test('§analytics.5 on the day in the zone that the browser told last', async () => {
    const { id, token } = await learner(server);
    now = new Date('2026-11-20T12:00:00Z');
    await recorder(server, token)([opened({ at: now.toISOString() })], 'Pacific/Kiritimati');
    await server.send('GET', `${lesson}/m1-l1`, { token });
    await server.send('POST', `${lesson}/m1-l1/complete`, { token });
    expect((await eventsOf(server.db, id)).map(({ day }) => day)).toEqual(['2026-11-21', '2026-11-21']);
  });
});

test('§analytics.1 an event is never changed', async () => {
  const { id, token } = await learner(server);
  await recorder(server, token)([opened()]);
  const change = server.db.update(learningEvents).set({ day: '2026-01-01' }).where(eq(learningEvents.userId, id));
  const refusal = await change.then(
    () => null,
    (error: Error) => error.cause,
  );
  expect(String(refusal)).toContain('never changed');
});
