/** Exercises: what must not count as solved, and students' code, which the server keeps and never runs. */
import assert from 'node:assert/strict';
import { exerciseOf, given } from '../../server/testing/exercises.ts';
import { asSent } from './inputs.ts';
import { buy } from './purchase.ts';
import { stringIn, type Target } from './target.ts';
import type { Topic } from './types.ts';

const { courseId, lesson, path } = exerciseOf('sql');
const [shown, hidden] = [given(lesson.fit.visible), given(lesson.fit.hidden)];
const handlers = 'server/practice/handlers.ts';

/** A student of the course who has opened the exercise. */
async function practising(target: Target) {
  const { token } = await target.register();
  await buy(target, token, courseId);
  const check = (code: string) => target.call('POST', `${path}/attempts`, { token, body: { code, ...shown } });
  const open = async () => Object((await target.call('GET', path, { token })).body);
  await open();
  return {
    check,
    open,
    fitting: async () => stringIn((await check('SELECT 1;')).body, 'attemptId') ?? '',
    confirm: (attempt: string, body: object) =>
      target.call('POST', `${path}/attempts/${attempt}/confirmation`, { token, body }),
  };
}

export const practice: Topic = {
  attacks: [
    {
      name: 'have an exercise count as solved with a typed-in result or the attempt of somebody else',
      async run(target) {
        const [one, other] = [await practising(target), await practising(target)];
        const typed = await one.confirm(await one.fitting(), shown);
        assert.equal(stringIn(typed.body, 'outcome'), 'different');
        assert.equal((await one.confirm(await other.fitting(), hidden)).status, 404);
        assert.equal((await one.open())['status'], 'open');
      },
      mutations: [
        { file: handlers, from: "verdictOn(exercise, 'hidden', body)", to: "verdictOn(exercise, 'visible', body)" },
        {
          file: handlers,
          from: 'and(eq(exerciseAttempts.id, attemptId), attemptsAt(key))',
          to: 'and(eq(exerciseAttempts.id, attemptId))',
        },
      ],
    },
    {
      name: 'try results until one fits, with one attempt',
      async run(target) {
        const { fitting, confirm, open } = await practising(target);
        const attempt = await fitting();
        const answers = await Promise.all([shown, hidden, hidden, hidden].map((body) => confirm(attempt, body)));
        assert.equal(answers.filter(({ status }) => status === 200).length, 1);
        const solved = answers.some(({ body }) => stringIn(body, 'outcome') === 'solved');
        assert.equal((await open())['status'], solved ? 'solved' : 'open');
      },
      mutations: [{ file: handlers, from: "attempt.outcome !== 'confirming'", to: "attempt.outcome === 'different'" }],
    },
    {
      name: 'have code read as SQL, templates or commands by the server',
      async run(target) {
        const { check, open } = await practising(target);
        for (const code of asSent) {
          assert.equal((await check(code)).status, 200, code);
          assert.equal((await open())['lastCode'], code);
        }
      },
      mutations: [
        {
          file: handlers,
          from: '      if (!attempt) throw new Error(',
          to: '      await tx.execute("update exercise_attempts set code = \'" + code + "\' where id = \'" + attempt?.id + "\'");\n      if (!attempt) throw new Error(',
        },
      ],
    },
  ],
};
