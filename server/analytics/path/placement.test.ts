/** The placement, through the API. What it finds is `known.test.ts`'. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { components } from '../../../src/api/generated/schema.d.ts';
import { readContent } from '../../content/read.ts';
import { learningDays, learningEvents, learningPaths } from '../../platform/database/schema/analytics.ts';
import { caller } from '../../testing/caller.ts';
import { learner } from '../../testing/learning.ts';
import { createTestServer, type TestServer, testNow } from '../../testing/server.ts';
import { addEvents } from '../log.ts';
import { answer as answerAt, start } from './placement.ts';

type Schemas = components['schemas'];
type Placement = Schemas['Placement'];

const day = 86_400_000;
const content = readContent('content');

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ now: () => testNow });
});
afterAll(() => server.close());

async function student(aimId = 'answer-questions-with-sql') {
  const { id, token } = await learner(server);
  const call = caller(server.app, token);
  await call('PUT', '/analytics/path', { aimId });
  const path = async () => (await call<Schemas['CurrentPath']>('GET', '/analytics/path')).body.path;
  const begin = async () => (await call<Placement>('POST', '/analytics/placement')).body;
  const answer = (questionId: string, choice: number | null) =>
    call<Placement>('POST', '/analytics/placement/answers', { questionId, choice });
  /** Answers all that is asked. */
  const sit = async (choiceOf: (id: string) => number | null) => {
    const asked: string[] = [];
    for (let { question } = await begin(); question; ) {
      asked.push(question.id);
      question = (await answer(question.id, choiceOf(question.id))).body.question;
    }
    return asked;
  };
  const events = () => server.db.select().from(learningEvents).where(eq(learningEvents.userId, id));
  return { id, token, call, path, begin, answer, sit, events };
}

function questionAt(id: string) {
  const [courseId, lessonId, item = ''] = id.split('.');
  const course = content.courses.find((each) => each.id === courseId);
  const lesson = course?.modules.flatMap(({ lessons }) => lessons).find((each) => each.id === lessonId);
  const question = lesson?.type === 'quiz' ? lesson.questions[Number(item.slice(1)) - 1] : undefined;
  if (!question) throw new Error(`The content has no question ${id}`);
  return question;
}

const right = (id: string) => questionAt(id).correct;
const statesIn = (path: Schemas['LearningPath'] | null) =>
  path?.steps.flatMap(({ modules }) => modules.map(({ state }) => state)) ?? [];

