/** Questions that come back: what is due, and what an answer changes, whichever device it comes from. */
import { and, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cardAnswers, reviewCards } from '../../platform/database/schema/analytics.ts';
import { enrolments, lessons } from '../../platform/database/schema/course.ts';
import { storage } from '../../platform/limits.ts';
import { course, eventsOf, learner } from '../../testing/learning.ts';
import { answerQuiz, type CardAnswer, dueOf, otherThan, rightOptions, sendAnswers } from '../../testing/review.ts';
import { createTestServer, type TestServer, testNow } from '../../testing/server.ts';
import { nameOf } from './cards.ts';
import { publishedForgetting } from './forgetting.ts';

const day = 86_400_000;
const lessonId = 'm1-l4';
const lesson = { courseId: course, lessonId };

let server: TestServer;
let now: Date;
let right: string[];
beforeAll(async () => {
  server = await createTestServer({ now: () => now });
  right = await rightOptions(server.db, course, lessonId);
});
beforeEach(() => {
  now = testNow;
});
afterAll(() => server.close());

const setClock = (days: number) => {
  now = new Date(testNow.getTime() + days * day);
};
const today = () => now.toISOString().slice(0, 10);

/** Has answered the first question of the quiz right and the second one wrong. */
async function student() {
  const { id, email, token } = await learner(server);
  await answerQuiz(server, token, { ...lesson, pattern: 'rw' });
  return {
    id,
    email,
    token,
    due: () => dueOf(server, token),
    answer: (overrides: Partial<CardAnswer> = {}) => sendAnswers(server, token, [answered(overrides)]),
    cards: () => server.db.select().from(reviewCards).where(eq(reviewCards.userId, id)).orderBy(reviewCards.question),
    log: () => server.db.select().from(cardAnswers).where(eq(cardAnswers.userId, id)).orderBy(cardAnswers.at),
  };
}

const answered = (overrides: Partial<CardAnswer> = {}): CardAnswer => ({
  ...lesson,
  id: crypto.randomUUID(),
  questionId: 'q1',
  optionId: right[0] ?? '',
  rating: 'good',
  at: now.toISOString(),
  ...overrides,
});

describe('§analytics.60 a question comes back', () => {
  test('once it was answered in its lesson: a wrong one tomorrow, a right one in three days', async () => {
    const { due, cards } = await student();
    expect(await cards()).toMatchObject([{ question: 'q1' }, { question: 'q2' }]);
    expect(await due()).toEqual({
      today: today(),
      questions: [],
      doneToday: 0,
      waiting: 0,
      next: { day: new Date(testNow.getTime() + day).toISOString().slice(0, 10), questions: 1 },
    });
    setClock(1);
    expect((await due()).questions.map(({ questionId }) => questionId)).toEqual(['q2']);
    setClock(3);
    expect((await due()).questions.map(({ questionId }) => questionId)).toEqual(['q2', 'q1']);
  });

  test('with its answer and explanation, as its lesson has it', async () => {
    const { due } = await student();
    setClock(1);
    const [row] = await server.db
      .select()
      .from(lessons)
      .where(and(eq(lessons.courseId, course), eq(lessons.id, lessonId)));
    const written = row?.content.type === 'quiz' ? row.content.questions[1] : undefined;
    expect((await due()).questions).toEqual([
      {
        ...lesson,
        courseTitle: 'Data Literacy',
        lessonTitle: row?.title,
        questionId: 'q2',
        prompt: written?.prompt,
        options: written?.options.map((text, index) => ({ id: 'abcdefgh'[index], text })),
        right: right[1],
        explanation: written?.explanation,
      },
    ]);
  });

  test('answered once more in its lesson it comes back later', async () => {
    const { token, due } = await student();
    setClock(3);
    await answerQuiz(server, token, { ...lesson, pattern: 'rr' });
    expect(await due()).toMatchObject({ questions: [], doneToday: 0 });
  });

  test('a question that the content has no longer does not come back, nor one of a course that is closed to the student', async () => {
    const { id, due } = await student();
    const first = and(eq(reviewCards.userId, id), eq(reviewCards.question, 'q1'));
    await server.db.update(reviewCards).set({ question: 'q77' }).where(first);
    setClock(5);
    expect((await due()).questions.map(({ questionId }) => questionId)).toEqual(['q2']);
    const other = await student();
    await server.db.update(enrolments).set({ access: 'ended' }).where(eq(enrolments.userId, other.id));
    expect(await other.due()).toMatchObject({ questions: [], next: null });
    await other.answer();
    expect(await other.log()).toHaveLength(2);
  });
});

