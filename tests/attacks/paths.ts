/** The placement: its questions must not give their answers away, and each counts once. */
import assert from 'node:assert/strict';
import { questionId } from '../../server/content/quiz-questions.ts';
import { findWritten, readContent } from '../../server/content/read.ts';
import { stringIn, type Target } from './target.ts';
import type { Topic } from './types.ts';

const content = readContent('content');
const placement = 'server/analytics/path/placement.ts';

function explanationOf(id: string): string {
  const [courseId = '', lessonId, item] = id.split('.');
  const lessons = findWritten(content, courseId).modules.flatMap((module) => module.lessons);
  const quiz = lessons.find((lesson) => lesson.id === lessonId);
  const question = quiz?.type === 'quiz' ? quiz.questions.find((_, at) => questionId(at) === item) : undefined;
  assert.ok(question, `The content has no question ${id}`);
  return question.explanation;
}

/** A new student whose placement has begun. */
async function asked(target: Target) {
  const { token } = await target.register();
  const body = { aimId: 'answer-questions-with-sql' };
  await target.call('PUT', '/analytics/path', { token, body });
  const started = await target.call('POST', '/analytics/placement', { token });
  const id = stringIn(Object(started.body)['question'], 'id') ?? '';
  const answer = (choice: number | null, questionId = id) =>
    target.call('POST', '/analytics/placement/answers', { token, body: { questionId, choice } });
  const log = async () => {
    const { text } = await target.call('GET', '/analytics/events.csv', { token });
    return text.split('\n').filter((line) => line.includes('placement-answered')).length;
  };
  return { started, id, answer, log };
}

export const paths: Topic = {
  attacks: [
    {
      name: 'read in a placement which answers are right',
      async run(target) {
        const { started, id, answer } = await asked(target);
        const answered = await answer(0);
        assert.equal(answered.status, 200);
        for (const { text } of [started, answered]) {
          assert.ok(!text.includes(JSON.stringify(explanationOf(id)).slice(1, -1)));
          assert.ok(!/"(correct|isRight|right|explanation)"/.test(text));
        }
      },
      mutations: [
        {
          file: placement,
          from: 'prompt, choices: options, ...titles }',
          to: 'prompt, choices: options, ...titles, correct: found.question.correct }',
        },
      ],
    },
    {
      name: 'answer one question of a placement many times at once',
      async run(target) {
        const { answer, log } = await asked(target);
        const answers = await Promise.all([0, 1, 2, 0, 1, 2].map((choice) => answer(choice)));
        assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 409, 409, 409, 409, 409]);
        assert.equal(await log(), 1);
      },
      mutations: [{ file: placement, from: 'row.question === questionId ?', to: 'questionId ?' }],
    },
    {
      name: 'have questions count that no placement asked',
      async run(target) {
        const { id, answer, log } = await asked(target);
        const own = 'sql-for-beginners.m1-l4.q1';
        const others = [own === id ? 'sql-for-beginners.m1-l4.q2' : own, 'data-ethics.m1-l4.q1', 'x.m1-l1.q1'];
        const answers = await Promise.all(others.map((other) => answer(0, other)));
        assert.deepEqual(
          answers.map(({ status }) => status),
          [409, 409, 409],
        );
        assert.equal(await log(), 0);
      },
      mutations: [{ file: placement, from: 'row.question === questionId ?', to: 'questionId ?' }],
    },
  ],
};