describe('§analytics.76 a placement', () => {
  test('finds modules known if all answers are right, and none if none is', async () => {
    const [able, new_] = [await student(), await student()];
    const asked = await able.sit(right);
    expect(asked.length).toBeLessThanOrEqual(10);
    expect(new Set(asked).size).toBe(asked.length);
    expect(statesIn(await able.path()).filter((state) => state === 'known').length).toBe(8);
    expect((await able.path())?.placement).toBe('done');
    expect((await new_.sit(() => null)).length).toBeLessThan(10);
    expect(new Set(statesIn(await new_.path()))).toEqual(new Set(['todo']));
  });

  test('asks at most ten questions, also of a long path', async () => {
    const { sit } = await student('predict-with-models');
    let turn = 0;
    const asked = await sit((id) => {
      turn += 1;
      return turn % 2 === 0 ? right(id) : null;
    });
    expect(asked.length).toBe(10);
  });

  test('goes on where it was, on any device', async () => {
    const { begin, answer, call } = await student();
    const { question } = await begin();
    expect((await begin()).question).toEqual(question);
    const next = (await answer(question?.id ?? '', 0)).body;
    expect(next.asked).toBe(1);
    expect((await call<Placement>('GET', '/analytics/placement')).body).toEqual(next);
    expect(await begin()).toEqual(next);
  });

  test('is stopped at any time, and what was answered counts', async () => {
    const { begin, answer, call, path, events } = await student();
    const { question } = await begin();
    await answer(question?.id ?? '', right(question?.id ?? ''));
    const stopped = await call<Schemas['LearningPath']>('DELETE', '/analytics/placement');
    expect(stopped.body.placement).toBe('done');
    expect((await call<Placement>('GET', '/analytics/placement')).body.question).toBeNull();
    expect(await events()).toHaveLength(1);
    expect((await path())?.steps.flatMap(({ modules }) => modules.filter(({ low }) => low !== null))).toHaveLength(1);
  });

  test('need not be taken, and stopping one that never began leaves it so', async () => {
    const { call } = await student();
    const answered = await call<Schemas['LearningPath']>('DELETE', '/analytics/placement');
    expect(answered.body.placement).toBe('none');
  });

  test('asks nothing that was answered in the last 90 days, there or in its lesson', async () => {
    const { id, sit } = await student();
    const first = await sit(right);
    const own = {
      kind: 'question-answered',
      courseId: 'sql-for-beginners',
      isRight: false,
      options: 3,
      at: testNow,
    } as const;
    const quizzes = content.courses.find((course) => course.id === own.courseId)?.modules ?? [];
    const questions = quizzes.flatMap(({ id: outcomeId, lessons }) =>
      lessons.flatMap((lesson) =>
        lesson.type === 'quiz'
          ? lesson.questions.map((_, at) => ({ lessonId: lesson.id, item: `q${at + 1}`, outcomeId }))
          : [],
      ),
    );
    await addEvents(
      server.db,
      id,
      questions.map((question) => ({ ...own, ...question })),
    );
    const second = await sit(right);
    expect(second.filter((each) => first.includes(each) || each.startsWith(own.courseId))).toEqual([]);
  });

  test('asks it again afterwards', async () => {
    const { id, begin, answer } = await student();
    const { question } = await begin();
    await answer(question?.id ?? '', right(question?.id ?? ''));
    const askedAfter = async (days: number) => {
      const at = new Date(testNow.getTime() + days * day);
      const asked: string[] = [];
      let placement = await start(server.db, id, at);
      while (placement.question) {
        asked.push(placement.question.id);
        placement = await answerAt(
          server.db,
          id,
          { questionId: placement.question.id, choice: right(placement.question.id) },
          at,
        );
      }
      return asked;
    };
    expect(await askedAfter(80)).not.toContain(question?.id);
    expect(await askedAfter(600)).toContain(question?.id);
  });

  test('asks of nothing that is skipped, and ends at once where nothing is left', async () => {
    const { call, path, begin } = await student();
    const found = await path();
    const modules = found?.steps.flatMap(({ courseId, modules: own }) =>
      own.map(({ moduleId }) => ({ courseId, moduleId })),
    );
    await call('PUT', '/analytics/path/skips', { version: 1, modules });
    expect(await begin()).toEqual({ asked: 0, atMost: 10, question: null });
    expect((await path())?.placement).toBe('done');
  });

  test('goes on with another question where the content has the asked one no longer', async () => {
    const { id, begin, call } = await student();
    await begin();
    await server.db.update(learningPaths).set({ question: 'gone.m1-l1.q1' }).where(eq(learningPaths.userId, id));
    expect((await call<Placement>('GET', '/analytics/placement')).body.question).toBeNull();
    expect((await begin()).question).not.toBeNull();
  });

  test('begins anew with another aim', async () => {
    const { begin, answer, call } = await student();
    const { question } = await begin();
    await answer(question?.id ?? '', null);
    await call('PUT', '/analytics/path', { aimId: 'decide-with-experiments' });
    expect((await call<Placement>('GET', '/analytics/placement')).body).toEqual({
      asked: 0,
      atMost: 10,
      question: null,
    });
    expect((await begin()).question?.courseTitle).not.toMatch(/SQL/);
  });

  test('404 without a path', async () => {
    const { call } = await student();
    await call('DELETE', '/analytics/path');
    const body = { questionId: 'sql-for-beginners.m1-l4.q1', choice: 0 };
    const answers = [
      await call('GET', '/analytics/placement'),
      await call('POST', '/analytics/placement'),
      await call('POST', '/analytics/placement/answers', body),
      await call('DELETE', '/analytics/placement'),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  });
});

describe('§analytics.77 an answer', () => {
  test('is judged without telling, in no place of the answer, what would have been right', async () => {
    const { begin, answer } = await student();
    const placement = await begin();
    expect(Object.keys(placement.question ?? {}).toSorted()).toEqual([
      'choices',
      'courseTitle',
      'id',
      'moduleTitle',
      'prompt',
    ]);
    const { question } = placement;
    const { body } = await answer(question?.id ?? '', 0);
    expect(JSON.stringify(body)).not.toContain(questionAt(question?.id ?? '').explanation);
    expect(JSON.stringify(body)).not.toMatch(/correct|isRight|explanation/);
  });

  test('is in the log as its own kind, counts for mastery, and is no attempt of the week', async () => {
    const { id, begin, answer, events, call } = await student();
    const { question } = await begin();
    const asked = question?.id ?? '';
    await answer(asked, right(asked));
    const [courseId = '', lessonId = '', item = ''] = asked.split('.');
    const [event, ...others] = await events();
    expect(others).toEqual([]);
    expect(event).toMatchObject({
      kind: 'placement-answered',
      courseId,
      lessonId,
      item,
      isRight: true,
      options: questionAt(asked).options.length,
    });
    const attempts = await call<Schemas['OutcomeAttempts']>(
      'GET',
      `/analytics/courses/${courseId}/outcomes/${event?.outcomeId}`,
    );
    expect(attempts.body.attempts).toMatchObject([
      { question: question?.prompt, isRight: true, chance: expect.any(Number) },
    ]);
    const [sums] = await server.db.select().from(learningDays).where(eq(learningDays.userId, id));
    expect(sums).toMatchObject({ attempts: 0, events: 1 });
    const exported = await call('GET', '/analytics/events.csv');
    expect(exported.bytes.toString()).toContain(`"placement-answered","${courseId}","${lessonId}","${item}","yes"`);
  });

  test('"I do not know" counts as wrong', async () => {
    const { begin, answer, events } = await student();
    await answer((await begin()).question?.id ?? '', null);
    expect(await events()).toMatchObject([{ isRight: false }]);
  });

  test('409 for a question that is not asked, 422 for a choice that there is not', async () => {
    const { begin, answer, events } = await student();
    expect((await answer('sql-for-beginners.m1-l4.q1', 0)).status).toBe(409);
    const asked = (await begin()).question?.id ?? '';
    expect((await answer(asked, 9)).status).toBe(422);
    expect((await answer(asked, 0)).status).toBe(200);
    expect((await answer(asked, 0)).status).toBe(409);
    expect(await events()).toHaveLength(1);
  });

  test('two at once count once', async () => {
    const { begin, answer, events } = await student();
    const asked = (await begin()).question?.id ?? '';
    const answers = await Promise.all([answer(asked, 0), answer(asked, 1), answer(asked, null)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(await events()).toHaveLength(1);
  });
});