describe('§analytics.61 getDueCards', () => {
  test('answers nothing to whoever has answered nothing', async () => {
    const { token } = await learner(server);
    expect(await dueOf(server, token)).toEqual({ today: today(), questions: [], doneToday: 0, waiting: 0, next: null });
  });

  test('at most fifteen a day, those answered today included, the likeliest to be forgotten first; the others wait', async () => {
    const { id, token, due } = await student();
    const quizzes = await server.db.select().from(lessons).where(eq(lessons.type, 'quiz'));
    for (const { courseId, id: lesson } of quizzes.slice(0, 8)) {
      await server.db.insert(enrolments).values({ userId: id, courseId }).onConflictDoNothing();
      await answerQuiz(server, token, { courseId, lessonId: lesson, pattern: 'rwrwrw' });
    }
    setClock(4);
    const all = await server.db.select().from(reviewCards).where(eq(reviewCards.userId, id));
    const first = await due();
    expect(first.questions).toHaveLength(15);
    expect(first).toMatchObject({ doneToday: 0, waiting: all.length - 15 });
    const isWrong = first.questions.map(
      (each) =>
        all.find((card) => nameOf(card) === nameOf({ ...each, question: each.questionId }))?.stability === 0.212,
    );
    expect(isWrong).toEqual(isWrong.toSorted((one, other) => Number(other) - Number(one)));
    for (const { courseId, lessonId: lesson, questionId, right: optionId } of first.questions.slice(0, 2)) {
      await sendAnswers(server, token, [answered({ courseId, lessonId: lesson, questionId, optionId })]);
    }
    const second = await due();
    expect(second).toMatchObject({ doneToday: 2, waiting: all.length - 15 });
    expect(second.questions).toEqual(first.questions.slice(2));
    const tomorrow = new Date(now.getTime() + day).toISOString().slice(0, 10);
    expect(second.next).toEqual({ day: tomorrow, questions: Math.min(15, all.length - 15) });
    setClock(5);
    expect(await due()).toMatchObject({ doneToday: 0 });
  });

  test("today is the day in the student's own zone", async () => {
    const { token, due } = await student();
    now = new Date(`${today()}T23:30:00Z`);
    expect((await due()).questions).toEqual([]);
    await server.send('POST', '/analytics/activity', {
      token,
      body: {
        timeZone: 'Pacific/Kiritimati',
        events: [{ ...lesson, id: crypto.randomUUID(), kind: 'opened', at: now.toISOString() }],
      },
    });
    expect((await due()).questions).toHaveLength(1);
  });
});

describe('§analytics.62 answerCards', () => {
  test('the server judges: a wrong answer is again, whatever was said of it', async () => {
    const { answer, log, due } = await student();
    setClock(3);
    expect((await answer({ rating: 'easy', optionId: otherThan(right[0] ?? '') })).statusCode).toBe(204);
    expect((await log()).at(-1)).toMatchObject({ question: 'q1', rating: 'again', isOfQuiz: false, day: today() });
    expect(await due()).toMatchObject({ doneToday: 1 });
    await answer({
      questionId: 'q2',
      optionId: right[1] ?? '',
      rating: 'hard',
      at: new Date(now.getTime() - 1).toISOString(),
    });
    expect((await log()).map(({ rating }) => rating)).toEqual(expect.arrayContaining(['hard']));
    expect(await due()).toMatchObject({ questions: [], doneToday: 2 });
  });

  test('each answer is an attempt in the log of learning, once', async () => {
    const { id, answer } = await student();
    setClock(3);
    const key = crypto.randomUUID();
    const before = (await eventsOf(server.db, id)).length;
    await answer({ id: key });
    await answer({ id: key, optionId: otherThan(right[0] ?? '') });
    const events = await eventsOf(server.db, id);
    expect(events).toHaveLength(before + 1);
    expect(events.at(-1)).toMatchObject({
      kind: 'question-answered',
      item: 'q1',
      isRight: true,
      outcomeId: 'm1',
    });
  });

  test("leaves out what is not the student's to answer, and keeps the others of the call", async () => {
    const { token, log } = await student();
    setClock(3);
    const fresh = await learner(server);
    await sendAnswers(server, fresh.token, [answered()]);
    expect(await server.db.select().from(cardAnswers).where(eq(cardAnswers.userId, fresh.id))).toEqual([]);
    await sendAnswers(server, token, [
      answered({ questionId: 'q9' }),
      answered({ optionId: 'z' }),
      answered({ lessonId: 'm1-l1' }),
      answered({ courseId: 'data-analytics' }),
      answered(),
    ]);
    expect((await log()).filter(({ isOfQuiz }) => !isOfQuiz)).toHaveLength(1);
  });

  test('a device whose clock is wrong loses no answer: it counts as of now', async () => {
    const { answer, log } = await student();
    setClock(3);
    await answer({ at: new Date(now.getTime() + 60_000).toISOString() });
    await answer({ at: new Date(now.getTime() - 31 * day).toISOString(), questionId: 'q2', optionId: right[1] ?? '' });
    expect((await log()).slice(2).map(({ at }) => at)).toEqual([now, now]);
    await answer({ at: new Date(now.getTime() - 29 * day).toISOString() });
    expect((await log())[0]?.at).toEqual(new Date(now.getTime() - 29 * day));
  });

  test('an unknown time zone is refused', async () => {
    const { token } = await student();
    expect((await sendAnswers(server, token, [answered()], 'Mars/Olympus')).statusCode).toBe(422);
  });

  test('a day takes so many answers, and what is beyond is left out', async () => {
    const { id, answer, log } = await student();
    setClock(3);
    const rows = Array.from({ length: storage.cardAnswersOfDay - 1 }, () => ({
      ...lesson,
      ...{ userId: id, id: crypto.randomUUID(), question: 'q1', at: now, day: today(), rating: 'good' as const },
      isOfQuiz: false,
    }));
    await server.db.insert(cardAnswers).values(rows);
    await answer();
    await answer();
    expect(await log()).toHaveLength(2 + storage.cardAnswersOfDay);
  });

  test('answers are added and deleted, never changed', async () => {
    const { id } = await student();
    const change = server.db.update(cardAnswers).set({ rating: 'easy' }).where(eq(cardAnswers.userId, id));
    await expect(change).rejects.toThrow();
  });
});

/** Two devices: each sends what it has in batches of its own, some twice, and none in order. */
const sent = fc.array(
  fc.record({
    number: fc.nat(11),
    questionId: fc.constantFrom('q1', 'q2'),
    isRight: fc.boolean(),
    rating: fc.constantFrom('again' as const, 'hard' as const, 'good' as const, 'easy' as const),
    hoursAgo: fc.constantFrom(0, 1, 1, 30, 100, 500),
  }),
  { minLength: 1, maxLength: 6 },
);
const devices = fc.record({
  batches: fc.array(sent, { minLength: 1, maxLength: 5 }),
  zone: fc.constantFrom('UTC', 'Pacific/Kiritimati', 'America/New_York'),
});

test('§analytics.63 a card is what a replay of its answers yields, whatever the order in which devices send them', async () => {
  await fc.assert(
    fc.asyncProperty(devices, async ({ batches, zone }) => {
      const { id, email, cards, log } = await student();
      setClock(25);
      const token = await server.signIn(email);
      const answersOf = (batch: (typeof batches)[number]) =>
        batch.map(({ number, questionId, isRight, hoursAgo, rating }) => {
          const correct = right[questionId === 'q1' ? 0 : 1] ?? '';
          return answered({
            ...{ questionId, rating },
            id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
            optionId: isRight ? correct : otherThan(correct),
            at: new Date(now.getTime() - hoursAgo * 3_600_000).toISOString(),
          });
        });
      // As they come, two at once.
      for (let from = 0; from < batches.length; from += 2) {
        const both = batches.slice(from, from + 2).map((batch) => sendAnswers(server, token, answersOf(batch), zone));
        for (const { statusCode } of await Promise.all(both)) expect(statusCode).toBe(204);
      }
      const known = await log();
      expect(known).toHaveLength(2 + new Set(batches.flat().map(({ number }) => number)).size);
      for (const { userId, courseId, lessonId: lesson, question, ...memory } of await cards()) {
        const [first, ...rest] = known.filter((each) => each.question === question);
        if (!first) throw new Error('A card without an answer');
        expect({ userId, courseId, lesson }).toEqual({ userId: id, courseId: course, lesson: lessonId });
        expect(memory).toEqual(publishedForgetting.memoryOf([first, ...rest]));
      }
      const attempts = (await eventsOf(server.db, id)).filter(({ kind }) => kind === 'question-answered');
      expect(attempts).toHaveLength(known.length);
      now = testNow;
    }),
    { numRuns: process.env['WHOLE'] ? 100 : 15 },
  );
}, 120_000);
